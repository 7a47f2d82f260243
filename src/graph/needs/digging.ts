import { add, cellKey, type Position } from '../../core/position.ts'
import { isFixed } from '../../game/blocks/mining.ts'
import { offsetOf, placementOptions } from '../../game/placement/placement-options.ts'
import { type FootingRules, fallsUnder, needsFoot } from '../../game/rules/rule-book.ts'
import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'
import type { Site } from './site.ts'

/**
 * Sand falls when the block below is dug, and a torch drops when its supporting block is dug (game rules). Both would then no
 * longer be where the plan expects them, so they must be dug before the block supporting them.
 */
export function diggingCauses(
  accounts: readonly Account[],
  { blocks, task: { rules } }: Site,
  causes: CauseList,
): void {
  const diggers = diggersOf(accounts)
  for (const { id, digs } of accounts) {
    const own = new Set(digs.map(cellKey))
    const diggerOf = (key: string | undefined) =>
      key === undefined || own.has(key) ? undefined : diggers.get(key)
    for (const cell of digs) {
      const above = restingAbove(cell, blocks, rules)
      const digger = diggerOf(above?.key)
      if (digger !== undefined && above !== undefined) causes.add(above.rule, digger, id)
      const after = diggerOf(carrierOf(cell, blocks))
      if (after !== undefined) causes.add('attached-block', id, after)
    }
  }
}

/** The first subtask that digs each cell. */
function diggersOf(accounts: readonly Account[]): ReadonlyMap<string, number> {
  const diggers = new Map<string, number>()
  for (const { id, digs } of accounts)
    for (const cell of digs) if (!diggers.has(cellKey(cell))) diggers.set(cellKey(cell), id)
  return diggers
}

/** The cell above, if its block would fall or break. */
function restingAbove(
  cell: Position,
  blocks: Site['blocks'],
  rules: FootingRules | undefined,
): { key: string; rule: 'gravity' | 'support' } | undefined {
  const key = cellKey({ ...cell, y: cell.y + 1 })
  const name = blocks.get(key)?.name ?? ''
  if (!needsFoot(rules, name)) return undefined
  return { key, rule: fallsUnder(rules, name) ? 'gravity' : 'support' }
}

/** The cell of the block that supports an attached block. */
function carrierOf(cell: Position, blocks: Site['blocks']): string | undefined {
  const block = blocks.get(cellKey(cell))
  const option = block !== undefined && isFixed(block.name) ? placementOptions(block)[0] : undefined
  return option === undefined ? undefined : cellKey(add(cell, offsetOf(option.against)))
}
