import type { Redis } from 'ioredis'
import type { Finding } from '../../../../judger/server/inspect.ts'
import {
  type ExperimentStore,
  KEPT_SECONDS,
  RUNNER_GONE_MS,
  removeExperiment,
  type Store,
  WORKERS_REMEMBERED_SECONDS,
} from '../store.ts'
import { connectRedis, redisLibraries } from './connection.ts'
import { EXPERIMENTS, HEARD, keysOf, reportOf, WORKERS } from './keys.ts'
import { redisExperiment } from './redis-experiment.ts'

/** @throws MissingPackageError if its libraries are not installed, PoolError if the Redis server does not exist */
export async function openRedisStore(url: string): Promise<Store> {
  const libraries = await redisLibraries()
  const redis = await connectRedis(url)
  const experiment = (instance: string) => redisExperiment(redis, instance, libraries)
  await forgetTheOld(redis, experiment)
  return redisStore(redis, experiment)
}

/** The time of Redis (ms since 1970). */
async function timeOf(redis: Redis): Promise<number> {
  const [seconds, micros] = await redis.time()
  return Number(seconds) * 1000 + Math.round(Number(micros) / 1000)
}

function redisStore(redis: Redis, experiment: (instance: string) => ExperimentStore): Store {
  const now = () => timeOf(redis)
  return {
    name: 'Redis',
    now,
    weakness: () => weakness(redis),
    inspect: async () => [await version(redis), await memory(redis)],
    async announce(instance, announcement, pulse) {
      const at = await now()
      const { runner, shared, parcels } = keysOf(instance)
      await redis
        .multi()
        .hset(EXPERIMENTS, instance, announcement)
        .zadd(HEARD, at, instance)
        .set(runner, pulse, 'PX', RUNNER_GONE_MS)
        .expire(shared, KEPT_SECONDS)
        .expire(parcels, KEPT_SECONDS)
        .exec()
    },
    async announced() {
      const all = Object.entries(await redis.hgetall(EXPERIMENTS))
      return Promise.all(
        all.map(async ([instance, announcement]) => {
          const isAlive = (await redis.exists(keysOf(instance).runner)) === 1
          return { instance, announcement, isAlive }
        }),
      )
    },
    isAnnounced: async (instance) => (await redis.hexists(EXPERIMENTS, instance)) === 1,
    pulse: async (instance) => (await redis.get(keysOf(instance).runner)) ?? undefined,
    async report(worker, report) {
      const at = await now()
      await redis
        .multi()
        .set(reportOf(worker), report, 'EX', WORKERS_REMEMBERED_SECONDS)
        .zadd(WORKERS, at, worker)
        .zremrangebyscore(WORKERS, 0, at - 1000 * WORKERS_REMEMBERED_SECONDS)
        .exec()
    },
    async signOff(worker) {
      await redis.multi().del(reportOf(worker)).zrem(WORKERS, worker).exec()
    },
    async reports() {
      const at = await now()
      const heard = await redis.zrange(WORKERS, 0, -1, 'WITHSCORES')
      const ids = heard.filter((_, index) => index % 2 === 0)
      if (ids.length === 0) return []
      const texts = await redis.mget(ids.map(reportOf))
      return texts.flatMap((report, index) =>
        report === null ? [] : [{ report, silentMs: at - Number(heard[2 * index + 1]) }],
      )
    },
    experiment,
    close: () => redis.disconnect(),
  }
}

/** What this Redis would lose in a crash; undefined if it would lose nothing. */
async function weakness(redis: Redis): Promise<Awaited<ReturnType<Store['weakness']>>> {
  if (!/^aof_enabled:1/m.test(await redis.info('persistence')))
    return {
      what: 'Redis runs without `appendonly yes`: if it dies, episodes that were being played are played again',
      advice: 'start it with --appendonly yes, or redis-cli CONFIG SET appendonly yes',
    }
  // Managed servers may refuse CONFIG: its settings are then unknown.
  const [, fsync] = (await redis.config('GET', 'appendfsync').catch(() => [])) as string[]
  return fsync === undefined || fsync === 'always'
    ? undefined
    : {
        what: `Redis runs with \`appendfsync ${fsync}\`: if it dies, episodes that ended in the seconds before are played again`,
        advice: 'start it with --appendfsync always, or redis-cli CONFIG SET appendfsync always',
      }
}

/** Removes experiments that were never resumed, and their queues, which BullMQ keeps forever. */
async function forgetTheOld(redis: Redis, experiment: (instance: string) => ExperimentStore): Promise<void> {
  const at = await timeOf(redis)
  // Earlier versions did not record a runner's last sign of life: for those, the week begins now.
  for (const instance of await redis.hkeys(EXPERIMENTS)) await redis.zadd(HEARD, 'NX', at, instance)
  for (const instance of await redis.zrangebyscore(HEARD, 0, at - 1000 * KEPT_SECONDS))
    await removeExperiment(experiment(instance))
}

async function version(redis: Redis): Promise<Finding> {
  const found = /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? 'unknown'
  const ok = found.localeCompare('6.2', 'en', { numeric: true }) >= 0
  const got = `Redis ${found}`
  return { what: 'version', ok, got, ...(ok ? {} : { advice: 'use Redis 6.2 or newer' }) }
}

async function memory(redis: Redis): Promise<Finding> {
  const memoryInfo = await redis.info('memory')
  const policy = /^maxmemory_policy:(\S+)/m.exec(memoryInfo)?.[1] ?? 'unknown'
  const used = /^used_memory_human:(\S+)/m.exec(memoryInfo)?.[1] ?? '?'
  const ok = policy === 'noeviction'
  const advice =
    'redis-cli CONFIG SET maxmemory-policy noeviction; otherwise it evicts episodes when memory is short'
  return { what: 'memory', ok, got: `${used} used, ${policy}`, ...(ok ? {} : { advice }) }
}
