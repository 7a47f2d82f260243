import { PoolError } from '../../../../core/errors.ts'

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
 * @throws PoolError when they are not installed
 */
export async function postgresLibraries(): Promise<PostgresLibraries> {
  try {
    const [{ default: pg }, bullmq] = await Promise.all([import('pg'), import('bullmq')])
    return { ...bullmq, Pool: pg.Pool }
  } catch (cause) {
    throw new PoolError('The libraries for a pool behind PostgreSQL are not installed.', {
      hint: 'Install them with `npm install bullmq pg`.',
      cause,
    })
  }
}
