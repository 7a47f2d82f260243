import { plural } from '../../core/count.ts'
import { countByItem, describeItems, type ItemCount, totals } from '../../game/item-counts.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { cheapestPlan } from '../../game/obtaining/cheapest-plan.ts'
import { AGENTS_IN_THE_WILD } from '../../game/obtaining/economy.ts'
import { whyNot } from '../../game/obtaining/why-not.ts'
import { wildGraphOf } from '../../game/obtaining/wild.ts'
import {
  changedRecipe,
  type GameRules,
  madeOf,
  recipesUnder,
  smeltedFromUnder,
} from '../../game/rules/rule-book.ts'
import type { TaskIssue } from '../../task/part-checker.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import { sceneBefore } from '../../task/scene.ts'
import { startIssues } from '../../task/start-issues.ts'
import { planGathering } from './decompose.ts'
import { isWild } from './decompose-wild.ts'
import type { GatheringTask } from './gathering.ts'
import { GatheringPlanner } from './gathering-planner.ts'
import { missingIngredients } from './missing-ingredients.ts'
import { Sources } from './sources.ts'

/** Maximum number of recipes that an issue names. */
const MAX_MAKERS = 2

/** Reports every wanted item that cannot be obtained from the containers, sources, animals and recipes. */
export function feasibility(task: GatheringTask, agents: number): TaskIssue[] {
  if (isWild(task)) return inTheWild(task)
  return [...startIssues(task, task.sources, ['gathering', 'blocks']), ...missingItems(task, agents)]
}

function missingItems(task: GatheringTask, agents: number): TaskIssue[] {
  const team = Array.from({ length: agents }, (_, index) => `agent ${index + 1}`)
  const facts = { task, scene: sceneBefore(task, team) }
  if (planGathering(facts).shortfalls.length === 0) return []
  const planner = new GatheringPlanner(facts)
  return task.gathering.obtain.flatMap(({ item, count }, index): TaskIssue[] => {
    const before = planner.shortfalls.length
    planner.need(item, count)
    const short = totals(planner.shortfalls.slice(before))
    if (short.length === 0) return []
    const high = planner.tooHigh.splice(0)
    if (high.length > 0 && short.every((one) => one.item === SCAFFOLD)) {
      const message = `${count} ${item} cannot be obtained: ${high.join(' and ')} ${plural(high.length, 'is', 'are')} too high, and nothing in the task gives ${describeItems(short)} to climb on`
      return [{ path: ['gathering', 'obtain', index], message }]
    }
    const missing = totals(short.flatMap((one) => missingIngredients(task, one, team, planner)))
    const path = ['gathering', 'obtain', index]
    return [{ path, message: `${count} ${item} cannot be obtained: ${reasons(task, missing)}` }]
  })
}

/** Reports every wanted item that neither the containers nor the wild give. */
function inTheWild(task: GatheringTask): TaskIssue[] {
  const have = countByItem(task.containers.flatMap(({ items }) => items))
  return task.gathering.obtain.flatMap(({ item, count }, index) => {
    const plan = cheapestPlan(wildGraphOf(task.gameVersion), { goal: [{ item, count }], have })
    if (plan !== undefined) return []
    const reason = whyNot({ item, count }, task.gameVersion, AGENTS_IN_THE_WILD)
    const message = `${count} ${item} cannot be obtained in the wild${reason === undefined ? '' : `: ${reason}`}`
    return [{ path: ['gathering', 'obtain', index], message }]
  })
}

/** The usual ingredients of an item that make something else in a world with these rules. */
function takenOver(item: string, { gameVersion, rules }: GameRules): string[] {
  if (changedRecipe(rules, item) !== undefined) return []
  return recipesFor(item, gameVersion).flatMap(({ takes }) => {
    const other = madeOf(rules, takes)
    return other === undefined ? [] : [`in this world a grid with ${describeItems(takes)} makes ${other}`]
  })
}

/** Missing items by name; for a missing product whose ingredients are all there, those ingredients. */
function reasons(task: GatheringTask, missing: readonly ItemCount[]): string {
  const { gameVersion, rules } = task
  const list = missing.map(({ item, count }) => {
    const makers = nearestMakers(item, task).slice(0, MAX_MAKERS)
    const notes = [
      ...(makers.length === 0 ? [] : [`${makers.join(', or ')} would make it`]),
      ...takenOver(item, { gameVersion, rules }),
    ]
    return `${count} ${item}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
  })
  return `nothing in the task gives ${list.join(', ')}`
}

/** Ways to make an item, in words: those with the fewest kinds of ingredients that the task lacks. */
function nearestMakers(item: string, task: GatheringTask): string[] {
  const sources = Sources.of(task, sceneBefore(task, []))
  const smelted = smeltedFromUnder(task, item).map((raw) => ({
    kinds: [raw],
    text: `${raw}, a furnace and fuel`,
  }))
  const crafted = recipesUnder(task, item).map(({ takes, needsTable }) => {
    const kinds = takes.map((taken) => taken.item)
    return { kinds, text: [kinds.join(', '), ...(needsTable ? ['a crafting table'] : [])].join(' and ') }
  })
  const ways = [...smelted, ...crafted].map(({ kinds, text }) => ({
    text,
    lacks: kinds.filter((kind) => sources.supplyOf(kind) === undefined).length,
  }))
  const fewest = Math.min(...ways.map(({ lacks }) => lacks))
  return ways.filter(({ lacks }) => lacks === fewest).map(({ text }) => text)
}
