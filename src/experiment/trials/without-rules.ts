import { emptyBook, OWN_SLOTS, type RuleBook, recipesUnder } from '../../game/rules/rule-book.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { SwitchableRule } from '../../planner/trials.ts'
import { craft } from '../../task/actions/craft.ts'
import { equip } from '../../task/actions/equip.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import type { Task } from '../../task/task.ts'

/** The single ingredient of everything when ingredients do not count; no recipe of the game needs it alone. */
const FREE_INGREDIENT = 'dirt'
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
 * each ingredient, and its blocks drop whatever tool digs them. Digging then needs no tool.
 */
export function withoutRules(task: Task, subtask: Subtask, off: readonly SwitchableRule[]): WithoutRules {
  if (off.length === 0) return { task, subtask, items: {} }
  const { rules = emptyBook('as in the game') } = task
  const isOff = (rule: SwitchableRule) => off.includes(rule)
  const recipes = subtask.actions.flatMap((call) => {
    const item = craft.read(call)?.item
    return item === undefined ? [] : changedRecipes(task, item, isOff)
  })
  const placed = subtask.actions.flatMap((call) => placeBlock.read(call)?.item ?? [])
  const blocks = [...placed, ...task.blueprint.map(({ block }) => block.name)]
  const digs = !isOff('tool-tier-before-mine') ? [] : task.sources.map(({ block }) => block.name)
  const without: RuleBook = {
    ...rules,
    name: `${rules.name}, without ${off.join(' and ')}`,
    recipes: { ...rules.recipes, ...Object.fromEntries(recipes) },
    digs: {
      ...rules.digs,
      ...Object.fromEntries(digs.map((block) => [block, { ...rules.digs[block], tools: [] }])),
    },
    falls: isOff('gravity') ? Object.fromEntries(blocks.map((block) => [block, false])) : rules.falls,
    needsBelow: isOff('support') ? {} : rules.needsBelow,
    openings: isOff('mechanism-before-passage') ? allOpen(task) : rules.openings,
  }
  const isDigging = subtask.actions.some((call) => mineBlock.read(call) !== undefined)
  const actions =
    isOff('tool-tier-before-mine') && isDigging
      ? subtask.actions.filter((call) => equip.read(call) === undefined)
      : subtask.actions
  return {
    task: { ...task, rules: without },
    subtask: { ...subtask, actions },
    items: isOff('ingredients-before-craft') && recipes.length > 0 ? { [FREE_INGREDIENT]: FREE_COUNT } : {},
  }
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

function changedRecipes(
  task: Task,
  item: string,
  isOff: (rule: SwitchableRule) => boolean,
): [string, RuleBook['recipes'][string]][] {
  const usual = recipesUnder(task, item)
  const [first] = usual
  if (first === undefined) return []
  const { makes } = first
  const isFree = isOff('ingredients-before-craft')
  if (isFree && (isOff('table-before-craft') || usual.some(({ needsTable }) => !needsTable)))
    return [[item, { makes, takes: [{ item: FREE_INGREDIENT, count: 1 }] }]]
  // This still needs a table: there are more ingredients than slots in the player's own grid.
  if (isFree) return [[item, { makes, takes: [{ item: FREE_INGREDIENT, count: OWN_SLOTS + 1 }] }]]
  const takes = first.takes.map((taken) => ({ item: taken.item, count: 1 }))
  return isOff('table-before-craft') && takes.length <= OWN_SLOTS ? [[item, { makes, takes }]] : []
}
