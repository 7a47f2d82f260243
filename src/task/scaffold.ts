import type { Box } from '../core/position.ts'
import type { BlueprintBlock, ItemCount } from './task.ts'

/** What players stack under their feet to reach high cells; VillagerBench gives its teams dirt for that. */
export const SCAFFOLD = 'dirt'
/** So much higher than the feet a block is placed at most (blocks; eyes at 1.62, reach 4.5). */
const FROM_THE_GROUND = 5

/** How much dirt surely does for placing in a cell that lies so much higher than the ground (blocks). */
export const scaffoldFor = (rise: number): number => (rise <= FROM_THE_GROUND ? 0 : rise)

/** The dirt with which a team of that size reaches the highest cell of a blueprint, each agent for itself. */
export function scaffoldOf(blueprint: readonly BlueprintBlock[], arena: Box, agents: number): ItemCount[] {
  const top = blueprint.reduce((highest, { position }) => Math.max(highest, position.y), arena.min.y)
  const count = agents * scaffoldFor(top - arena.min.y)
  return count === 0 ? [] : [{ item: SCAFFOLD, count }]
}
