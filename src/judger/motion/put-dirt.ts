import { Vec3 } from 'vec3'
import { type Position, sameCell } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { ActionContext } from '../actions/action.ts'
import { putAgainst } from '../client/put-against.ts'
import { waitUntil } from './wait-until.ts'

/** A click that puts dirt into a cell. */
export interface DirtClick {
  /** The cell of the block that is clicked. */
  reference: Position
  /** The step from there to the cell that is filled. */
  face: Position
  /** The point on the block that is clicked, 0..1 on each axis. */
  cursor: Position
}

/**
 * Puts the held dirt against a block, if that block is still there. A teammate may dig the block while the click is on its way: the
 * server then puts the dirt into the cell of the block, where it is recorded as scaffolding too.
 * @param wait how long to wait for the result (ticks)
 * @returns whether the result is there
 */
export async function putDirt(
  context: ActionContext,
  { reference, face, cursor }: DirtClick,
  wait: { ticks: number; isDone: () => boolean },
): Promise<boolean> {
  const { bot, perch } = context
  const at = new Vec3(reference.x, reference.y, reference.z)
  const block = bot.blockAt(at)
  if (block === null || isAir(block.name)) return false
  let hasChanged = false
  const stopListening = bot.extras.changes.on((x, y, z) => {
    if (sameCell(reference, { x, y, z }) && isAir(bot.blockAt(at)?.name ?? '')) hasChanged = true
  })
  try {
    await putAgainst(bot, block, face, cursor)
    const isDone = await waitUntil(context, wait.ticks, wait.isDone)
    if (hasChanged && bot.blockAt(at)?.name === SCAFFOLD) perch.puts(reference)
    return isDone
  } finally {
    stopListening()
  }
}
