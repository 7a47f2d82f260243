import { availableParallelism } from 'node:os'

/** Peak memory of a process that plays an episode, with a reserve (bytes). */
const MEMORY_EACH = 700 * 2 ** 20

/** How many episodes can be played at a time: one per core if memory allows. */
export function capacity({ cores, memory }: { cores: number; memory: number }): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / MEMORY_EACH)))
}

/** The capacity of this machine at this moment. */
export const capacityHere = (): number =>
  capacity({ cores: availableParallelism(), memory: process.availableMemory() })
