import { Vec3 } from 'vec3'
import { z } from 'zod'
import { cellSchema, formatPosition } from '../../core/position.ts'
import { isAir } from '../../task/block.ts'
import { approach } from '../motion/approach.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'

/** Digs a block with the best tool at hand. What drops lies on the ground and is picked up by whoever walks there. */
export const mineBlock = defineAction({
  name: 'MineBlock',
  signature: 'MineBlock(pos: [x,y,z])',
  summary: 'Dig the block at the position.',
  args: z.strictObject({ pos: cellSchema }),
  async run({ pos }, context) {
    const { bot } = context
    const at = new Vec3(pos.x, pos.y, pos.z)
    const block = bot.blockAt(at)
    if (block === null) return fail('too_far', `${formatPosition(pos)} is beyond what I see; go nearer first`)
    if (isAir(block.name)) return fail('not_found', `${formatPosition(pos)} is air`)
    if (!block.diggable) return fail('wrong_tool', `${block.name} cannot be dug`)
    const near = await approach(context, pos)
    if (!near.ok) return fail(near.reason, near.detail)
    try {
      const tool = (
        bot.pathfinder as unknown as { bestHarvestTool(target: typeof block): { type: number } | null }
      ).bestHarvestTool(block)
      if (tool !== null) await bot.equip(tool.type, 'hand')
      if (!block.canHarvest(bot.heldItem?.type ?? null)) {
        return fail('wrong_tool', `${block.name} drops nothing without the right tool; I hold ${bot.heldItem?.name ?? 'nothing'}`)
      }
      await bot.dig(block, true)
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    }
    const gone = await waitUntil(context, 10, () => bot.blockAt(at)?.name !== block.name)
    return gone ? done({ position: pos, block: block.name }) : fail('no_effect', `${block.name} is still there`)
  },
})
