import { UsageError } from '../../src/core/errors.ts'
import { noPostgres, startPostgres } from './postgres.ts'
import { noRedis, startRedis } from './redis.ts'

/** The servers that may stand between runner and workers, of a test's own. */
export const STORES = {
  redis: { name: 'Redis', missing: noRedis, start: () => startRedis() },
  postgres: { name: 'PostgreSQL', missing: noPostgres, start: startPostgres },
} as const

/** @throws UsageError for a name that no store has */
export function storeNamed(name: string): keyof typeof STORES {
  if (name === 'redis' || name === 'postgres') return name
  throw new UsageError(`There is no store "${name}".`, { hint: 'Write --store redis or --store postgres.' })
}
