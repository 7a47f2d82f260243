import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'
import type { Block, Bot } from './bot.ts'

/**
 * Clicks a face of a block with the held item, without waiting.
 * @param face the step from the block to the clicked side
 * @param cursor the point on the block that is clicked, 0..1 on each axis
 */
export async function putAgainst(bot: Bot, block: Block, face: Position, cursor: Position): Promise<void> {
  const delta = new Vec3(cursor.x, cursor.y, cursor.z)
  await bot._genericPlace(block, new Vec3(face.x, face.y, face.z), {
    delta,
    swingArm: 'right',
    forceLook: 'ignore',
  })
}
