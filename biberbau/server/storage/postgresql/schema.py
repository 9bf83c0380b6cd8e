"""What a database holds of a house, in a schema of its own, so that it may hold other things too.

A table has an owner, which is a process that appends to it, and a fence: a number that grows whenever it gets an owner.
"""

from __future__ import annotations

import secrets

import asyncpg

from biberbau.server.storage.log import FOLLOWED_LENGTH, SECRET_BYTES, LogUnavailable, SchemaTooNew

SCHEMA_VERSION = 1
"""What this version writes into `house`."""

OLDEST_SERVER = 15
"""The first version of PostgreSQL that is tried."""

CHANNEL = "biberbau"
"""On which processes hear what others have appended that all follow."""

NAMESPACE = 0x0B1BE
"""Under this number are our advisory locks: one for each process, and 0 for who looks whether tables are to be made."""

NOTED = 30
"""Seconds for which it holds what a process has said of a table that it let go: by then everybody has come again."""

LATEST_SIGN = 6
"""Seconds without any sign after which a process counts as gone though its connection stands."""

TABLES = """
CREATE SCHEMA biberbau;

CREATE TABLE biberbau.house (
    version integer NOT NULL,
    secret bytea NOT NULL,
    filled timestamptz         -- when a copy was put into it
);

CREATE TABLE biberbau.process (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seen timestamptz NOT NULL DEFAULT clock_timestamp(),
    inside text COLLATE "C",   -- where other machines reach it
    desk boolean NOT NULL DEFAULT false  -- whether it may keep what a house has only once
);

CREATE TABLE biberbau.game_table (
    code text COLLATE "C" PRIMARY KEY,
    created timestamptz NOT NULL DEFAULT clock_timestamp(),
    owner integer,             -- a process that may be gone
    fence bigint NOT NULL,
    note bytea,                -- what was said of it
    noted timestamptz,         -- when,
    noted_fence bigint         -- and by the owner with this fence
) WITH (fillfactor = 80);      -- so that a new owner is written beside the old one

CREATE TABLE biberbau.event (
    code text COLLATE "C" NOT NULL,
    sequence integer NOT NULL CHECK (sequence > 0),
    happened timestamptz NOT NULL DEFAULT clock_timestamp(),
    body bytea NOT NULL,
    PRIMARY KEY (code, sequence)
);
"""

SNAPSHOT_TABLE = """
CREATE TABLE biberbau.snapshot (  -- nothing that could not be made again from the events
    code text COLLATE "C" NOT NULL REFERENCES biberbau.game_table ON DELETE CASCADE,
    sequence integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (code, sequence)
);
"""


HAS_COLUMN = """
SELECT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass($1) AND attname = $2 AND NOT attisdropped)
"""

SINCE = (
    (
        ("biberbau.process", "desk"),
        'ALTER TABLE biberbau.process ADD COLUMN inside text COLLATE "C",'
        " ADD COLUMN desk boolean NOT NULL DEFAULT false",
    ),
    (
        ("biberbau.game_table", "noted_fence"),
        "ALTER TABLE biberbau.game_table ADD COLUMN note bytea, ADD COLUMN noted timestamptz,"
        " ADD COLUMN noted_fence bigint",
    ),
    (("biberbau.snapshot", "body"), SNAPSHOT_TABLE),
    (("biberbau.house", "filled"), "ALTER TABLE biberbau.house ADD COLUMN filled timestamptz"),
)
"""What databases lack that were made before a house could be on several machines, tables went on as they stood,
snapshots were in the database, or it was known when a copy was put there: columns by which that is known, and what
makes them.  Processes of before neither read nor write them."""


