import { add, cellKey } from '../../core/position.ts'
import type { Random } from '../../core/random.ts'
import { falls } from '../../game/blocks/falling.ts'
import { isPlain } from '../../game/blocks/kinds/plain.ts'
import { gameNamesOf } from '../../game/obtaining/game-names.ts'
import { offsetOf } from '../../game/placement/placement-options.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import { buildOrder, siteOf } from '../../task/build-order.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { Task } from '../../task/task.ts'
import { mixed, type RuleSites, type Site } from '../rules/drawing.ts'

/**
 * The rules of a building that may change: blocks fall or no longer fall, or break unless one of the blocks that the blueprint has
 * below them is there.
 */
export function constructionRules(task: Task): RuleSites {
  const names = [...new Set(task.blueprint.map(({ block }) => block.name))].sort()
  const kinds: readonly Site['kind'][] = ['falls', 'needsBelow']
  return {
    used: names.flatMap((name) =>
      kinds.flatMap((kind): Site[] => (isShown(task, name, kind) ? [{ kind, name }] : [])),
    ),
    unused: (random) => unusedSites(task, names, random),
    changed: (book, site) => changed(task, book, site),
    isPlannedAsUsual: ({ falls: fall, needsBelow }) =>
      names.every((name) => !(name in fall) && !(name in needsBelow)),
    isDoable: (rules) => buildOrder(task.blueprint, siteOf({ ...task, rules })).impossible.length === 0,
  }
}

/** Whether the building can show a rule: at least one of these blocks stands above the ground. */
function isShown({ blueprint, arena }: Task, name: string, kind: Site['kind']): boolean {
  const above = blueprint.some(
    ({ block, position }) => block.name === name && position.y > groundLevel(arena),
  )
  return above && (kind === 'falls' || !falls(name))
}

function changed(task: Task, book: RuleBook, { kind, name }: Site): RuleBook | undefined {
  const isChanged = name in book.falls || name in book.needsBelow
  if (isChanged) return undefined
  return kind === 'falls'
    ? { ...book, falls: { ...book.falls, [name]: !falls(name) } }
    : { ...book, needsBelow: { ...book.needsBelow, [name]: blocksBelow(task, name) } }
}

/** The blocks required directly below the blocks with a name; the floor counts, too. */
function blocksBelow({ blueprint, arena }: Task, name: string): string[] {
  const byCell = new Map(blueprint.map(({ block, position }) => [cellKey(position), block.name]))
  const below = blueprint.flatMap(({ block, position }) => {
    if (block.name !== name) return []
    if (position.y === groundLevel(arena)) return [arena.floor]
    return byCell.get(cellKey(add(position, offsetOf('down')))) ?? []
  })
  return [...new Set(below)].sort()
}

/** Blocks that occur neither in the building nor in its floor and scaffolding. */
function unusedSites({ arena, gameVersion }: Task, used: readonly string[], random: Random): Site[] {
  const { items, isBlock } = gameNamesOf(gameVersion)
  const kept = new Set([...used, arena.floor, SCAFFOLD])
  const others = items.filter((item) => isBlock(item) && !kept.has(item) && isPlain(item))
  return mixed(others, random)
    .slice(0, 2)
    .map((name, index): Site => ({ kind: index === 0 ? 'falls' : 'needsBelow', name }))
}
