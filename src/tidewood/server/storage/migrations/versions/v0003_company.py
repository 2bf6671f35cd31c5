"""What people at a table agree on beside the game (a clock, whether they talk), what they said, and who was away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("talk", sa.Boolean))
    op.create_table(
        "chat",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", name="fk_chat_table"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_chat"),
    )
    op.create_table(
        "absences",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", name="fk_absences_table"), nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_absences"),
    )
