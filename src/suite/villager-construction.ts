import { boundingBox } from '../core/position.ts'
import { createRandom } from '../core/random.ts'
import { formatBlock } from '../game/block.ts'
import { VILLAGER_ROOM, villagerSite } from '../import/villager-site.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { Canvas, type DrawnCell } from './canvas.ts'
import { families } from './families/index.ts'
import type { Family } from './family.ts'
import { SUITE_VERSION } from './version.ts'

/** Number of blocks of each of VillagerBench's 100 constructions, ascending (counted in its published descriptions). */
const SIZES = [
  3, 4, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 10, 10, 10, 11, 11, 12, 12, 12, 12, 12, 14, 15, 15, 18, 18, 18,
  19, 20, 20, 20, 21, 22, 22, 24, 24, 25, 26, 27, 27, 28, 29, 30, 32, 32, 33, 33, 34, 35, 37, 37, 39, 39, 41,
  41, 42, 42, 42, 44, 45, 45, 45, 47, 48, 48, 48, 48, 48, 48, 49, 51, 51, 52, 53, 53, 56, 56, 58, 58, 59, 61,
  61, 62, 62, 64, 65, 66, 66, 68, 69, 70, 70, 72, 74, 75, 81, 101,
]
/** Seed of the fixed suite. Other seeds generate other buildings with the same distribution of sizes. */
const SUITE_SEED = 2025
const STEPS = 16
const DRAWS = 4
/** Accepted deviation from the target size (as shares), so that families that have been drawn less often get a chance. */
const TOLERANCE = { fewer: 0.03, more: 0.08 }
/** Three out of seven tasks need correctly oriented blocks, as in the original. */
const wantsTurned = (rank: number): boolean => rank % 7 < 3

interface Candidate {
  family: Family
  cells: DrawnCell[]
  key: string
  /** Whether some of its blocks need a facing or an axis. */
  isTurned: boolean
}

/** The 100 constructions for a seed: the original's sizes, all families in turn, all different. */
export function villagerConstruction(seed = SUITE_SEED): TaskDraft[] {
  const pool = candidates(seed)
  const used = new Set<string>()
  const drawn = new Map<string, number>()
  // Largest first, because few families reach these sizes.
  const chosen = [...SIZES].reverse().map((size, rank) => {
    const timesDrawn = (what: string) => drawn.get(what) ?? 0
    const cost = ({ family, cells, isTurned }: Candidate) => {
      const off = (cells.length - size) / size
      const miss = Math.max(0, off < 0 ? -off - TOLERANCE.fewer : off - TOLERANCE.more)
      return (
        60 * miss +
        timesDrawn(family.id) +
        3 * timesDrawn(twinsOf(family, cells)) +
        (isTurned === wantsTurned(rank) ? 0 : 5)
      )
    }
    const free = pool.filter(({ key }) => !used.has(key))
    const best = free.reduce((a, b) => (cost(b) < cost(a) ? b : a))
    used.add(best.key)
    for (const what of [best.family.id, twinsOf(best.family, best.cells)])
      drawn.set(what, (drawn.get(what) ?? 0) + 1)
    return best
  })
  return chosen
    .reverse()
    .sort((a, b) => a.cells.length - b.cells.length)
    .map(({ family, cells }, index) => {
      const text = {
        id: `villager-construction-${String(index).padStart(3, '0')}-${family.id}`,
        title: `${family.title} of ${cells.length} blocks`,
        goal: `Build ${family.title.toLowerCase()} together, as the blueprint shows. All materials are in the chest.`,
        minecraft: SUITE_VERSION,
      }
      return villagerSite(text, grounded(cells))
    })
}

/** A key for similar buildings: buildings of one family and size differ in little but colour. */
const twinsOf = ({ id }: Family, cells: readonly DrawnCell[]): string => `${id} ${cells.length}`

/** Several draws of every family in every size. */
function candidates(seed: number): Candidate[] {
  const random = createRandom(seed)
  return families.flatMap((family) =>
    Array.from({ length: STEPS * DRAWS }, (_, draw) => {
      const canvas = new Canvas()
      family.draw(canvas, Math.floor(draw / DRAWS), random.fork(`${family.id}-${draw}`))
      const cells = canvas.cells()
      const key = cells.map(({ position: { x, y, z }, block }) => `${x},${y},${z} ${formatBlock(block)}`)
      const isTurned = cells.some(({ block: { properties } }) => properties.facing ?? properties.axis)
      return { family, cells, key: key.sort().join(';'), isTurned }
    }),
  )
}

/** Moves a building to the ground with its east side at x = −8, as in the original, and as centred in z as possible. */
function grounded(cells: readonly DrawnCell[]): DrawnCell[] {
  const box = boundingBox(cells.map(({ position }) => position))
  if (box === undefined) return []
  const depth = box.max.z - box.min.z
  const north = Math.min(-Math.floor(depth / 2), VILLAGER_ROOM.max.z - depth)
  return cells.map(({ position: { x, y, z }, block }) => ({
    position: { x: x - box.max.x - 8, y: y - box.min.y - 60, z: z - box.min.z + north },
    block,
  }))
}
