import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { describe, expect, it } from 'vitest'
import { isAway, isRecovering } from './away.ts'
import type { Database } from './connection.ts'
import { postgresLibraries } from './libraries.ts'
import { MessageBoxes } from './message-boxes.ts'
import { prepareTables } from './tables.ts'

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('a fault of PostgreSQL', () => {
  it.each([
    fault('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
    fault('', { code: 'ECONNREFUSED', errors: [fault('connect ECONNREFUSED ::1:5432')] }),
    fault('Connection terminated unexpectedly'),
    fault('timeout exceeded when trying to connect'),
    fault('terminating connection due to administrator command', { code: '57P01' }),
    fault('the database system is starting up', { code: '57P03' }),
    fault('sorry, too many clients already', { code: '53300' }),
  ])('that is temporary is retried: $message', (error) => {
    expect(isAway(error)).toBe(true)
  })

  it.each([
    fault('password authentication failed for user "me"', { code: '28P01' }),
    fault('relation "causalmace.value" does not exist', { code: '42P01' }),
    fault('No space left on device', { code: '53100' }),
    fault('Missing lock for job r1', { code: 'BM001' }),
  ])('that is permanent is reported: $message', (error) => {
    expect(isAway(error)).toBe(false)
  })
})

describe('a server that answers but takes no connections yet', () => {
  it.each([
    [fault('the database system is not yet accepting connections', { code: '57P03' }), true],
    [fault('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }), false],
    [fault('sorry, too many clients already', { code: '53300' }), false],
  ])('is told from one that is not there: $message', (error, expected) => {
    expect(isRecovering(error)).toBe(expected)
  })
})

describe('the tables of a pool', () => {
  /** A database with tables of the given versions; it records its queries. */
  const clientWith = (versions: { own: number | null; queues: number }) => {
    const asked: string[] = []
    const query = (text: string) => {
      asked.push(text)
      const rows = text.includes('to_regclass')
        ? [{ ledger: versions.own }]
        : text.includes('FROM causalmace.migration')
          ? [{ version: versions.own }]
          : text.includes('"bullmq".migration')
            ? [{ version: versions.queues, min_client_version: 6, server_version_num: '150000' }]
            : []
      return Promise.resolve({ rows })
    }
    return { asked, client: { query } as unknown as PoolClient }
  }

  it('that exist can be used by a role that may not create any', async () => {
    const libraries = await postgresLibraries()
    const { asked, client } = clientWith({ own: 1, queues: libraries.LATEST_SCHEMA_VERSION })
    await prepareTables(client, libraries)
    expect(asked.filter((text) => !text.trim().startsWith('SELECT'))).toEqual([])
  })

  it('are created atomically, by one of several concurrent processes', async () => {
    const libraries = await postgresLibraries()
    const { asked, client } = clientWith({ own: null, queues: libraries.LATEST_SCHEMA_VERSION })
    await prepareTables(client, libraries)
    const began = asked.indexOf('BEGIN')
    expect(asked[began + 1]).toContain('pg_advisory_xact_lock')
    expect(asked.findIndex((text) => text.includes('CREATE TABLE causalmace.experiment'))).toBeGreaterThan(
      began,
    )
    expect(asked.filter((text) => text.includes('INSERT INTO causalmace.migration'))).toHaveLength(1)
    expect(asked.indexOf('COMMIT')).toBeGreaterThan(asked.findIndex((text) => text.includes('INSERT INTO')))
  })
})

describe('a box of messages', () => {
  /** Stores messages without a server. */
  function memory() {
    const kept: { number: string; body: Buffer; box: string }[] = []
    let tell: (payload: string) => void = () => undefined
    const client = {
      on: (event: string, told: (message: { payload: string }) => void) => {
        if (event === 'notification') tell = (payload) => told({ payload })
      },
      query: () => Promise.resolve(),
      removeAllListeners: () => undefined,
      release: () => undefined,
    }
    let isAwake = true
    const database = {
      connect: () => (isAwake ? Promise.resolve(client) : Promise.reject(new Error('away'))),
      async query(text: string, [instance, box, body]: readonly unknown[]) {
        const name = `${instance}/${box}`
        if (text.startsWith('DELETE')) {
          const found = kept.filter((message) => message.box === name)
          for (const message of found) kept.splice(kept.indexOf(message), 1)
          // Sends notifications in any order, as a server may.
          return found.reverse()
        }
        // Later messages first, as can happen on several connections.
        await sleep(5 - Math.min(5, kept.length))
        kept.push({ number: `${kept.length + 1}`, body: body as Buffer, box: name })
        tell(name)
        return []
      },
    } as unknown as Database
    return { boxes: new MessageBoxes(database), deafen: () => (isAwake = false) }
  }

  it('is read in the order of posting, each message once, and only its own', async () => {
    const { boxes } = memory()
    const got: string[] = []
    for (let index = 0; index < 5; index++) void boxes.post('x1', 'runner', Buffer.from(`${index}`))
    void boxes.post('x1', 'w1', Buffer.from('not for us'))
    const reading = boxes.read('x1', 'runner', (message) => got.push(message.toString()))
    await expect.poll(() => got).toEqual(['0', '1', '2', '3', '4'])
    await boxes.post('x1', 'runner', Buffer.from('told'))
    await expect.poll(() => got.at(-1)).toBe('told')
    reading.close()
    await boxes.post('x1', 'runner', Buffer.from('too late'))
    await sleep(20)
    expect(got).toHaveLength(6)
  })

  it('is polled while notifications are unavailable', async () => {
    const { boxes, deafen } = memory()
    deafen()
    const got: string[] = []
    const reading = boxes.read('x1', 'runner', (message) => got.push(message.toString()))
    await sleep(20)
    await boxes.post('x1', 'runner', Buffer.from('a'))
    await expect.poll(() => got, { timeout: 2000 }).toEqual(['a'])
    reading.close()
  })
})
