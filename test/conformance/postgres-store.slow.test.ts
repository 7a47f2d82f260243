import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/experiment/pool/shared/open-store.ts'
import { STORES } from '../support/stores.ts'
import type { TestStore } from '../support/test-store.ts'

/* Features of PostgreSQL only: rights, settings, and rows that no other process removes. */

const { missing, start } = STORES.postgres
const reason = missing()
if (reason !== undefined) process.stdout.write(`skipped, rights and rows in PostgreSQL: ${reason}\n`)

describe.skipIf(reason !== undefined)('a PostgreSQL between runner and workers', () => {
  let server: TestStore
  let admin: pg.Client
  const ends: (() => unknown)[] = []
  const ask = async (...statements: string[]) => {
    for (const statement of statements) await admin.query(statement)
  }
  const as = (user: string, database: string) =>
    server.url.replace('tester:', `${user}:`).replace(/postgres$/, database)
  beforeAll(async () => {
    server = await start()
    ends.push(server.close)
    admin = new pg.Client(server.url)
    await admin.connect()
    ends.push(() => admin.end())
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  it('names the missing right if its role may not create tables', async () => {
    await ask('CREATE ROLE guest LOGIN', 'CREATE DATABASE closed')
    const error = await openStore(as('guest', 'closed')).catch((found: unknown) => found)
    expect(`${error}`).toContain('PostgreSQL at postgres://***@127.0.0.1')
    expect(`${error}`).toContain('permission denied for database closed')
    expect(error).toHaveProperty('hint', expect.stringContaining('GRANT CREATE ON DATABASE'))
  })

  it('works with a role that can only read and write existing tables', async () => {
    ;(await openStore(server.url)).close()
    await ask('CREATE ROLE plain LOGIN')
    for (const schema of ['causalmace', 'bullmq'])
      await ask(
        `GRANT USAGE ON SCHEMA ${schema} TO plain`,
        `GRANT ALL ON ALL TABLES IN SCHEMA ${schema} TO plain`,
        `GRANT ALL ON ALL SEQUENCES IN SCHEMA ${schema} TO plain`,
      )
    const store = await openStore(as('plain', 'postgres'))
    const queue = store.experiment('x1').queue()
    await queue.add('episode', '{}', { jobId: 'r1' })
    expect(await queue.getRanges(['waiting'], 0, -1)).toEqual(['r1'])
    await queue.close()
    store.close()
  })

  it('drops experiments idle for a week and keeps the rest', async () => {
    const store = await openStore(server.url)
    for (const instance of ['old', 'long', 'new', 'ended']) {
      await store.announce(instance, '{}', '{}')
      await store.experiment(instance).putPiece('run', 0, Buffer.from(instance))
      const queue = store.experiment(instance).queue()
      await queue.add('episode', '{}', { jobId: 'r1' })
      await queue.close()
    }
    await ask(
      "UPDATE causalmace.experiment SET heard = now() - interval '8 days' WHERE instance = 'old'",
      "UPDATE causalmace.piece SET made = now() - interval '9 days' WHERE instance IN ('long', 'ended')",
      "DELETE FROM causalmace.experiment WHERE instance = 'ended'",
    )
    ;(await openStore(server.url)).close()
    const kept = await admin.query('SELECT instance FROM causalmace.piece ORDER BY 1')
    expect(kept.rows.map(({ instance }) => instance)).toEqual(['long', 'new'])
    const queued = await admin.query(
      "SELECT queue FROM bullmq.job WHERE queue IN ('old', 'long', 'new') ORDER BY 1",
    )
    expect(queued.rows.map(({ queue }) => queue)).toEqual(['long', 'new'])
    expect((await store.announced()).map(({ instance }) => instance).sort()).toEqual(['long', 'new'])
    store.close()
  })

  it('that confirms what it has not written is a weakness', async () => {
    await ask('ALTER SYSTEM SET synchronous_commit = off', 'SELECT pg_reload_conf()')
    const store = await openStore(server.url)
    await expect
      .poll(() => store.weakness())
      .toMatchObject({
        what: expect.stringContaining('synchronous_commit off'),
        advice: expect.stringContaining('ALTER SYSTEM SET synchronous_commit = on'),
      })
    store.close()
  })
})
