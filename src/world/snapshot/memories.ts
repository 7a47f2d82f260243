import type { Game } from '../kernel/game.ts'

/** The data that the systems of a dimension remember about its blocks; recent torch burnouts are not stored. */
export type MemoriesMoment = Readonly<Record<string, object>>

/** Memories that consist of plain data, by name. */
const PLAIN = ['comparators', 'commandBlocks'] as const
/** Ticks for which each hopper still waits. */
const HOPPERS = 'hoppers'
const FORGOTTEN = 'torches'

interface Waits {
  readonly until: ReadonlyMap<string, number>
}

const shifted = ({ until }: Waits, by: number) => ({
  until: new Map(Array.from(until, ([key, tick]) => [key, tick + by])),
})

/** Whether a memory is still in its initial state: all it holds are empty collections. */
const isEmpty = (memory: object | undefined): boolean =>
  Object.values(memory ?? {}).every((each: { size?: number }) => each.size === 0)

/** The memories with ticks counted from now. */
export function takeMemories({ memory, ticks }: Game): MemoriesMoment {
  const kept: Record<string, object> = {}
  for (const name of PLAIN) if (!isEmpty(memory[name])) kept[name] = structuredClone(memory[name] ?? {})
  if (!isEmpty(memory[HOPPERS])) kept[HOPPERS] = shifted(memory[HOPPERS] as Waits, -ticks)
  return kept
}

export function restoreMemories({ memory, ticks }: Game, moment: MemoriesMoment): void {
  for (const name of [...PLAIN, HOPPERS, FORGOTTEN]) delete memory[name]
  for (const name of PLAIN) if (moment[name]) memory[name] = structuredClone(moment[name])
  if (moment[HOPPERS]) memory[HOPPERS] = shifted(moment[HOPPERS] as Waits, ticks)
}
