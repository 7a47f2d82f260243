import { boundingBox, type Position } from '../core/position.ts'
import { createRandom } from '../core/random.ts'
import { VILLAGER_ROOM, villagerSite } from '../import/villager-site.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { Canvas, type DrawnCell } from './canvas.ts'
import { hardFamilies } from './hard/index.ts'
import { SUITE_VERSION } from './version.ts'

/** Seed of the fixed suite; it chooses the materials. */
const SUITE_SEED = 2026
/** The numbers of the hard buildings follow those of the hundred VillagerBench-like ones. */
const FIRST_NUMBER = 100
/** The easternmost column of a building (x): the chests and the spawn are east of it, as in the original. */
const EAST = -8
/** Height of the lowest cells above the floor (y). */
const GROUND = -60

/**
 * The 40 hard constructions: buildings that cannot be built by stacking blocks from the ground up. They have horizontal logs,
 * hanging or floating parts, towers of thirty layers, hulls, bowls, overhanging roofs and arms, and storeys without stairs.
 */
export function hardConstruction(seed = SUITE_SEED): TaskDraft[] {
  const random = createRandom(seed)
  const buildings = hardFamilies.flatMap(([family, sizes]) =>
    Array.from({ length: sizes }, (_, size) => {
      const canvas = new Canvas()
      family.draw(canvas, size, random.fork(`${family.id}-${size}`))
      return { family, cells: canvas.cells() }
    }),
  )
  return buildings.map(({ family, cells }, index) => {
    const text = {
      id: `villager-construction-${FIRST_NUMBER + index}-${family.id}`,
      title: `${family.title} of ${cells.length} blocks`,
      goal: `Build ${family.title.toLowerCase()} together, as the blueprint shows. All materials are in the chests.`,
      minecraft: SUITE_VERSION,
    }
    return villagerSite(text, onSite(cells))
  })
}

/** Moves a building west of the spawn, centred in z as far as possible. Its heights do not change, since some buildings float. */
function onSite(cells: readonly DrawnCell[]): DrawnCell[] {
  const box = boundingBox(cells.map(({ position }) => position))
  if (box === undefined) return []
  const depth = box.max.z - box.min.z
  const north = Math.min(-Math.floor(depth / 2), VILLAGER_ROOM.max.z - depth)
  const moved = ({ x, y, z }: Position): Position => ({
    x: x - box.max.x + EAST,
    y: y + GROUND,
    z: z - box.min.z + north,
  })
  return cells.map(({ position, block }) => ({ position: moved(position), block }))
}
