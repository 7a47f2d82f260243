import { add, cellKey, type Position } from '../../core/position.ts'
import { falls } from '../../game/blocks/falling.ts'
import { isFixed } from '../../game/blocks/mining.ts'
import { offsetOf, placementOptions } from '../../game/placement/placement-options.ts'
import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'
import type { Site } from './site.ts'

/**
 * Sand falls when the block below is dug, and a torch drops when the block that it is attached to is dug (game rules).
 * Both would then no longer be where the plan expects them, so they must be dug before the block that supports them.
 */
export function diggingCauses(accounts: readonly Account[], site: Site, causes: CauseList): void {
  const diggers = new Map<string, number>()
  for (const { id, digs } of accounts) {
    for (const cell of digs) if (!diggers.has(cellKey(cell))) diggers.set(cellKey(cell), id)
  }
  const fallsAt = (cell: Position): boolean => falls(site.blocks.get(cellKey(cell))?.name ?? '')
  const carrierOf = (cell: Position): string | undefined => {
    const block = site.blocks.get(cellKey(cell))
    const option = block !== undefined && isFixed(block.name) ? placementOptions(block)[0] : undefined
    return option === undefined ? undefined : cellKey(add(cell, offsetOf(option.against)))
  }
  for (const { id, digs } of accounts) {
    const own = new Set(digs.map(cellKey))
    for (const cell of digs) {
      const above = { ...cell, y: cell.y + 1 }
      const digger = fallsAt(above) && !own.has(cellKey(above)) ? diggers.get(cellKey(above)) : undefined
      if (digger !== undefined) causes.add('gravity', digger, id)
      const carrier = carrierOf(cell)
      const after = carrier === undefined || own.has(carrier) ? undefined : diggers.get(carrier)
      if (after !== undefined) causes.add('attached-block', id, after)
    }
  }
}
