import type { Position } from '../../../core/position.ts'
import { type CraftingGrid, craftingGrids, fitsOwnGrid } from '../../../game/items/crafting-grids.ts'
import type { Course, Pilot } from './pilot.ts'
import { walkTo } from './walk.ts'

const TABLE = 'crafting_table'
/** Maximum horizontal distance at which a table can be used (blocks). */
const TABLE_RANGE = 2
/** Maximum depth of recipes for ingredients. */
const MAX_DEPTH = 3
/** Maximum steps for a screen to open or to show a product. */
const SCREEN_STEPS = 10
const RESULT = 0
const FIRST_CELL = 1

/** Rules that a course of actions needs in addition to the observation. */
export interface Rules {
  readonly version: string
}

/** Crafts an item once from carried items, its ingredients first. @returns whether the agent has one more of it */
export function* craft(pilot: Pilot, item: string, rules: Rules, depth = MAX_DEPTH): Course<boolean> {
  const grid = craftingGrids(item, rules.version).find((one) => canLayOut(pilot, one, rules, depth))
  if (grid === undefined) return false
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [lacking] = lackingFor(grid, carried(pilot))
    if (lacking === undefined) break
    if (!(yield* craft(pilot, lacking, rules, depth - 1))) return false
  }
  const before = carried(pilot).get(item) ?? 0
  if (!(yield* openGrid(pilot, grid))) return false
  yield* layOut(pilot, grid)
  for (let i = 0; i < SCREEN_STEPS && pilot.itemIn(RESULT) !== item; i++) yield* pilot.step()
  if (pilot.itemIn(RESULT) === item) yield* pilot.click(RESULT, 'attack', ['sneak'])
  yield* close(pilot)
  return (carried(pilot).get(item) ?? 0) > before
}

/** Maximum number of times that a recipe's ingredients are crafted: at most the cells of a grid. */
const MAX_ROUNDS = 9

function carried(pilot: Pilot): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { item, count } of pilot.facts.keys.inventory) counts.set(item, (counts.get(item) ?? 0) + count)
  return counts
}

function lackingFor({ rows }: CraftingGrid, stock: ReadonlyMap<string, number>): string[] {
  const needed = new Map<string, number>()
  for (const cell of rows.flat()) if (cell !== null) needed.set(cell, (needed.get(cell) ?? 0) + 1)
  return [...needed].flatMap(([item, count]) => ((stock.get(item) ?? 0) < count ? item : []))
}

function canLayOut(pilot: Pilot, grid: CraftingGrid, { version }: Rules, depth: number): boolean {
  const canMake = (item: string, left: number): boolean =>
    left > 0 &&
    craftingGrids(item, version).some((own) =>
      lackingFor(own, carried(pilot)).every((lacking) => canMake(lacking, left - 1)),
    )
  return lackingFor(grid, carried(pilot)).every((item) => canMake(item, depth - 1))
}

/** Opens the player's own grid, or a table in sight. */
function* openGrid(pilot: Pilot, grid: CraftingGrid): Course<boolean> {
  if (fitsOwnGrid(grid)) {
    yield* pilot.step(['inventory'])
    yield* pilot.step()
    return pilot.facts.keys.screen !== null
  }
  const place = pilot.facts.semantic.seen.find(({ name }) => name === TABLE)?.nearest[0]
  if (place === undefined) return false
  const middle: Position = { x: place.x + 0.5, y: place.y + 0.5, z: place.z + 0.5 }
  if (!(yield* walkTo(pilot, () => middle, TABLE_RANGE))) return false
  yield* pilot.look(middle)
  yield* pilot.step(['use'])
  for (let i = 0; i < SCREEN_STEPS && pilot.facts.keys.screen === null; i++) yield* pilot.step()
  return pilot.facts.keys.screen !== null
}

/** Lays out the ingredients, one item per cell. */
function* layOut(pilot: Pilot, { rows }: CraftingGrid): Course {
  const { layout } = pilot
  if (layout === undefined) return
  const width = layout.kind === 'inventory' ? 2 : 3
  const cells = rows.flatMap((row, y) =>
    row.flatMap((item, x) => (item === null ? [] : { item, slot: FIRST_CELL + y * width + x })),
  )
  // cells of the same item one after another, so that a stack is taken up once
  for (const { item, slot } of cells.toSorted((a, b) => (a.item < b.item ? -1 : Number(a.item > b.item)))) {
    if (pilot.facts.keys.screen?.carried?.item !== item) {
      yield* putDown(pilot, layout)
      const from = pilot.facts.keys.screen?.slots.find(
        (stack) => stack.item === item && stack.slot >= layout.own,
      )
      if (from === undefined) return
      yield* pilot.click(from.slot)
    }
    yield* pilot.click(slot, 'use')
  }
  yield* putDown(pilot, layout)
}

function* putDown(pilot: Pilot, layout: { readonly own: number; readonly slots: readonly object[] }): Course {
  if ((pilot.facts.keys.screen?.carried ?? null) === null) return
  const empty = layout.slots.findIndex((_, slot) => slot >= layout.own && pilot.itemIn(slot) === undefined)
  yield* pilot.click(empty)
}

function* close(pilot: Pilot): Course {
  yield* pilot.step(['inventory'])
  yield* pilot.wait(2)
}
