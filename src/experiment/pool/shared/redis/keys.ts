import { TO_RUNNER } from '../store.ts'

/** Prefix of everything that BullMQ writes. */
export const QUEUE_PREFIX = 'causalmace:queue'

/** Experiments that are being played, by their instance: announcements. */
export const EXPERIMENTS = 'causalmace:experiments'

/** When the runner of each experiment was last heard of, by its instance (time of Redis). */
export const HEARD = 'causalmace:heard'

/** When each worker was last heard of, by its id (time of Redis). */
export const WORKERS = 'causalmace:workers'

/** What a worker says of itself. */
export const reportOf = (worker: string): string => `causalmace:worker:${worker}`

/** The keys of an experiment, beside its queue. */
export const keysOf = (instance: string) => {
  const key = (name: string) => `causalmace:experiment:${instance}:${name}`
  return {
    /** Is there while its runner lives. */
    runner: key('runner'),
    /** Things that many episodes share, by their hash. */
    shared: key('shared'),
    /** Messages to the runner, and to each worker. */
    box: (name: string) => (name === TO_RUNNER ? key('asked') : `${key('answered')}:${name}`),
    /** Sizes of the run folders that wait to be fetched, and these themselves. */
    parcels: key('parcels'),
    parcel: (name: string) => `${key('parcel')}:${name}`,
  }
}