async def prepare(connection: asyncpg.Connection, name: str) -> bytes:
    """Make the tables in a database that has none; return the secret of the house, and raise as `secret_of` does."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, 0)", NAMESPACE)
        secret = await secret_of(connection, name)
        if secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
            await connection.execute(TABLES + SNAPSHOT_TABLE)
            fresh = "INSERT INTO biberbau.house (version, secret) VALUES ($1, $2)"
            await connection.execute(fresh, SCHEMA_VERSION, secret)
        else:
            for column, lacking in SINCE:
                if not await connection.fetchval(HAS_COLUMN, *column):
                    await connection.execute(lacking)
    return secret


async def secret_of(connection: asyncpg.Connection, name: str) -> bytes | None:
    """Return the secret of the house in a database; None where there is none.

    SchemaTooNew for a database from the future, LogUnavailable for one that cannot be used.
    """
    server = connection.get_server_version().major
    if server < OLDEST_SERVER:
        raise LogUnavailable(f"{name} is in PostgreSQL {server}; Biberbau needs {OLDEST_SERVER} or newer")
    if not await connection.fetchval("SELECT to_regnamespace('biberbau') IS NOT NULL"):
        return None
    if not await connection.fetchval("SELECT to_regclass('biberbau.house') IS NOT NULL"):
        raise LogUnavailable(f"{name} has a schema named biberbau that is another program's")
    version, secret = await connection.fetchrow("SELECT version, secret FROM biberbau.house")
    if version > SCHEMA_VERSION:
        raise SchemaTooNew(
            f"{name} was written by a newer Biberbau (schema {version}; this one knows {SCHEMA_VERSION}). "
            "Update Biberbau, or choose another database with --log."
        )
    return bytes(secret)


LIVES = f"""(
    EXISTS (SELECT FROM biberbau.process
            WHERE id = {{owner}} AND seen > clock_timestamp() - interval '{LATEST_SIGN} s')
    AND EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                WHERE locktype = 'advisory' AND classid = {NAMESPACE} AND objid = {{owner}}::oid AND objsubid = 2
                AND granted AND datname = current_database())
)"""
"""Whether a process lives: it has been heard of, and the connection that bears its lock stands."""

LEASE = f"""
WITH free AS MATERIALIZED (
    SELECT code FROM biberbau.game_table AS held
    WHERE code = ANY ($1::text[]) AND (owner IS NULL OR owner = $2 OR NOT {LIVES.format(owner="held.owner")})
    ORDER BY code FOR NO KEY UPDATE
)
UPDATE biberbau.game_table AS held SET owner = $2, fence = fence + 1 FROM free WHERE held.code = free.code
RETURNING held.code, fence,
    CASE WHEN noted_fence = fence - 1 AND noted > clock_timestamp() - interval '{NOTED} s' THEN note END
"""
"""Waits for an append of the old owner that is under way; what that one appends later meets another fence.

Rows are locked in the order in which appends lock them, so that no two wait for each other.
"""

RELEASE = """
UPDATE biberbau.game_table AS held
SET owner = NULL, note = given.note, noted = clock_timestamp(), noted_fence = given.fence
FROM unnest($2::text[], $3::bigint[], $4::bytea[]) AS given (code, fence, note)
WHERE held.code = given.code AND held.fence = given.fence AND owner = $1
"""

STILL_HAD = """
SELECT code FROM biberbau.game_table JOIN unnest($2::text[], $3::bigint[]) AS one (code, fence) USING (code, fence)
WHERE owner = $1
"""

OWNERS = """
SELECT code, owner, inside FROM biberbau.game_table LEFT JOIN biberbau.process ON process.id = owner
WHERE code = ANY ($1::text[])
"""

LIVING_OWNERS = f"""
WITH had AS MATERIALIZED (SELECT code, owner FROM biberbau.game_table WHERE code = ANY ($1::text[])),
living AS MATERIALIZED (
    SELECT one.owner FROM (SELECT DISTINCT owner FROM had) AS one WHERE {LIVES.format(owner="one.owner")}
)
SELECT code, owner FROM had JOIN living USING (owner)
"""

APPEND = f"""
WITH wanted AS (
    SELECT code, after, fence FROM unnest($2::text[], $3::integer[], $4::bigint[]) AS one (code, after, fence)
),
held AS MATERIALIZED (
    SELECT code, owner, fence FROM biberbau.game_table WHERE code = ANY ($2) ORDER BY code FOR NO KEY UPDATE
),
opened AS (
    INSERT INTO biberbau.game_table (code, owner, fence) SELECT code, $1, 1 FROM wanted WHERE after = 0 ORDER BY code
    ON CONFLICT (code) DO NOTHING RETURNING code
),
fit AS (
    SELECT code FROM opened
    UNION ALL
    SELECT code FROM held JOIN wanted USING (code, fence)
    WHERE owner = $1 AND after = (SELECT max(sequence) FROM biberbau.event WHERE event.code = held.code)
)
INSERT INTO biberbau.event (code, sequence, body)
SELECT code, sequence, body FROM unnest($5::text[], $6::integer[], $7::bytea[]) AS one (code, sequence, body)
JOIN fit USING (code)
RETURNING code, CASE WHEN length(code) >= {FOLLOWED_LENGTH} THEN pg_notify('{CHANNEL}', code) IS NOT NULL END
"""
"""A group of appends, one to a table, as one statement, which is a durable transaction of its own.

