import type { Redis } from 'ioredis'
import { PoolError } from '../../../../core/errors.ts'
import { importOptional } from '../../../../core/optional-package.ts'
import { maskedUrl } from '../pool-url.ts'
import { CONNECT_MS, RECOVERING_MS, STARTING_MS } from '../store.ts'

/** The parts of its two libraries that a Redis store uses. */
export type RedisLibraries = Pick<typeof import('ioredis'), 'Redis'> &
  Pick<typeof import('bullmq'), 'Queue' | 'QueueEvents' | 'Worker'>

/**
 * The libraries of a Redis store. They are loaded on first use, and may be missing.
 * @throws MissingPackageError if they are not installed
 */
export async function redisLibraries(): Promise<RedisLibraries> {
  const [{ Redis }, { Queue, QueueEvents, Worker }] = await importOptional(
    () => Promise.all([import('ioredis'), import('bullmq')]),
    { packages: ['bullmq', 'ioredis'], purpose: 'A pool behind Redis' },
  )
  return { Redis, Queue, QueueEvents, Worker }
}

/**
 * A connection that waits and retries while Redis is unavailable; pending commands run once it is back. @throws PoolError if
 * Redis cannot be reached at the start
 */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await redisLibraries()
  const redis = new Redis(url, {
    lazyConnect: true,
    // BullMQ requires both settings for its workers.
    maxRetriesPerRequest: null,
    enableReadyCheck: true,
    connectTimeout: CONNECT_MS,
    retryStrategy: (times) => Math.min(2000, 100 * times),
  })
  let last: Error | undefined
  const late = Promise.withResolvers<never>()
  const starting = AbortSignal.timeout(STARTING_MS)
  redis.on('error', (error: Error) => {
    last = error
    if (starting.aborted) late.reject(error)
  })
  const giveUp = (ms: number) => late.reject(new Error(`no answer within ${ms / 1000} s`))
  let timer = setTimeout(() => {
    // Connected but not ready: it is loading its data.
    if (redis.status !== 'connect') return giveUp(CONNECT_MS)
    timer = setTimeout(() => giveUp(RECOVERING_MS), RECOVERING_MS - CONNECT_MS)
  }, CONNECT_MS)
  try {
    // `connect` rejects if its first attempt fails; the ping waits until a later attempt succeeds.
    redis.connect().catch(() => undefined)
    await Promise.race([redis.ping(), late.promise])
    return redis
  } catch (error) {
    redis.disconnect()
    const { message } = last ?? (error as Error)
    throw new PoolError(`Redis at ${maskedUrl(url)} cannot be used: ${message}`, {
      hint: 'Is it running, may this machine reach it, and are user and password right? `causalmace doctor --pool …` looks closer.',
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** A separate connection for blocking reads. */
export function anotherConnection(redis: Redis): Redis {
  const another = redis.duplicate({ lazyConnect: false })
  another.on('error', () => undefined)
  return another
}
