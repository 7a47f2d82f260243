import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import type { ActionContext } from '../actions/action.ts'
import type { Block } from '../client/bot.ts'
import { waitUntil } from './wait-until.ts'

/** A server may keep a block slightly longer than the client expects (vanilla's delayed destroy). */
const CONFIRM_TICKS = 40

/**
 * Digs a block within reach with the held item, until the server confirms that it is gone.
 * @returns why it failed, or undefined on success
 */
export async function dig(context: ActionContext, cell: Position): Promise<string | undefined> {
  const { bot } = context
  const at = new Vec3(cell.x, cell.y, cell.z)
  const block = bot.blockAt(at)
  if (block === null) return 'it is beyond what I see'
  // mineflayer removes the block from its own view when it predicts that digging has finished, and stops. Every other update
  // comes from the server; for blocks that break at once, it may come first.
  let isPredicted = false
  let isSettled = false
  /** A block that another agent has placed there in the meantime. */
  let other: string | undefined
  const event = `blockUpdate:${at}` as 'blockUpdate'
  const onUpdate = (_before: Block | null, now: Block | null) => {
    if (now !== null && !isAir(now.name) && now.name !== block.name && bot.targetDigBlock !== null) {
      other = now.name
      bot.stopDigging()
      return
    }
    if (bot.targetDigBlock === null && !isPredicted) isPredicted = true
    else isSettled = true
  }
  try {
    bot.on(event, onUpdate)
    await bot.dig(block, true)
    await waitUntil(context, CONFIRM_TICKS, () => isSettled)
    if (bot.blockAt(at)?.name === block.name) return `${block.name} is still there`
    return isSettled ? undefined : 'the server did not confirm the digging'
  } catch (error) {
    if (other !== undefined) return `it has become ${other} meanwhile`
    return (error as Error).message
  } finally {
    bot.off(event, onUpdate)
  }
}
