import type { PoolClient } from 'pg'
import type { PostgresLibraries } from './libraries.ts'

/** The statements that migrate the tables from one version to the next. To change the tables, add an entry. */
const VERSIONS = [
  `CREATE TABLE causalmace.experiment (
     instance text PRIMARY KEY,
     announcement text NOT NULL,
     pulse text NOT NULL,
     heard timestamptz NOT NULL
   );
   CREATE TABLE causalmace.value (
     instance text, hash text, bytes bytea NOT NULL, made timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (instance, hash)
   );
   CREATE TABLE causalmace.parcel (
     instance text, name text, bytes bigint NOT NULL, made timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (instance, name)
   );
   CREATE TABLE causalmace.piece (
     instance text, parcel text, number int, bytes bytea NOT NULL, made timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (instance, parcel, number)
   );
   -- Pieces are compressed already.
   ALTER TABLE causalmace.piece ALTER bytes SET STORAGE EXTERNAL;
   ALTER TABLE causalmace.value ALTER bytes SET STORAGE EXTERNAL;
   -- What is lost of these is said again: no need to write it down.
   CREATE UNLOGGED TABLE causalmace.message (
     instance text, box text, number bigserial, body bytea NOT NULL, made timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (instance, box, number)
   );
   CREATE UNLOGGED TABLE causalmace.worker (
     id text PRIMARY KEY, report text NOT NULL, heard timestamptz NOT NULL
   );`,
]

/** Creates all missing tables, ours and BullMQ's; of several concurrent processes, one does it. */
export async function prepareTables(client: PoolClient, libraries: PostgresLibraries): Promise<void> {
  // A role without permission to create tables can still use existing ones.
  if ((await versionOf(client)) < VERSIONS.length) await migrate(client)
  const { assertSchemaCompatibility, runMigrations, LATEST_SCHEMA_VERSION, SchemaMigrationRequiredError } =
    libraries
  const queues = await assertSchemaCompatibility(client).catch((error: unknown) => {
    if (error instanceof SchemaMigrationRequiredError) return 0
    throw error
  })
  if (queues < LATEST_SCHEMA_VERSION) await runMigrations(client)
}

/** 0 if there are no tables. */
async function versionOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('causalmace.migration') AS ledger")
  if (rows[0]?.ledger === null) return 0
  const found = await client.query('SELECT max(version) AS version FROM causalmace.migration')
  return found.rows[0]?.version ?? 0
}

async function migrate(client: PoolClient): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('causalmace.migration'))")
    await client.query('CREATE SCHEMA IF NOT EXISTS causalmace')
    await client.query(
      'CREATE TABLE IF NOT EXISTS causalmace.migration (version int PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())',
    )
    const done = await versionOf(client)
    for (const [index, statements] of VERSIONS.entries()) {
      if (index < done) continue
      await client.query(statements)
      await client.query('INSERT INTO causalmace.migration (version) VALUES ($1)', [index + 1])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
