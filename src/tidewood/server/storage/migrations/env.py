"""Run by Alembic: migrates over the connection that `tidewood.server.storage.migrate` holds, inside its transaction."""

from alembic import context

from tidewood.server.storage.schema import metadata

connection = context.config.attributes["connection"]
# SQLite cannot alter a table, so Alembic copies it.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
