import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/experiment/pool/shared/open-store.ts'
import { EXPERIMENTS, HEARD, keysOf, QUEUE_PREFIX } from '../../src/experiment/pool/shared/redis/keys.ts'
import { KEPT_SECONDS } from '../../src/experiment/pool/shared/store.ts'
import { STORES } from '../support/stores.ts'
import type { TestStore } from '../support/test-store.ts'

/* Features of Redis only: keys, and how long they are kept. */

const { missing, start } = STORES.redis
const reason = missing()
if (reason !== undefined) process.stdout.write(`skipped, keys in Redis: ${reason}\n`)

describe.skipIf(reason !== undefined)('a Redis between runner and workers', { timeout: 60_000 }, () => {
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
    // As an earlier version has left it.
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
})
