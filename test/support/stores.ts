import { noPostgres, startPostgres } from './postgres.ts'
import { noRedis, startRedis } from './redis.ts'

/** What stands between runner and workers, of a test's own. */
export const STORES = {
  redis: { name: 'Redis', missing: noRedis, start: () => startRedis() },
  postgres: { name: 'PostgreSQL', missing: noPostgres, start: startPostgres },
} as const
