import { Vec3 } from 'vec3'
import { z } from 'zod'
import { cellSchema, formatPosition } from '../../core/position.ts'
import { isAir } from '../../task/block.ts'
import { approach } from '../motion/approach.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'

/** A server may let a block stand a little longer than the client thinks (vanilla's delayed destroy). */
const CONFIRM_TICKS = 40

/** Digs a block with the best tool at hand. What drops lies on the ground and is picked up by whoever walks there. */
export const mineBlock = defineAction({
  name: 'MineBlock',
  signature: 'MineBlock(pos: [x,y,z], discard?: boolean)',
  summary: 'Dig the block at the position; with discard also where the tool at hand gets nothing out of it.',
  args: z.strictObject({ pos: cellSchema, discard: z.boolean().default(false) }),
  async run({ pos, discard }, context) {
    const { bot } = context
    const at = new Vec3(pos.x, pos.y, pos.z)
    const block = bot.blockAt(at)
    if (block === null) return fail('too_far', `${formatPosition(pos)} is beyond what I see; go nearer first`)
    if (isAir(block.name)) return fail('not_found', `${formatPosition(pos)} is air`)
    if (!block.diggable) return fail('wrong_tool', `${block.name} cannot be dug`)
    const near = await approach(context, pos)
    if (!near.ok) return fail(near.reason, near.detail)
    const tool = bot.pathfinder.bestHarvestTool(block)
    try {
      if (tool !== null) await bot.equip(tool.type, 'hand')
    } catch (error) {
      return fail('no_effect', `could not take the ${tool?.name}: ${(error as Error).message}`)
    }
    if (!discard && !block.canHarvest(bot.heldItem?.type ?? null)) {
      return fail(
        'wrong_tool',
        `${block.name} drops nothing without the right tool; I hold ${bot.heldItem?.name ?? 'nothing'}`,
      )
    }
    // mineflayer takes the block away as soon as it believes to be done; only a later update is the server's own word.
    let updates = 0
    const event = `blockUpdate:${at}` as 'blockUpdate'
    const onUpdate = () => {
      updates++
    }
    try {
      await bot.dig(block, true)
      bot.on(event, onUpdate)
      const isConfirmed = await waitUntil(context, CONFIRM_TICKS, () => updates > 0)
      const isGone = bot.blockAt(at)?.name !== block.name
      if (isConfirmed && isGone) return done({ position: pos, block: block.name })
      return fail(
        'no_effect',
        isGone ? 'the server did not confirm the digging' : `${block.name} is still there`,
      )
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    } finally {
      bot.off(event, onUpdate)
    }
  },
})
