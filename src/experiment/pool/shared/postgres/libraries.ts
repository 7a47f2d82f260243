import { importOptional } from '../../../../core/optional-package.ts'

/** The parts of its two libraries that a PostgreSQL store uses. */
export type PostgresLibraries = Pick<typeof import('pg').default, 'Pool'> &
  Pick<
    typeof import('bullmq'),
    | 'Queue'
    | 'QueueEvents'
    | 'Worker'
    | 'createPostgresBackend'
    | 'runMigrations'
    | 'assertSchemaCompatibility'
    | 'LATEST_SCHEMA_VERSION'
    | 'DEFAULT_SCHEMA'
    | 'SchemaMigrationRequiredError'
  >

/**
 * The libraries of a PostgreSQL store. They are loaded on first use, and may be missing.
 * @throws MissingPackageError if they are not installed
 */
export async function postgresLibraries(): Promise<PostgresLibraries> {
  const [{ default: pg }, bullmq] = await importOptional(
    () => Promise.all([import('pg'), import('bullmq')]),
    {
      packages: ['bullmq', 'pg'],
      purpose: 'A pool behind PostgreSQL',
    },
  )
  return { ...bullmq, Pool: pg.Pool }
}
