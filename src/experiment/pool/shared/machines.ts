import type { Redis } from 'ioredis'
import { readAs, type WorkerReport, workerReportSchema } from './announcement.ts'
import { timeOfRedis } from './redis/connection.ts'
import { reportOf, WORKERS } from './redis/keys.ts'

/** A worker, as others see it. */
export interface Machine extends WorkerReport {
  /** For how long nothing was heard of it (ms). */
  silentMs: number
}

/** A worker that is silent for this long is gone (ms). */
export const WORKER_GONE_MS = 15_000
/** For so long workers that are gone are still spoken of (s). */
const REMEMBERED_SECONDS = 600

/** Writes down what a worker says of itself. */
export async function report(redis: Redis, about: WorkerReport): Promise<void> {
  const at = await timeOfRedis(redis)
  await redis
    .multi()
    .set(reportOf(about.id), JSON.stringify(about), 'EX', REMEMBERED_SECONDS)
    .zadd(WORKERS, at, about.id)
    .zremrangebyscore(WORKERS, 0, at - 1000 * REMEMBERED_SECONDS)
    .exec()
}

/** A worker that ends in order is no longer spoken of. */
export async function signOff(redis: Redis, worker: string): Promise<void> {
  await redis.multi().del(reportOf(worker)).zrem(WORKERS, worker).exec()
}

/** All workers that were heard of lately, by name. */
export async function machines(redis: Redis): Promise<Machine[]> {
  const now = await timeOfRedis(redis)
  const heard = await redis.zrange(WORKERS, 0, -1, 'WITHSCORES')
  const ids = heard.filter((_, index) => index % 2 === 0)
  if (ids.length === 0) return []
  const texts = await redis.mget(ids.map(reportOf))
  return texts
    .flatMap((text, index) => {
      const about = readAs(workerReportSchema, text)
      return about === undefined ? [] : [{ ...about, silentMs: now - Number(heard[2 * index + 1]) }]
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
}
