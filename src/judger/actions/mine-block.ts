import { Vec3 } from 'vec3'
import { z } from 'zod'
import { cellSchema, center, formatPosition } from '../../core/position.ts'
import { isAir } from '../../task/block.ts'
import { approach } from '../motion/approach.ts'
import { countGains, itemsAround, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { defineAction, done, fail } from './action.ts'

/** A server may let a block stand a little longer than the client thinks (vanilla's delayed destroy). */
const CONFIRM_TICKS = 40

/** Nobody digs longer at one block (ms of game time): obsidian takes a bare hand 250 s. */
const LONGEST_DIG_MS = 60_000
/** What a block drops appears within so many ticks, if it drops anything. */
const DROP_TICKS = 10

/** Digs a block with the best tool at hand and picks up what drops; where it is gone already, what lies there. */
export const mineBlock = defineAction({
  name: 'MineBlock',
  signature: 'MineBlock(pos: [x,y,z], discard?: boolean)',
  summary:
    'Dig the block at the position and pick up what drops; with discard also where the tool at hand gets nothing out of it.',
  args: z.strictObject({ pos: cellSchema, discard: z.boolean().default(false) }),
  async run({ pos, discard }, context) {
    const { bot } = context
    const at = new Vec3(pos.x, pos.y, pos.z)
    const block = bot.blockAt(at)
    if (block === null) return fail('too_far', `${formatPosition(pos)} is beyond what I see; go nearer first`)
    const gains = countGains(context)
    const known = new Set(itemsAround(bot, center(pos)).map(({ id }) => id))
    if (isAir(block.name)) {
      if (known.size === 0) return fail('not_found', `${formatPosition(pos)} is air, and nothing lies there`)
      const { gained } = await pickUp(context, center(pos), { gains, appears: 0 })
      if (gained.length > 0) return done({ position: pos, block: null, gained, left: 0 })
      return fail('unreachable', `what lies at ${formatPosition(pos)} is out of reach`)
    }
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
    const digTime = bot.digTime(block)
    if (digTime > LONGEST_DIG_MS) {
      const held = bot.heldItem?.name ?? 'the bare hand'
      return fail('wrong_tool', `${block.name} would take ${Math.round(digTime / 1000)} s with ${held}`)
    }
    // mineflayer takes the block away as soon as it believes to be done, and then digs no more; any other update is the
    // server's own word, which for what breaks at a touch may come first.
    let isForetold = false
    let isSettled = false
    const event = `blockUpdate:${at}` as 'blockUpdate'
    const onUpdate = () => {
      if (bot.targetDigBlock === null && !isForetold) isForetold = true
      else isSettled = true
    }
    try {
      bot.on(event, onUpdate)
      await bot.dig(block, true)
      await waitUntil(context, CONFIRM_TICKS, () => isSettled)
      const isGone = bot.blockAt(at)?.name !== block.name
      if (!isSettled || !isGone)
        return fail(
          'no_effect',
          isGone ? 'the server did not confirm the digging' : `${block.name} is still there`,
        )
      if (discard) return done({ position: pos, block: block.name })
      const appears = block.drops?.length === 0 ? 0 : DROP_TICKS
      const found = await pickUp(context, center(pos), { gains, appears, known })
      return done({ position: pos, block: block.name, ...found })
    } catch (error) {
      return fail('no_effect', (error as Error).message)
    } finally {
      bot.off(event, onUpdate)
    }
  },
})
