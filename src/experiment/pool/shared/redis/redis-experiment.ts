import type { Redis } from 'ioredis'
import { type ExperimentStore, KEPT_SECONDS, keepReading, TO_RUNNER } from '../store.ts'
import { anotherConnection, type RedisLibraries } from './connection.ts'
import { EXPERIMENTS, HEARD, keysOf, QUEUE_PREFIX } from './keys.ts'

/** How long a read waits (s). */
const WAIT_SECONDS = 5

export function redisExperiment(
  redis: Redis,
  instance: string,
  { Queue, QueueEvents, Worker }: RedisLibraries,
): ExperimentStore {
  const keys = keysOf(instance)
  const at = { connection: redis, prefix: QUEUE_PREFIX }
  return {
    async putValue(hash, bytes) {
      await redis.multi().hset(keys.shared, hash, bytes).expire(keys.shared, KEPT_SECONDS).exec()
    },
    value: async (hash) => (await redis.hgetBuffer(keys.shared, hash)) ?? undefined,
    async post(box, message) {
      const key = keys.box(box)
      await redis.multi().rpush(key, message).expire(key, KEPT_SECONDS).exec()
    },
    read(box, receive) {
      const reader = anotherConnection(redis)
      const next = async () => {
        const found = await reader.blpopBuffer(keys.box(box), WAIT_SECONDS)
        return found === null ? [] : [found[1]]
      }
      return keepReading(next, receive, () => reader.disconnect())
    },
    async putPiece(parcel, index, bytes) {
      const key = keys.parcel(parcel)
      if (index === 0) await redis.del(key)
      await redis.multi().rpush(key, bytes).expire(key, KEPT_SECONDS).exec()
    },
    async sealParcel(parcel, bytes) {
      await redis.multi().hset(keys.parcels, parcel, bytes).expire(keys.parcels, KEPT_SECONDS).exec()
    },
    piece: async (parcel, index) => (await redis.lindexBuffer(keys.parcel(parcel), index)) ?? undefined,
    async dropParcel(parcel) {
      await redis.multi().del(keys.parcel(parcel)).hdel(keys.parcels, parcel).exec()
    },
    async waitingBytes() {
      const sizes = await redis.hvals(keys.parcels)
      return sizes.reduce((sum, size) => sum + Number(size), 0)
    },
    queue: () => new Queue<string, string>(instance, at),
    events: () => new QueueEvents(instance, at),
    worker: (play, options) => new Worker<string, string>(instance, play, { ...options, ...at }),
    async forget() {
      await redis
        .multi()
        .hdel(EXPERIMENTS, instance)
        .zrem(HEARD, instance)
        .del(keys.runner, keys.shared, keys.box(TO_RUNNER), keys.parcels)
        .exec()
    },
  }
}
