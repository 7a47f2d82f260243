import { isDeepStrictEqual } from 'node:util'
import { describeItems } from '../../game/item-counts.ts'
import {
  emptyBook,
  fallsUnder,
  OWN_SLOTS,
  type RuleBook,
  recipesUnder,
  smeltedUnder,
  toolsUnder,
} from '../../game/rules/rule-book.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { SwitchableRule } from '../../planner/trials.ts'
import type { ActionCall } from '../../task/action.ts'
import { craft } from '../../task/actions/craft.ts'
import { equip } from '../../task/actions/equip.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { smelt } from '../../task/actions/smelt.ts'
import type { Task } from '../../task/task.ts'
import type { Preparation, TrialSetting } from './effect.ts'

/** The single ingredient of everything when ingredients do not count; no recipe of the game needs it alone. */
const FREE_INGREDIENT = 'dirt'
/** Where it is off, the crops of the subtask stand there ripe: see `ripened`. */
const RIPENING = 'ripe-before-harvest'
const SMELTING = 'furnace-and-fuel-before-smelt'
/** More than enough for the crafting in one subtask. */
const FREE_COUNT = 64

interface WithoutRules {
  task: Task
  subtask: Subtask
  /** The items that the agent needs in such a world. */
  items: Readonly<Record<string, number>>
}

/**
 * A task in a world where rules do not hold for a subtask: its products are crafted from dirt, or without a table from one of
 * each ingredient; what it smelts is crafted from dirt, too; and its blocks drop whatever tool digs them, so that digging
 * needs no tool.
 */
export function withoutRules(task: Task, subtask: Subtask, off: readonly SwitchableRule[]): WithoutRules {
  if (off.length === 0) return { task, subtask, items: {} }
  const { rules = emptyBook('as in the game') } = task
  const isOff = (rule: SwitchableRule) => off.includes(rule)
  const actions = withoutSteps(task, subtask, isOff)
  const smelted = new Set(
    isOff(SMELTING) ? subtask.actions.flatMap((call) => productOf(task, call) ?? []) : [],
  )
  const recipes = actions.flatMap((call) => {
    const item = craft.read(call)?.item
    if (item === undefined) return []
    return smelted.has(item) ? [freely(item, 1)] : changedRecipes(task, item, isOff)
  })
  const placed = subtask.actions.flatMap((call) => placeBlock.read(call)?.item ?? [])
  const blocks = [...placed, ...task.blueprint.map(({ block }) => block.name)]
  const falling = blocks.filter((block) => fallsUnder(rules, block))
  // A changed rule for digging also replaces drops, which for crops depend on their age.
  const digs = !isOff('tool-tier-before-mine')
    ? []
    : task.sources.flatMap(({ block: { name } }) => (toolsUnder(task, name).length > 0 ? [name] : []))
  const without: RuleBook = {
    ...rules,
    name: `${rules.name}, without ${off.join(' and ')}`,
    recipes: { ...rules.recipes, ...Object.fromEntries(distinct(recipes)) },
    digs: {
      ...rules.digs,
      ...Object.fromEntries(digs.map((block) => [block, { ...rules.digs[block], tools: [] }])),
    },
    falls: isOff('gravity')
      ? { ...rules.falls, ...Object.fromEntries(falling.map((block) => [block, false])) }
      : rules.falls,
    needsBelow: isOff('support') ? {} : rules.needsBelow,
    openings: isOff('mechanism-before-passage') ? allOpen(task) : rules.openings,
  }
  const isFree = recipes.length > 0 && (isOff('ingredients-before-craft') || smelted.size > 0)
  return {
    task: { ...task, rules: without },
    subtask: { ...subtask, actions },
    items: isFree ? { [FREE_INGREDIENT]: FREE_COUNT } : {},
  }
}

/** The changes before a trial in a world in which the crops of the subtask are ripe whatever was done. */
export const ripened = (
  { changes, ...others }: Preparation,
  { off, harvested }: Pick<TrialSetting, 'off' | 'harvested'>,
): Preparation => ({ ...others, changes: off.includes(RIPENING) ? [...changes, ...harvested] : changes })

