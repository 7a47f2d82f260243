import { cellKey, type Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import type { SwitchableRule } from '../../planner/trials.ts'

/** A block in a cell after a change. */
export interface BlockSet {
  position: Position
  block: string
  /** Whether the same block was there before, in another state. */
  isState?: true
}

/** The changes that subtasks made to the world. Plain data, because it is sent between threads. */
export interface Effect {
  /** One subtask, or several that could be done only at the same time. */
  subtasks: readonly number[]
  /** Changes of cells, in order. Temporary changes are included, because a pressed button may have opened a gate. */
  changes: readonly BlockSet[]
  /** Change in the team's inventory, by item. */
  items: Readonly<Record<string, number>>
  /** Items taken out of containers; items put in have a negative count. */
  taken: readonly { container: Position; item: string; count: number }[]
  /** Number of mobs killed, by kind. */
  killed: Readonly<Record<string, number>>
  /** Crops that were dug when they were ripe. */
  harvested: readonly BlockSet[]
}

/** The state of the world before a trial, on top of the task's arena. */
export interface Preparation {
  changes: Effect['changes']
  items: Effect['items']
  taken: Effect['taken']
  killed: Effect['killed']
}

/** How a subtask is tried. */
export interface TrialSetting {
  preparation: Preparation
  /** Accepts blocks that are left hanging in the air once temporary dirt is removed. */
  mayHang: boolean
  /** Change in the team's inventory of provided items after the rehearsal of this subtask. */
  rehearsed: Effect['items']
  /** Crops that this subtask harvested in the rehearsal. */
  harvested: Effect['harvested']
  /** Rules that do not apply in this world. */
  off: readonly SwitchableRule[]
}

/**
 * The state in which certain subtasks are done, even if that is impossible in play: the sum of their effects. @param effects in
 * the order of the rehearsal @param fixed item counts that override the subtasks' effects
 */
export function preparationFor(
  effects: readonly Effect[],
  done: ReadonlySet<number>,
  fixed: Readonly<Record<string, number>> = {},
): Preparation {
  const isDone = ({ subtasks }: Effect) => subtasks.every((subtask) => done.has(subtask))
  const shown = effects.filter(isDone)
  const items = new Map<string, number>()
  const killed = new Map<string, number>()
  for (const effect of shown) {
    for (const [item, change] of Object.entries(effect.items))
      items.set(item, (items.get(item) ?? 0) + change)
    for (const [kind, count] of Object.entries(effect.killed))
      killed.set(kind, (killed.get(kind) ?? 0) + count)
  }
  for (const [item, count] of Object.entries(fixed)) items.set(item, count)
  return {
    changes: changesOf(effects, isDone),
    items: Object.fromEntries([...items].filter(([, count]) => count > 0)),
    taken: shown.flatMap(({ taken }) => taken),
    killed: Object.fromEntries(killed),
  }
}

/**
 * The changes made by the given effects. A block placed by another subtask may change its state next to new neighbours, as fences
 * do: without that other subtask, neither the block nor the change exists.
 */
function changesOf(effects: readonly Effect[], isShown: (effect: Effect) => boolean): Effect['changes'] {
  /** The name of the last block put into a cell, in the rehearsal and by the given effects. */
  const rehearsed = new Map<string, string>()
  const shown = new Map<string, string>()
  return effects.flatMap((effect) =>
    effect.changes.filter((change) => {
      const key = cellKey(change.position)
      if (change.isState) return isShown(effect) && rehearsed.get(key) === shown.get(key)
      const name = parseBlock(change.block)?.name ?? change.block
      rehearsed.set(key, name)
      if (isShown(effect)) shown.set(key, name)
      return isShown(effect)
    }),
  )
}

/** The crops that a subtask harvested; empty if it could only be done together with others. */
export const harvestOf = (effects: readonly Effect[], subtask: number): Effect['harvested'] =>
  effects.find(({ subtasks }) => subtasks.length === 1 && subtasks[0] === subtask)?.harvested ?? []

/** How a subtask changes each provided item; empty if it could only be done together with others. */
export function changeOfProvided(effects: readonly Effect[], subtask: number): Effect['items'] {
  const own = effects.find(({ subtasks }) => subtasks.length === 1 && subtasks[0] === subtask)
  if (own === undefined) return {}
  const provided = effects.flatMap(({ items }) => Object.keys(items).filter((item) => (items[item] ?? 0) > 0))
  return Object.fromEntries([...new Set(provided)].map((item) => [item, own.items[item] ?? 0]))
}

/** Distance used for "nowhere near". */
const FAR = 1000

/** The distance between the cells changed by two effects (blocks). */
export function distanceBetween(a: Effect, b: Effect): number {
  let nearest = FAR
  for (const { position: one } of a.changes) {
    for (const { position: other } of b.changes) {
      const away = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.z - other.z)
      nearest = Math.min(nearest, away)
    }
  }
  return nearest
}
