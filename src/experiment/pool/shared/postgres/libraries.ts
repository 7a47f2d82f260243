import { PoolError } from '../../../../core/errors.ts'

/** What a PostgreSQL store needs of its two libraries. */
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
 * The libraries of a PostgreSQL store. They are loaded only by those who use it, and may be missing.
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