Those that do not fit are left out, and the others written.  Fences are read with a lock on their rows, so that no lease
comes between them and the events; always in one order, so that no two groups wait for each other.
"""

HELD = "SELECT code FROM biberbau.game_table WHERE code = $1 AND owner = $2 AND fence = $3 FOR UPDATE"

DROP = f"""
WITH held AS MATERIALIZED ({HELD}),
emptied AS (DELETE FROM biberbau.event USING held WHERE event.code = held.code)
DELETE FROM biberbau.game_table USING held WHERE game_table.code = held.code RETURNING game_table.code
"""

REWRITE = f"""
WITH held AS MATERIALIZED ({HELD}),
gone AS (DELETE FROM biberbau.snapshot USING held WHERE snapshot.code = held.code)
UPDATE biberbau.event SET body = one.body
FROM held, unnest($4::integer[], $5::bytea[]) AS one (sequence, body)
WHERE event.code = held.code AND event.sequence = one.sequence RETURNING event.sequence
"""

COUNT = "SELECT count(*) FROM biberbau.game_table WHERE length(code) < $1"

FILLED = "SELECT coalesce(extract(epoch FROM filled)::float8, 0) FROM biberbau.house"

QUIET = """
SELECT code FROM biberbau.game_table WHERE length(code) < $1 AND (
    SELECT happened FROM biberbau.event WHERE event.code = game_table.code ORDER BY sequence DESC LIMIT 1
) < to_timestamp($2::float8) ORDER BY created, code
"""

BEAT = """
INSERT INTO biberbau.process (id, seen, inside, desk) OVERRIDING SYSTEM VALUE VALUES ($1, clock_timestamp(), $2, $3)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
"""

ENTER = "INSERT INTO biberbau.process (inside, desk) VALUES ($1, $2) RETURNING id"

LEAVE = "DELETE FROM biberbau.process WHERE id = $1 OR seen < clock_timestamp() - interval '1 day'"

OTHERS = f"""
SELECT id, inside FROM biberbau.process AS other WHERE id <> $1 AND {LIVES.format(owner="other.id")} ORDER BY inside, id
"""

DESK = f"""
SELECT id, inside FROM biberbau.process AS one WHERE desk AND {LIVES.format(owner="one.id")} ORDER BY inside, id LIMIT 1
"""
"""Of several machines the one with the first address keeps it, as long as it lives."""

TABLES_BY_AGE = "SELECT code FROM biberbau.game_table ORDER BY created, code"

EVENTS_OF = "SELECT body FROM biberbau.event WHERE code = $1 AND sequence > $2 ORDER BY sequence"

TIMES_OF = "SELECT extract(epoch FROM happened)::float8 FROM biberbau.event WHERE code = $1 ORDER BY sequence"

SNAPSHOTS_OF = "SELECT body FROM biberbau.snapshot WHERE code = $1 ORDER BY sequence DESC"

KEEP_SNAPSHOT = """
WITH soon AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
held AS MATERIALIZED (
    SELECT code FROM biberbau.game_table, soon WHERE code = $1 AND owner = $2 AND fence = $3 FOR KEY SHARE OF game_table
),
older AS (
    DELETE FROM biberbau.snapshot USING held WHERE snapshot.code = held.code
    AND sequence < (SELECT max(sequence) FROM biberbau.snapshot WHERE code = $1)
)
INSERT INTO biberbau.snapshot (code, sequence, body) SELECT code, $4, $5 FROM held
ON CONFLICT (code, sequence) DO UPDATE SET body = excluded.body
"""
"""Keep one and the one before.  Nobody waits until it is on the disk, and only the owner's is taken."""

FORGET_SNAPSHOTS = "DELETE FROM biberbau.snapshot WHERE code = $1"
