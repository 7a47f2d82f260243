import { availableParallelism } from 'node:os'

/** What a process that plays an episode takes at its height, with some to spare (bytes). */
const MEMORY_EACH = 700 * 2 ** 20

/** How many episodes may be played at a time: one a core, as far as there is memory for them. */
export function capacity({ cores, memory }: { cores: number; memory: number }): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / MEMORY_EACH)))
}

/** Of this machine, as it is now. */
export const capacityHere = (): number =>
  capacity({ cores: availableParallelism(), memory: process.availableMemory() })
