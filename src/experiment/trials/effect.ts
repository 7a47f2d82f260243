import type { Position } from '../../core/position.ts'

/** The difference that subtasks have made to the world. It crosses threads. */
export interface Effect {
  /** One subtask, or several that could be done only at the same time. */
  subtasks: readonly number[]
  /** Changes of cells, in order; passing ones too, because a button that was pressed has opened a gate. */
  changes: readonly { position: Position; block: string }[]
  /** What the team carries more (or less) of each item. */
  items: Readonly<Record<string, number>>
  /** What was taken out of containers. */
  taken: readonly { container: Position; item: string; count: number }[]
  /** Number of mobs killed, by kind. */
  killed: Readonly<Record<string, number>>
}

/** What a world must show before a trial, on top of the task's arena. */
export interface Preparation {
  changes: Effect['changes']
  items: Effect['items']
  taken: Effect['taken']
  killed: Effect['killed']
}

/**
 * The state in which certain subtasks are done, whether or not that is possible: the sum of their effects. Of an item that the
 * tried subtask uses up, consumers that need more of it, and of equal ones those listed later, have left it their share:
 * somebody must come first, and whoever needs least does.
 * @param effects in the order in which they were rehearsed
 * @param tried the subtask that the state is for
 */
export function preparationFor(
  effects: readonly Effect[],
  done: ReadonlySet<number>,
  tried?: number,
): Preparation {
  const own = effects.find(({ subtasks }) => tried !== undefined && subtasks.includes(tried))
  const shown = effects.filter(
    (effect) => effect !== own && effect.subtasks.every((subtask) => done.has(subtask)),
  )
  const items = new Map<string, number>()
  const killed = new Map<string, number>()
  for (const effect of shown) {
    for (const [item, change] of Object.entries(effect.items)) {
      if (change < 0 && own !== undefined && comesFirst(own, effect, item)) continue
      items.set(item, (items.get(item) ?? 0) + change)
    }
    for (const [kind, count] of Object.entries(effect.killed))
      killed.set(kind, (killed.get(kind) ?? 0) + count)
  }
  return {
    changes: shown.flatMap(({ changes }) => changes),
    items: Object.fromEntries([...items].filter(([, count]) => count > 0)),
    taken: shown.flatMap(({ taken }) => taken),
    killed: Object.fromEntries(killed),
  }
}

/** Whether one effect's share of an item comes before another's: it uses up less, or as much and is listed earlier. */
function comesFirst(one: Effect, other: Effect, item: string): boolean {
  const [own, others] = [-(one.items[item] ?? 0), -(other.items[item] ?? 0)]
  if (own <= 0) return false
  return own - others < 0 || (own === others && firstOf(one) < firstOf(other))
}

const firstOf = ({ subtasks }: Effect): number => Math.min(...subtasks)

/** Distance that stands for "nowhere near". */
const FAR = 1000

/** How near two effects are: 0 if one uses up what the other provides, else the distance of their cells (blocks). */
export function distanceBetween(a: Effect, b: Effect): number {
  for (const [item, change] of Object.entries(a.items)) if (change * (b.items[item] ?? 0) < 0) return 0
  let nearest = FAR
  for (const { position: one } of a.changes) {
    for (const { position: other } of b.changes) {
      const away = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.z - other.z)
      nearest = Math.min(nearest, away)
    }
  }
  return nearest
}
