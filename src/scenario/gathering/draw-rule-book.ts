import { createRandom, type Random } from '../../core/random.ts'
import { countOf, type ItemCount } from '../../game/item-counts.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { gameNamesOf } from '../../game/obtaining/game-names.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import { GatheringPlanner } from './decompose.ts'
import type { GatheringTask } from './gathering.ts'

/**
 * How much of a task's rules changes: one recipe, a share of those that its plan uses (percent), or as many as `single` that it does not use
 * (a control, in which no dependency moves).
 */
export const RULE_CHANGES = ['single', '5', '20', '50', 'control'] as const
export type RuleChange = (typeof RULE_CHANGES)[number]

/** Draws of a recipe until one is found with which the task can still be done. */
const MAX_DRAWS = 30
/** Maximum amount of one ingredient. */
const MAX_COUNT = 2

/**
 * Draws a rule book for a task: changed recipes take other items that the task's plan obtains anyway, and the task can still be done.
 * Where no recipe can be changed so, the book has fewer changes than asked for, or none.
 * @param seed the same seed gives the same book
 */
export function drawRuleBook(
  task: GatheringTask,
  { seed, change }: { seed: number; change: RuleChange },
): RuleBook {
  const random = createRandom(seed).fork(`rule book ${task.id} ${change}`)
  const name = `recipes ${change} seed ${seed}`
  const { crafted, raw } = itemsOf(task)
  const candidates = change === 'control' ? unusedItems(task, crafted, random) : mixed(crafted, random)
  const wanted =
    change === 'single' || change === 'control'
      ? 1
      : Math.max(1, Math.round((Number(change) / 100) * crafted.length))
  let book: RuleBook = { name, told: false, recipes: {} }
  for (const item of candidates) {
    if (Object.keys(book.recipes).length === wanted) break
    book = withChange(task, book, { item, raw, random }) ?? book
  }
  return book
}

/** The items that the plan of a task crafts, and those that it takes out of the world. */
function itemsOf(task: GatheringTask): { crafted: string[]; raw: string[] } {
  const { recipes } = plannerOf(task)
  const makes = (isCraft: boolean) =>
    [...recipes].flatMap(({ kind, makes: { item } }) => ((kind === 'craft') === isCraft ? [item] : []))
  const stored = task.containers.flatMap(({ items }) => items.map(({ item }) => item))
  return { crafted: [...new Set(makes(true))].sort(), raw: [...new Set([...makes(false), ...stored])].sort() }
}

function plannerOf(task: GatheringTask): GatheringPlanner {
  const planner = new GatheringPlanner({ task, scene: sceneBefore(task, agentNames(task.agents)) })
  planner.needAll(task.gathering.obtain)
  return planner
}

/** Items that can be crafted and that the plan has nothing to do with. */
function unusedItems(task: GatheringTask, crafted: readonly string[], random: Random): string[] {
  const { gameVersion } = task
  const used = new Set([...crafted, ...task.gathering.obtain.map(({ item }) => item)])
  const others = gameNamesOf(gameVersion).items.filter(
    (item) => !used.has(item) && recipesFor(item, gameVersion).length > 0,
  )
  return mixed(others, random).slice(0, MAX_DRAWS)
}

/** The book with another recipe for an item; undefined where the task could not be done with any that was drawn. */
function withChange(
  task: GatheringTask,
  book: RuleBook,
  { item, raw, random }: { item: string; raw: readonly string[]; random: Random },
): RuleBook | undefined {
  const usual = recipesFor(item, task.gameVersion)[0]
  for (let draw = 0; draw < MAX_DRAWS && usual !== undefined; draw++) {
    const takes = drawnTakes(raw, random)
    const isUsual = takes.every(({ item: taken }) => countOf(usual.takes, taken) > 0)
    if (takes.length === 0 || isUsual || takes.some((taken) => taken.item === item) || isTaken(book, takes))
      continue
    const changed = { ...book, recipes: { ...book.recipes, [item]: { makes: usual.makes, takes } } }
    if (plannerOf({ ...task, rules: changed }).shortfalls.length === 0) return changed
  }
  return undefined
}

/** Whether a recipe of the book takes the same items: a grid must have one result. */
const isTaken = ({ recipes }: RuleBook, takes: readonly ItemCount[]): boolean =>
  Object.values(recipes).some(
    (other) =>
      other.takes.length === takes.length &&
      other.takes.every(({ item, count }) => countOf(takes, item) === count),
  )

/** One or two ingredients. */
function drawnTakes(raw: readonly string[], random: Random): ItemCount[] {
  const items = mixed(raw, random).slice(0, 1 + random.integer(2))
  return items.sort().map((item) => ({ item, count: 1 + random.integer(MAX_COUNT) }))
}

function mixed<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
