import { cellKey, type Position } from '../../core/position.ts'
import { falls } from '../../task/facts/mining.ts'
import type { Account } from './account.ts'
import type { CauseList } from './cause.ts'
import type { Site } from './site.ts'

/**
 * Digging under sand makes it fall into the hole (game rule of falling blocks), so that it is no longer where the plan
 * says: what falls is dug before what carries it.
 */
export function diggingCauses(accounts: readonly Account[], site: Site, causes: CauseList): void {
  const diggers = new Map<string, number>()
  for (const { id, digs } of accounts) {
    for (const cell of digs) if (!diggers.has(cellKey(cell))) diggers.set(cellKey(cell), id)
  }
  const fallsAt = (cell: Position): boolean => falls(site.blocks.get(cellKey(cell))?.name ?? '')
  for (const { id, digs } of accounts) {
    const own = new Set(digs.map(cellKey))
    for (const { x, y, z } of digs) {
      const above = { x, y: y + 1, z }
      const digger = fallsAt(above) && !own.has(cellKey(above)) ? diggers.get(cellKey(above)) : undefined
      if (digger !== undefined) causes.add('gravity', digger, id)
    }
  }
}
