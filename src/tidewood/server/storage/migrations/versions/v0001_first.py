"""The first schema.

Written out and never changed, so that it stays what was released whatever `schema.py` becomes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "browsers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("cookie", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_browsers"),
        sa.UniqueConstraint("cookie", name="uq_browsers_cookie"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("spectator", sa.Text),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["browsers.id"], name="fk_tables_host"),
        sa.UniqueConstraint("spectator", name="uq_tables_spectator"),
        sa.CheckConstraint("length(id) BETWEEN 1 AND 24", name=op.f("ck_tables_id")),
        sa.CheckConstraint("state IN ('running', 'over', 'ended')", name=op.f("ck_tables_state")),
    )
    op.create_index("ix_tables_state_listed_created", "tables", ["state", "listed", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("holder", sa.Text),
        sa.Column("invitation", sa.Text),
        sa.Column("personal", sa.Text),
        sa.PrimaryKeyConstraint("table", "player", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.ForeignKeyConstraint(["holder"], ["browsers.id"], name="fk_seats_holder"),
        sa.UniqueConstraint("invitation", name="uq_seats_invitation"),
        sa.UniqueConstraint("personal", name="uq_seats_personal"),
        sa.CheckConstraint("kind IN ('human', 'bot', 'open')", name=op.f("ck_seats_kind")),
        sa.CheckConstraint("(kind = 'bot') = (bot IS NOT NULL)", name=op.f("ck_seats_bot")),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "spectators",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "browser", name="pk_spectators"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_spectators_table"),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_spectators_browser"),
    )
    op.create_table(
        "answers",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_answers"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_answers_table"),
        sa.CheckConstraint("seq > 0", name=op.f("ck_answers_seq")),
        sa.CheckConstraint("length(payload) <= 1024", name=op.f("ck_answers_payload")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table"),
        sa.CheckConstraint("seq >= 0", name=op.f("ck_snapshots_seq")),
    )
