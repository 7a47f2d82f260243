import type { PgPool } from 'bullmq'
import type { Pool, PoolClient } from 'pg'
import { PoolError } from '../../../../core/errors.ts'
import { maskedUrl } from '../pool-url.ts'
import { CONNECT_MS, RECOVERING_MS, STARTING_MS } from '../store.ts'
import { isAway, isRecovering } from './away.ts'
import type { PostgresLibraries } from './libraries.ts'
import { prepareTables } from './tables.ts'

/** Maximum number of connections per process: two listeners, and the parallel queries. */
export const MOST_CONNECTIONS = 8
/** An idle connection is closed after this long (ms). */
const IDLE_MS = 30_000
/** The longest wait before retrying an unavailable server (ms). */
const AGAIN_MS = 2000

/** Rows, with PostgreSQL's 64-bit numbers as text. */
type Row = Record<string, unknown>

/** A database whose server may be unavailable: queries are retried until it is back. */
export interface Database {
  query<R extends Row = Row>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** A dedicated connection, which ends with `release(true)`. Its server may become unavailable at any time. */
  connect(): Promise<PoolClient>
  /** The same database in the form that BullMQ expects. */
  readonly pool: PgPool
  /** Ends all connections; pending queries fail. */
  close(): void
}

/** Connects to a database and creates missing tables. @throws PoolError if it is unusable at the start */
export async function connectPostgres(url: string, libraries: PostgresLibraries): Promise<Database> {
  const pool = new libraries.Pool({
    connectionString: url,
    application_name: 'causalmace',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    // BullMQ's statements do not name a schema.
    options: `-c search_path=${libraries.DEFAULT_SCHEMA}`,
  })
  // Connections that are idle when the server dies.
  pool.on('error', () => undefined)
  try {
    const starting = AbortSignal.timeout(STARTING_MS)
    const recovering = AbortSignal.timeout(RECOVERING_MS)
    const client = await askAgain(
      () => pool.connect(),
      (error) => !(isRecovering(error) ? recovering : starting).aborted,
    )
    try {
      await prepareTables(client, libraries)
    } finally {
      client.release()
    }
  } catch (error) {
    void pool.end()
    throw cannotBeUsed(url, error)
  }
  return patient(pool)
}

/** Retries while the server is unavailable, as long as `mayWait` allows after such a fault. */
async function askAgain<T>(ask: () => Promise<T>, mayWait: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (!mayWait(error) || !isAway(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(AGAIN_MS, 100 * attempt)))
      if (!mayWait(error)) throw error
    }
  }
}

function cannotBeUsed(url: string, cause: unknown): PoolError {
  const { message, code } = cause as Error & { code?: unknown }
  // The error has no message if a host has several addresses.
  const what = message === '' ? `${code}` : message
  // Insufficient privilege.
  const hint =
    code === '42501'
      ? 'Its user may not create tables: GRANT CREATE ON DATABASE … TO …, or let its owner start a worker once.'
      : 'Is it running, may this machine reach it, and are user, password and database right?'
  return new PoolError(`PostgreSQL at ${maskedUrl(url)} cannot be used: ${what}`, { hint, cause })
}

function patient(pool: Pool): Database {
  let isOpen = true
  const again = <T>(ask: () => Promise<T>) => askAgain(ask, () => isOpen)
  const ask = <R extends Row>(text: string, values: readonly unknown[] = []) =>
    again(() => pool.query<R>(text, [...values]))
  const connect = () => again(() => pool.connect())
  return {
    query: async <R extends Row>(text: string, values?: readonly unknown[]) =>
      (await ask<R>(text, values)).rows,
    connect,
    pool: {
      query: ask as PgPool['query'],
      connect: connect as PgPool['connect'],
      end: () => pool.end(),
      on: (event: never, listener: never) => pool.on(event, listener) as never,
      removeAllListeners: () => undefined as never,
    },
    close() {
      isOpen = false
      void pool.end().catch(() => undefined)
    },
  }
}
