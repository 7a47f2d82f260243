import type { Position } from '../../core/position.ts'
import { cellsAlong, rayBox } from '../../core/ray.ts'
import type { Bot } from '../../judger/client/bot.ts'
import { outlinedBlockAt } from './outline-cells.ts'

/**
 * Whether no block is between two points, using the outlines that the crosshair meets.
 * @param within a cell to ignore: the one that contains the second point, if the target is a block
 */
export function isInSight(bot: Bot, from: Position, to: Position, within?: Position): boolean {
  const way = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  if (way === 0) return true
  const direction = { x: (to.x - from.x) / way, y: (to.y - from.y) / way, z: (to.z - from.z) / way }
  for (const cell of cellsAlong(from, direction, way)) {
    if (within !== undefined && cell.x === within.x && cell.y === within.y && cell.z === within.z) return true
    const block = outlinedBlockAt(bot, cell.x, cell.y, cell.z)
    const isHit = block?.outline.some((box) => {
      const hit = rayBox(from, direction, box, cell)
      return hit !== undefined && hit.distance < way
    })
    if (isHit === true) return false
  }
  return true
}
