import { cellSchema } from '../../core/position.ts'
import type { Subtask } from '../../graph/subtask.ts'

/**
 * Which subtasks a question about some of them lists. Up to `limit` subtasks it is all of them; of more, those that have
 * most in common with the ones asked about: a cell or a neighbouring one, a container, an item. What only few share tells
 * more than what many do. Time O(keys of the chosen subtasks) a question after an index over all subtasks.
 */
export function createListing(
  subtasks: readonly Subtask[],
  limit = 200,
): (ids: readonly number[]) => readonly Subtask[] {
  if (subtasks.length <= limit) return () => subtasks
  const rank = new Map(subtasks.map(({ id }, index) => [id, index]))
  const holders = new Map<string, number[]>()
  const keys = new Map(subtasks.map((subtask) => [subtask.id, keysOf(subtask)]))
  for (const [id, own] of keys) {
    for (const key of own.touches) {
      const list = holders.get(key)
      if (list === undefined) holders.set(key, [id])
      else list.push(id)
    }
  }
  const listFor = (ids: readonly number[]): readonly Subtask[] => {
    const scores = new Map<number, number>()
    for (const id of ids) {
      for (const key of keys.get(id)?.seeks ?? []) {
        const list = holders.get(key) ?? []
        // What everybody has (the one chest, stone) relates nobody to anybody.
        if (list.length > limit) continue
        for (const other of list) scores.set(other, (scores.get(other) ?? 0) + 1 / list.length)
      }
    }
    for (const id of ids) scores.set(id, Number.POSITIVE_INFINITY)
    const related = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit)
    return related
      .map(([other]) => subtasks[rank.get(other) as number] as Subtask)
      .sort((a, b) => (rank.get(a.id) as number) - (rank.get(b.id) as number))
  }
  const listed = new Map<string, readonly Subtask[]>()
  return (ids) => {
    const key = ids.join()
    const known = listed.get(key) ?? listFor(ids)
    listed.set(key, known)
    return known
  }
}

const STEPS = [-1, 0, 1]

/** What a subtask touches, and what it would have in common with others: its cells with their neighbours, its names. */
function keysOf({ actions }: Subtask): { touches: Set<string>; seeks: Set<string> } {
  const touches = new Set<string>()
  const seeks = new Set<string>()
  for (const { args } of actions) {
    for (const [name, value] of Object.entries(args)) {
      const cell = cellSchema.safeParse(value)
      if (cell.success) {
        const { x, y, z } = cell.data
        touches.add(`${x},${y},${z}`)
        for (const dx of STEPS)
          for (const dy of STEPS) for (const dz of STEPS) seeks.add(`${x + dx},${y + dy},${z + dz}`)
      } else if (typeof value === 'string') {
        touches.add(`${name}=${value}`)
        seeks.add(`${name}=${value}`)
      }
    }
  }
  return { touches, seeks }
}
