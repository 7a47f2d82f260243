import { sameCell } from '../../core/position.ts'
import { satisfies } from '../../game/block.ts'
import type { ViewHitRate } from '../../judger/metrics/measures.ts'
import type { WorldState } from '../../judger/metrics/world-state.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import { boxAround, type ViewMap, type ViewPixel, viewMaps } from './view-maps.ts'

/** Distance around the blueprint within which blocks count as built (blocks; paper's form). */
const MARGIN = 1

type ViewRate = ViewHitRate['views'][number]

/**
 * View hit rate in the paper's form (eq. 9): VHR = (1/V) Σ_v |C_v ∩ B_v| / |C_v ∪ B_v|, the intersection over union of the
 * visible cells of the building (C) and of the blueprint (B) from viewpoint v.
 *
 * The first block on each line of sight parallel to an axis is visible. A line is in the intersection if that block is in the
 * same cell in both and has every property that the blueprint names. The union consists of all lines that hit anything, so extra
 * blocks count against the rate, up to one block around the blueprint's box. Blocks that were prepared before the run (chests) do
 * not count. The paper names no viewpoints: V = 5 as in VillagerBench, whose settings it follows (App. C).
 */
export function paperViewHitRate(
  blueprint: readonly BlueprintBlock[],
  world: WorldState,
  before: WorldState,
): ViewHitRate | undefined {
  const maps = paperViewMaps(blueprint, world, before)
  return maps && meanOf(maps.map((map) => rate(map, () => true, isSame)))
}

/** The first-hit maps for the paper's form; undefined for an empty blueprint. */
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
 * View hit rate as in VillagerBench's code: VHR = (1/5) Σ_v hits_v / |B_v|, where B_v are the lines of sight that hit the
 * blueprint inside its box. A hit is a line on which the first block of the world and of the blueprint have the same name.
 * (Their comment calls it IoU, but it is not.) Depth, orientation and blocks outside the outline do not matter. So a flat
 * wall with the right names scores well, and a correct block can even cost a hit by covering another block.
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

/** Whether a line of sight hits the right block in the right cell. */
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
