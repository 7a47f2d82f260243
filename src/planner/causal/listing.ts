import { cellKey, cellSchema, type Position } from '../../core/position.ts'
import type { Subtask } from '../../graph/subtask.ts'

/**
 * Which subtasks a question about some of them lists. Up to `limit` subtasks, it is all of them; otherwise those that have most
 * in common with the ones asked about: a cell or a neighbouring one, a container, an item. Rare keys weigh more than common ones.
 * Time O(keys of the chosen subtasks) a question after an index over all subtasks.
 */
export function createListing(
  subtasks: readonly Subtask[],
  limit = 200,
): (ids: readonly number[]) => readonly Subtask[] {
  if (subtasks.length <= limit) return () => subtasks
  const rank = new Map(subtasks.map(({ id }, index) => [id, index]))
  const keys = new Map(subtasks.map((subtask) => [subtask.id, keysOf(subtask)]))
  const holders = holdersOf(keys)
  const listFor = (ids: readonly number[]): readonly Subtask[] => {
    const scores = new Map<number, number>()
    const sharedKeys = ids.flatMap((id) => [...(keys.get(id)?.seeks ?? [])])
    for (const key of sharedKeys) {
      const list = holders.get(key) ?? []
      // A key that many subtasks have (the only chest, stone) says nothing about how they are related.
      if (list.length > limit) continue
      for (const other of list) scores.set(other, (scores.get(other) ?? 0) + 1 / list.length)
    }
    for (const id of ids) scores.set(id, Number.POSITIVE_INFINITY)
    const related = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit)
    return related
      .map(([other]) => subtasks[rank.get(other) as number] as Subtask)
      .sort((a, b) => (rank.get(a.id) as number) - (rank.get(b.id) as number))
  }
  const cache = new Map<string, readonly Subtask[]>()
  return (ids) => {
    const key = ids.join()
    const list = cache.get(key) ?? listFor(ids)
    cache.set(key, list)
    return list
  }
}

/** Which subtasks touch each key, in their order. */
function holdersOf(keys: ReadonlyMap<number, Keys>): ReadonlyMap<string, readonly number[]> {
  const holders = new Map<string, number[]>()
  for (const [id, { touches }] of keys) {
    for (const key of touches) {
      const list = holders.get(key)
      if (list === undefined) holders.set(key, [id])
      else list.push(id)
    }
  }
  return holders
}

interface Keys {
  touches: ReadonlySet<string>
  seeks: ReadonlySet<string>
}

/** The keys that a subtask has (its cells and names), and those that related subtasks have (the neighbouring cells, too). */
function keysOf({ actions }: Subtask): Keys {
  const touches = new Set<string>()
  const seeks = new Set<string>()
  for (const [name, value] of actions.flatMap(({ args }) => Object.entries(args))) {
    const cell = cellSchema.safeParse(value)
    if (cell.success) {
      touches.add(cellKey(cell.data))
      for (const near of cellsAround(cell.data)) seeks.add(cellKey(near))
    } else if (typeof value === 'string') {
      touches.add(`${name}=${value}`)
      seeks.add(`${name}=${value}`)
    }
  }
  return { touches, seeks }
}

const STEPS = [-1, 0, 1]

/** A cell and its 26 neighbours. */
const cellsAround = ({ x, y, z }: Position): Position[] =>
  STEPS.flatMap((dx) => STEPS.flatMap((dy) => STEPS.map((dz) => ({ x: x + dx, y: y + dy, z: z + dz }))))
