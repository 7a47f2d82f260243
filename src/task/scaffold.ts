import type { Position } from '../core/position.ts'
import type { ItemCount } from './task.ts'

/** What players stack under their feet to reach high cells; VillagerBench gives its teams dirt for that. */
export const SCAFFOLD = 'dirt'
/** So much higher than the feet a block is placed at most (blocks; eyes at 1.62, reach 4.5). */
const FROM_THE_GROUND = 5

/** How much dirt surely does for placing in a cell that lies so much higher than the feet (blocks). */
export const scaffoldFor = (rise: number): number => (rise <= FROM_THE_GROUND ? 0 : Math.ceil(rise))

/** No team has less dirt than a stack: more may play than the task says, and some holds dirt that another could use. */
const LEAST = 64

/**
 * The dirt with which a team of that size reaches the highest of some cells, each agent for itself, however exact the
 * materials are.
 * @param ground height of the cells that agents walk in
 */
export function scaffoldOf(
  cells: readonly { position: Position }[],
  ground: number,
  agents: number,
): ItemCount[] {
  const top = cells.reduce((highest, { position }) => Math.max(highest, position.y), ground)
  const count = agents * scaffoldFor(top - ground)
  return count === 0 ? [] : [{ item: SCAFFOLD, count: Math.max(LEAST, count) }]
}
