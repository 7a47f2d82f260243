import type { Position } from '../core/position.ts'
import type { ItemCount } from './task.ts'

/** The block that agents stack under their feet to reach high cells. VillagerBench provides dirt for this. */
export const SCAFFOLD = 'dirt'
/** Maximum height above the feet at which a block can be placed (blocks; eyes at 1.62, reach 4.5). */
const MAX_RISE = 5

/** Amount of dirt that is always enough to place a block `rise` blocks above the feet. */
export const scaffoldFor = (rise: number): number => (rise <= MAX_RISE ? 0 : Math.ceil(rise))

/** Minimum amount of dirt: the team may be larger than the task says, and an agent may hold dirt that another needs. */
const MIN_DIRT = 64

/**
 * The dirt that a team needs so that each agent can reach the highest of these cells. Added even to an exact stock.
 * @param ground height of the cells in which agents walk
 * @param agents size of the team
 */
export function scaffoldOf(
  cells: readonly { position: Position }[],
  ground: number,
  agents: number,
): ItemCount[] {
  const top = cells.reduce((highest, { position }) => Math.max(highest, position.y), ground)
  const count = agents * scaffoldFor(top - ground)
  return count === 0 ? [] : [{ item: SCAFFOLD, count: Math.max(MIN_DIRT, count) }]
}
