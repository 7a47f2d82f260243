import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/experiment/pool/shared/open-store.ts'
import { EXPERIMENTS, HEARD, keysOf, QUEUE_PREFIX } from '../../src/experiment/pool/shared/redis/keys.ts'
import { KEPT_SECONDS } from '../../src/experiment/pool/shared/store.ts'
import { startRedis } from '../support/redis.ts'
import { STORES } from '../support/stores.ts'
import type { TestStore } from '../support/test-store.ts'

/* Features of Redis only: keys, and how long they are kept. */

const { missing, start } = STORES.redis
const reason = missing()
if (reason !== undefined) process.stdout.write(`skipped, keys in Redis: ${reason}\n`)

describe.skipIf(reason !== undefined)('a Redis between runner and workers', () => {
  let server: TestStore
  let admin: Redis
  beforeAll(async () => {
    server = await start()
    admin = new Redis(server.url)
  })
  afterAll(async () => {
    admin.disconnect()
    await server.close()
  })

  it('keeps shared values and parcels for a week from the last sign of their runner on', async () => {
    const store = await openStore(server.url)
    const own = store.experiment('kept')
    await own.putValue('h', Buffer.from('value'))
    await own.putPiece('run', 0, Buffer.from('piece'))
    await own.sealParcel('run', 5)
    const { shared, parcels, parcel } = keysOf('kept')
    for (const key of [shared, parcels, parcel('run')]) {
      const seconds = await admin.ttl(key)
      expect(seconds).toBeGreaterThan(KEPT_SECONDS - 60)
      expect(seconds).toBeLessThanOrEqual(KEPT_SECONDS)
    }
    await admin.expire(shared, 100)
    await admin.expire(parcels, 100)
    await store.announce('kept', '{}', '{}')
    for (const key of [shared, parcels]) expect(await admin.ttl(key)).toBeGreaterThan(KEPT_SECONDS - 60)
    await own.forget()
    store.close()
  })

  it('drops experiments idle for a week and keeps the rest', async () => {
    const store = await openStore(server.url)
    for (const instance of ['old', 'new', 'unnoted']) {
      await store.announce(instance, '{}', '{}')
      await store.experiment(instance).putValue('h', Buffer.from(instance))
      const queue = store.experiment(instance).queue()
      await queue.add('episode', '{}', { jobId: 'r1' })
      await queue.close()
    }
    const now = await store.now()
    await admin.zadd(HEARD, now - 1000 * (KEPT_SECONDS + 60), 'old')
    await admin.zadd(HEARD, now - 1000 * (KEPT_SECONDS - 60), 'new')
    // As an earlier version left it.
    await admin.zrem(HEARD, 'unnoted')
    ;(await openStore(server.url)).close()
    expect((await admin.hkeys(EXPERIMENTS)).sort()).toEqual(['new', 'unnoted'])
    expect((await admin.zrange(HEARD, 0, -1)).sort()).toEqual(['new', 'unnoted'])
    expect(await admin.keys(`${QUEUE_PREFIX}:old:*`)).toEqual([])
    expect(await admin.keys('causalmace:experiment:old:*')).toEqual([])
    for (const instance of ['new', 'unnoted']) {
      expect(await admin.exists(`${QUEUE_PREFIX}:${instance}:r1`)).toBe(1)
      expect(`${await store.experiment(instance).value('h')}`).toBe(instance)
    }
    store.close()
  })

  it('plays again what ended in the seconds that a dead Redis forgot', async () => {
    const forgetful = await startRedis()
    const store = await openStore(forgetful.url)
    const own = store.experiment('forgotten')
    const queue = own.queue()
    queue.on('error', () => undefined)
    const log = join(forgetful.folder, 'appendonlydir')
    const starts: number[] = []
    const player = own.worker(
      async ({ attemptsStarted }) => {
        // The log as it is while the episode is played: all that this Redis will remember.
        if (starts.push(attemptsStarted) === 1) cpSync(log, `${log}.before`, { recursive: true })
        return `${attemptsStarted}`
      },
      { lockDuration: 2000, stalledInterval: 300, maxStalledCount: 3 },
    )
    player.on('error', () => undefined)
    await queue.add('episode', '{}', { jobId: 'r1', attempts: 1 })
    await expect.poll(() => queue.getRanges(['completed'], 0, -1), { timeout: 20_000 }).toEqual(['r1'])
    await forgetful.kill()
    rmSync(log, { recursive: true })
    cpSync(`${log}.before`, log, { recursive: true })
    await sleep(500)
    await forgetful.start()
    await expect.poll(async () => (await queue.getJob('r1'))?.returnvalue, { timeout: 30_000 }).toBe('2')
    expect(starts).toEqual([1, 2])
    await Promise.all([player.close(), queue.close()])
    store.close()
    await forgetful.close()
  })

  it('names what a Redis would forget', async () => {
    const store = await openStore(server.url)
    expect(await store.weakness()).toBeUndefined()
    await admin.config('SET', 'appendfsync', 'everysec')
    expect((await store.weakness())?.what).toContain('appendfsync everysec')
    await admin.config('SET', 'appendonly', 'no')
    expect((await store.weakness())?.what).toContain('without `appendonly yes`')
    store.close()
  })
})
