import { type Box, boundingBox, formatPosition, type Position } from '../core/position.ts'
import { totals } from '../game/item-counts.ts'
import { itemWords } from '../game/items/item-words.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Subtask } from './subtask.ts'

/** Maximum number of kinds of blocks listed in a name; the others are only counted. */
const MAX_KINDS = 4

/**
 * Short names for the subtasks of a plan, for graphs, tables and prompts: a subtask that places blocks is named by them ("2
 * stone bricks, 1 red bed, 3 torches"), with its side of the building or its first cell if two would have the same name. Other
 * subtasks have no name: their description is short.
 */
export function nameSubtasks(subtasks: readonly Subtask[], actions: ActionVocabulary): Subtask[] {
  const fills = new Map(subtasks.map((subtask) => [subtask, fillsOf(subtask, actions)]))
  const site = boundingBox([...fills.values()].flat().map(({ cell }) => cell))
  const candidates = subtasks.map((subtask) => candidatesFor(fills.get(subtask) ?? [], site))
  const isShared = (name: string) => candidates.filter((names) => names.includes(name)).length > 1
  return subtasks.map((subtask, index) => {
    const names = candidates[index] as readonly string[]
    const name = names.find((one) => !isShared(one)) ?? names.at(-1)
    return name === undefined ? subtask : { ...subtask, name }
  })
}

type Fill = { readonly cell: Position; readonly item: string }

const fillsOf = ({ actions: calls }: Subtask, actions: ActionVocabulary): Fill[] =>
  calls.flatMap((call) => actions.fillsOf(call) ?? [])

/** Names from the shortest to the one that is certainly unique. */
function candidatesFor(fills: readonly Fill[], site: Box | undefined): readonly string[] {
  const [first] = fills
  if (first === undefined || site === undefined) return []
  const materials = materialsIn(fills)
  return [
    materials,
    `${materials} (${sideOf(fills, site)})`,
    `${materials} from ${formatPosition(first.cell)}`,
  ]
}

function materialsIn(fills: readonly Fill[]): string {
  const kinds = totals(fills.map(({ item }) => ({ item, count: 1 })))
  // One kind above the limit is listed rather than counted: "1 more kind" takes as much space and says less.
  const listed = kinds.slice(0, kinds.length === MAX_KINDS + 1 ? kinds.length : MAX_KINDS)
  const rest = kinds.length - listed.length
  return [...listed.map(itemWords), ...(rest === 0 ? [] : [`${rest} more kinds`])].join(', ')
}

/** The position of some cells' centre within the building, in thirds: "north-west", "south, top", "middle". */
function sideOf(fills: readonly Fill[], site: Box): string {
  const box = boundingBox(fills.map(({ cell }) => cell)) as Box
  const third = (axis: 'x' | 'y' | 'z'): number => {
    const middle = (box.min[axis] + box.max[axis] + 1) / 2
    return Math.floor(((middle - site.min[axis]) * 3) / (site.max[axis] - site.min[axis] + 1))
  }
  const northSouth = ['north', '', 'south'][third('z')]
  const westEast = ['west', '', 'east'][third('x')]
  const level = ['bottom', '', 'top'][third('y')]
  const ground = [northSouth, westEast].filter(Boolean).join('-') || 'middle'
  return [ground, level].filter(Boolean).join(', ')
}