/**
 * The rules among these whose absence changes the world of a subtask or what it does there. In a world without any of the others it
 * fares as in the unmodified world, so that no trial is needed.
 * @param harvested the crops that it harvested in the rehearsal
 */
export function rulesThatMatter(
  task: Task,
  subtask: Subtask,
  { off, harvested }: Pick<TrialSetting, 'off' | 'harvested'>,
): readonly SwitchableRule[] {
  const { rules = emptyBook('as in the game') } = task
  const usual = { tables: { ...rules, name: '' }, actions: subtask.actions, items: {} }
  return off.filter((rule) => {
    if (rule === RIPENING) return harvested.length > 0
    const without = withoutRules(task, subtask, [rule])
    const tables = { ...(without.task.rules ?? rules), name: '' }
    const { actions } = without.subtask
    return !isDeepStrictEqual({ tables, actions, items: without.items }, usual)
  })
}

/** The actions of a subtask in such a world: digging needs no tool, and crafting replaces smelting. */
function withoutSteps(
  task: Task,
  { actions }: Subtask,
  isOff: (rule: SwitchableRule) => boolean,
): ActionCall[] {
  const isDigging = actions.some((call) => mineBlock.read(call) !== undefined)
  return actions.flatMap((call) => {
    if (isDigging && isOff('tool-tier-before-mine') && equip.read(call) !== undefined) return []
    const product = isOff(SMELTING) ? productOf(task, call) : undefined
    return product === undefined
      ? [call]
      : [craft.call({ item: product, amount: smelt.read(call)?.amount ?? 1 })]
  })
}

function productOf(task: Task, call: ActionCall): string | undefined {
  const item = smelt.read(call)?.item
  return item === undefined ? undefined : smeltedUnder(task, item)
}

/** Every gate and teleport of a task open from the start. */
function allOpen(task: Task): RuleBook['openings'] {
  const { gates = [], teleports = [] } = (task as Task & { escape?: Ways }).escape ?? {}
  return Object.fromEntries([...gates, ...teleports].map(({ id }) => [id, { openedBy: [], hold: 'each' }]))
}

/** The part of an escape that defines its passages. */
interface Ways {
  gates?: readonly { id: string }[]
  teleports?: readonly { id: string }[]
}

type NamedRecipe = [item: string, recipe: RuleBook['recipes'][string]]

/** A recipe that needs nothing but dirt, in the hand. */
const freely = (item: string, makes: number): NamedRecipe => [
  item,
  { makes, takes: [{ item: FREE_INGREDIENT, count: 1 }] },
]

/** Different amounts of dirt for different products: a crafting grid has one result. */
function distinct(recipes: readonly NamedRecipe[]): NamedRecipe[] {
  const taken = new Map<string, number>()
  return [...new Map(recipes)].map(([item, { makes, takes }]) => {
    const [first] = takes
    if (first?.item !== FREE_INGREDIENT) return [item, { makes, takes }]
    const before = taken.get(describeItems(takes)) ?? 0
    taken.set(describeItems(takes), before + 1)
    return [item, { makes, takes: [{ item: FREE_INGREDIENT, count: first.count + before }] }]
  })
}

function changedRecipes(task: Task, item: string, isOff: (rule: SwitchableRule) => boolean): NamedRecipe[] {
  const usual = recipesUnder(task, item)
  const [first] = usual
  if (first === undefined) return []
  const { makes } = first
  const isFree = isOff('ingredients-before-craft')
  if (isFree && (isOff('table-before-craft') || usual.some(({ needsTable }) => !needsTable)))
    return [freely(item, makes)]
  // This still needs a table: there are more ingredients than slots in the player's own grid.
  if (isFree) return [[item, { makes, takes: [{ item: FREE_INGREDIENT, count: OWN_SLOTS + 1 }] }]]
  const takes = first.takes.map((taken) => ({ item: taken.item, count: 1 }))
  return isOff('table-before-craft') && takes.length <= OWN_SLOTS ? [[item, { makes, takes }]] : []
}
