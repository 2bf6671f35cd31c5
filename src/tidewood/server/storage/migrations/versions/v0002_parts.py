"""Snapshots hold the part of the log that is new since another one, instead of the whole log.

What an older version has written stays as it is: its `log` is empty, and its save has everything.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("log", sa.Text))
