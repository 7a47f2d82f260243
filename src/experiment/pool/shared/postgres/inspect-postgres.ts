import type { Finding } from '../../../../judger/server/inspect.ts'
import type { Store } from '../store.ts'
import { type Database, MOST_CONNECTIONS } from './connection.ts'

/** The oldest version recommended by BullMQ. */
const OLDEST = 14

/** A server that confirms writes before they are on disk loses them when it dies. */
export async function weaknessOf({ query }: Database): ReturnType<Store['weakness']> {
  const [found] = await query<{ fsync: string; commit: string }>(
    "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit",
  )
  const off = [
    ...(found?.fsync === 'off' ? ['fsync'] : []),
    ...(found?.commit === 'off' ? ['synchronous_commit'] : []),
  ]
  if (off.length === 0) return undefined
  return {
    what: `PostgreSQL runs with ${off.map((name) => `${name} off`).join(' and ')}: if it dies, episodes that were being played are played again`,
    advice: off.map((name) => `ALTER SYSTEM SET ${name} = on; SELECT pg_reload_conf();`).join(' '),
  }
}

/** Version, free connections, and the disk space of runs. */
export async function inspectPostgres(database: Database): Promise<Finding[]> {
  const [found] = await database.query<{
    version: string
    major: number
    used: number
    most: number
    size: string
    waiting: string
  }>(
    `SELECT current_setting('server_version') AS version,
       current_setting('server_version_num')::int / 10000 AS major,
       (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most,
       pg_size_pretty(pg_database_size(current_database())) AS size,
       (SELECT pg_size_pretty(coalesce(sum(bytes), 0)) FROM causalmace.parcel) AS waiting`,
  )
  if (found === undefined) return []
  const { version, major, used, most, size, waiting } = found
  const isNew = major >= OLDEST
  const hasRoom = most - used >= MOST_CONNECTIONS
  return [
    {
      what: 'version',
      ok: isNew,
      got: `PostgreSQL ${version}`,
      ...(isNew ? {} : { advice: `use PostgreSQL ${OLDEST} or newer` }),
    },
    {
      what: 'connections',
      ok: hasRoom,
      got: `${used} of ${most} used; a runner or worker takes up to ${MOST_CONNECTIONS}`,
      ...(hasRoom ? {} : { advice: 'raise max_connections' }),
    },
    { what: 'disk', ok: true, got: `the database takes ${size}; runs that wait to be fetched ${waiting}` },
  ]
}
