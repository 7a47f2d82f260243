import v8 from 'node:v8'
import type { EpisodeRequest } from './episode-request.ts'

/** The heap of an episode's thread may grow to about this before it is collected (MB). */
const ROOM_MB = 190
/** Live heap of a thread with everything loaded, and the additional heap per agent and per hundred blocks of a blueprint (MB). */
const LOADED_MB = 50
const AGENT_MB = 3
const HUNDRED_BLOCKS_MB = 1

/** Growth allowed for a large heap (percent). V8's own choice, on a machine with much memory, is 300. */
export const LEAST_GROWTH = 30
const MOST_GROWTH = 150

/**
 * Growth allowed for the heap of a world with terrain (percent). Its heap holds some 85 MB after three minutes. With 30, three
 * minutes with ninety mobs took 5 to 12 full collections, by chance; with 60 they take 4 to 6.
 */
export const TERRAIN_GROWTH = 60

/** The same for threads that play many small worlds: scenes, and trials, whose rehearsal contains a whole task. */
export const SCENES_GROWTH = 30
export const TRIALS_GROWTH = 40

/** Sets how much the heap of this thread may grow from one full collection to the next (percent). */
export const setHeapGrowth = (percent: number): void =>
  v8.setFlagsFromString(`--heap-growing-percent=${percent}`)

/**
 * How much the heap of an episode may grow from one full collection to the next (percent). Collections cost more than their own
 * time: with each of them V8 drops the optimised code of functions without a live reference, such as callbacks of `map`, and
 * compiles it again. A small heap is therefore allowed to grow more.
 */
export function heapGrowthOf({ task, agents }: Pick<EpisodeRequest, 'task' | 'agents'>): number {
  if (task.terrain !== undefined) return TERRAIN_GROWTH
  const held = LOADED_MB + AGENT_MB * agents.length + (HUNDRED_BLOCKS_MB * task.blueprint.length) / 100
  const percent = Math.round(100 * (ROOM_MB / held - 1))
  return Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, percent))
}
