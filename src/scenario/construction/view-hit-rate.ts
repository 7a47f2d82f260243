import { sameCell } from '../../core/position.ts'
import type { ViewHitRate } from '../../judger/metrics/measures.ts'
import type { WorldState } from '../../judger/metrics/world-state.ts'
import { satisfies } from '../../task/block.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import { boxAround, type ViewMap, type ViewPixel, viewMaps } from './view-maps.ts'

/** How far around the blueprint a block still counts as part of what was built (paper form). */
const MARGIN = 1

type ViewRate = ViewHitRate['views'][number]

/**
 * View hit rate in the paper's form (eq. 9): VHR = (1/V) Σ_v |C_v ∩ B_v| / |C_v ∪ B_v|, intersection over union of what is seen
 * of the building (C) and of the blueprint (B) from viewpoint v.
 *
 * Seen is, for each line of sight parallel to an axis, the first block. Both see the same when it is the same cell, and holds
 * the block with every property that the blueprint names. The union is all lines that meet anything: blocks that nobody asked
 * for count against it, up to one block around the blueprint's box. What had been prepared before (chests) does not
 * count as built. The paper names no viewpoints: V = 5 as in VillagerBench, whose settings it follows (App. C).
 */
export function paperViewHitRate(
  blueprint: readonly BlueprintBlock[],
  world: WorldState,
  before: WorldState,
): ViewHitRate | undefined {
  const maps = paperViewMaps(blueprint, world, before)
  return maps && meanOf(maps.map((map) => rate(map, () => true, isSame)))
}

/** The first-hit maps that the paper's form compares; undefined for an empty blueprint. */
export function paperViewMaps(
  blueprint: readonly BlueprintBlock[],
  world: WorldState,
  before: WorldState,
): ViewMap[] | undefined {
  const box = boxAround(blueprint, MARGIN)
  return (
    box &&
    viewMaps(blueprint, world, box, ({ position }) => before.textAt(position) === world.textAt(position))
  )
}

/**
 * View hit rate as VillagerBench's code has it: VHR = (1/5) Σ_v hits_v / |B_v|, B_v the lines of sight that meet the blueprint
 * inside its box, a hit where the first block of the world has the name of the first block of the blueprint. (Their
 * comment says IoU; it is not.) Depth, orientation and whatever stands beside the outline do not matter, so a flat wall of
 * the right names scores well, and a right block can even cost a hit that a block behind it had by chance.
 */
export function villagerViewHitRate(
  blueprint: readonly BlueprintBlock[],
  world: WorldState,
): ViewHitRate | undefined {
  const box = boxAround(blueprint, 0)
  if (box === undefined) return undefined
  return meanOf(
    viewMaps(blueprint, world, box).map((map) =>
      rate(
        map,
        ({ wanted }) => wanted !== undefined,
        ({ wanted, built }) => wanted?.block.name === built?.block.name,
      ),
    ),
  )
}

/** Does a line of sight meet the very block that it should? */
export const isSame = ({ wanted, built }: ViewPixel): boolean =>
  wanted !== undefined &&
  built !== undefined &&
  sameCell(wanted.position, built.position) &&
  satisfies(built.block, wanted.block)

function rate(
  { view, pixels }: ViewMap,
  counts: (pixel: ViewPixel) => boolean,
  hits: (pixel: ViewPixel) => boolean,
): ViewRate {
  const counted = pixels.filter(counts)
  return { view, hits: counted.filter(hits).length, of: counted.length }
}

function meanOf(views: ViewRate[]): ViewHitRate {
  const shares = views.map(({ hits, of }) => (of === 0 ? 1 : hits / of))
  return { value: shares.reduce((a, b) => a + b, 0) / shares.length, views }
}
