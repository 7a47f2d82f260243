import type { PgPool } from 'bullmq'
import type { Pool, PoolClient } from 'pg'
import { PoolError } from '../../../../core/errors.ts'
import { maskedUrl } from '../pool-url.ts'
import { isAway } from './away.ts'
import type { PostgresLibraries } from './libraries.ts'
import { prepareTables } from './tables.ts'

/** How long a connection may take (ms). */
const CONNECT_MS = 10_000
/** Connections of one process at most: two that listen, and what is asked at a time. */
export const MOST_CONNECTIONS = 8
/** An idle connection is closed after this long (ms). */
const IDLE_MS = 30_000
/** A server that does not answer at first may be starting: it is asked again for so long (ms). */
const STARTING_MS = 5000
/** The longest wait before a server that is away is asked again (ms). */
const AGAIN_MS = 2000

/** Rows, with numbers that PostgreSQL counts in 64 bits as text. */
type Row = Record<string, unknown>

/** A database whose server may be away: what is asked of it meanwhile is asked again when it is back. */
export interface Database {
  query<R extends Row = Row>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** A connection of one's own, which ends with `release(true)`. Its server may go away at any time. */
  connect(): Promise<PoolClient>
  /** The same database, as BullMQ wants it. */
  readonly pool: PgPool
  /** Ends all connections; what is still asked fails. */
  close(): void
}

/**
 * Connections to a database that has all tables that are needed.
 * @throws PoolError when it cannot be used to begin with
 */
export async function connectPostgres(url: string, libraries: PostgresLibraries): Promise<Database> {
  const pool = new libraries.Pool({
    connectionString: url,
    application_name: 'causalmace',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    // Statements of BullMQ name no schema.
    options: `-c search_path=${libraries.DEFAULT_SCHEMA}`,
  })
  // Connections that are idle when the server dies.
  pool.on('error', () => undefined)
  try {
    const client = await connectSoon(pool)
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

async function connectSoon(pool: Pool): Promise<PoolClient> {
  const until = Date.now() + STARTING_MS
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isAway(error) || Date.now() > until) throw error
      await pause(100 * attempt)
    }
  }
}

/** In wall time. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.min(AGAIN_MS, ms)))

function cannotBeUsed(url: string, cause: unknown): PoolError {
  const { message, code } = cause as Error & { code?: unknown }
  // It has no message where a host has several addresses.
  const what = message === '' ? `${code}` : message
  // Insufficient privilege.
  const hint =
    code === '42501'
      ? 'Its user may make no tables: GRANT CREATE ON DATABASE … TO …, or let its owner start a worker once.'
      : 'Is it running, may this machine reach it, and are user, password and database right?'
  return new PoolError(`PostgreSQL at ${maskedUrl(url)} cannot be used: ${what}`, { hint, cause })
}

function patient(pool: Pool): Database {
  let isOpen = true
  const again = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask()
      } catch (error) {
        if (!isOpen || !isAway(error)) throw error
        await pause(100 * attempt)
        if (!isOpen) throw error
      }
    }
  }
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
