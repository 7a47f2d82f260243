import type { Position } from '../core/position.ts'
import type { ItemCount } from '../game/item-counts.ts'
import type { PlacementOption } from '../game/placement/placement-options.ts'

/** The block that agents stack under their feet to reach high cells. VillagerBench provides dirt for this. */
export const SCAFFOLD = 'dirt'
/** Maximum height above the feet at which a block can be placed (blocks; eyes at 1.62, reach 4.5). */
const MAX_RISE = 5

/** Amount of dirt that is always enough to place a block `rise` blocks above the feet. */
export const scaffoldFor = (rise: number): number => (rise <= MAX_RISE ? 0 : Math.ceil(rise))

/** Height of the lowest pillar from which a block can be placed `rise` blocks above the feet (blocks). */
export const pillarFor = (rise: number): number => Math.max(0, Math.ceil(rise) - MAX_RISE)

/** Minimum amount of dirt: the team may be larger than stated in the task, and an agent may hold dirt that another needs. */
const MIN_DIRT = 64
/** Cells at least this high above the feet may need dirt although they are within reach, if there is nowhere to stand (blocks). */
const MIN_RISE = 1
/** Spare dirt for an agent, because some of it gets lost when it falls: a share of the needed amount, plus a few items. */
const SPARE_SHARE = 0.25
const SPARE = 8

/** A block to place, with the helper blocks that it needs. */
export interface ScaffoldedCell {
  block: { position: Position }
  helpers: readonly Position[]
  option?: Pick<PlacementOption, 'look'>
}

/**
 * The dirt that one agent needs to place these blocks: for the highest pillar and the longest chain of helper blocks, which it
 * removes again, and some to spare.
 * @param ground height of the cells in which agents walk
 */
export function dirtFor(placements: readonly ScaffoldedCell[], ground: number): number {
  let [rise, helpers] = [0, 0]
  let isSteep = false
  for (const placement of placements) {
    rise = Math.max(rise, placement.block.position.y - ground)
    helpers = Math.max(helpers, placement.helpers.length)
    // Looking down at something above the ground requires a higher place.
    isSteep ||= placement.option?.look === 'down' && placement.block.position.y > ground
  }
  const needed = scaffoldFor(rise) + helpers
  if (needed === 0) return rise < MIN_RISE && !isSteep ? 0 : SPARE
  return withSpare(needed)
}

/** An amount of dirt with some to spare. */
export const withSpare = (needed: number): number => Math.ceil(needed * (1 + SPARE_SHARE)) + SPARE

/** The dirt that a team needs so that each agent can place all of these blocks. It is added even to an exact supply. */
export function scaffoldOf(
  placements: readonly ScaffoldedCell[],
  ground: number,
  agents: number,
): ItemCount[] {
  const count = agents * dirtFor(placements, ground)
  return count === 0 ? [] : [{ item: SCAFFOLD, count: Math.max(MIN_DIRT, count) }]
}
