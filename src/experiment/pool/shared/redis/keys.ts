import { TO_RUNNER } from '../store.ts'

/** Prefix of everything that BullMQ writes. */
export const QUEUE_PREFIX = 'causalmace:queue'

/** Announcements of running experiments, by instance. */
export const EXPERIMENTS = 'causalmace:experiments'

/** Last sign of life of each experiment's runner, by instance (in Redis time). */
export const HEARD = 'causalmace:heard'

/** Last sign of life of each worker, by id (in Redis time). */
export const WORKERS = 'causalmace:workers'

/** The announcement of a worker. */
export const reportOf = (worker: string): string => `causalmace:worker:${worker}`

/** The keys of an experiment, apart from its queue. */
export const keysOf = (instance: string) => {
  const key = (name: string) => `causalmace:experiment:${instance}:${name}`
  return {
    /** Exists while its runner is alive. */
    runner: key('runner'),
    /** Values that many episodes share, by hash. */
    shared: key('shared'),
    /** Messages to the runner, and to each worker. */
    box: (name: string) => (name === TO_RUNNER ? key('asked') : `${key('answered')}:${name}`),
    /** Sizes of the run folders that are waiting to be fetched, and the folders themselves. */
    parcels: key('parcels'),
    parcel: (name: string) => `${key('parcel')}:${name}`,
  }
}
