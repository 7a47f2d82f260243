import { speaksPostgres } from './pool-url.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import { openRedisStore } from './redis/redis-store.ts'
import type { Store } from './store.ts'

/**
 * The store at an address.
 * @throws MissingPackageError if its libraries are not installed, PoolError if it cannot be used
 */
export const openStore = (url: string): Promise<Store> =>
  speaksPostgres(url) ? openPostgresStore(url) : openRedisStore(url)
