import type { Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import { checkedBlock } from './arguments/positions.ts'
import { refused } from './reply.ts'

/** Maximum number of blocks in an area (vanilla). */
const AREA_LIMIT = 32_768

/** A box of blocks, including both corners. */
interface Area {
  readonly low: Vec
  readonly high: Vec
  readonly size: Vec
}

export function areaOf(a: Vec, b: Vec): Area {
  const low = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), z: Math.min(a.z, b.z) }
  const high = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), z: Math.max(a.z, b.z) }
  return { low, high, size: { x: high.x - low.x + 1, y: high.y - low.y + 1, z: high.z - low.z + 1 } }
}

/** Throws CommandProblem if the area is too large (with the given key) or extends outside the world. */
export function checkedArea(game: Game, area: Area, tooLarge: string): Area {
  const size = area.size.x * area.size.y * area.size.z
  if (size > AREA_LIMIT) throw refused(tooLarge, AREA_LIMIT, size)
  checkedBlock(game, area.low)
  checkedBlock(game, area.high)
  return area
}

export function* positions({ low, high }: Area): Generator<Vec> {
  for (let z = low.z; z <= high.z; z++)
    for (let y = low.y; y <= high.y; y++) for (let x = low.x; x <= high.x; x++) yield { x, y, z }
}

export function isInside(p: Vec, { low, high }: Area): boolean {
  return p.x > low.x && p.x < high.x && p.y > low.y && p.y < high.y && p.z > low.z && p.z < high.z
}

export const overlaps = (a: Area, b: Area): boolean =>
  (['x', 'y', 'z'] as const).every((axis) => a.low[axis] <= b.high[axis] && a.high[axis] >= b.low[axis])
