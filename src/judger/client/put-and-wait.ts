import type { Clock } from '../../core/clock.ts'
import { add, cellKey, type Position } from '../../core/position.ts'
import type { Block, Bot } from './bot.ts'
import { putAgainst } from './put-against.ts'

/** How long a server may take to answer a click (ms of game time). */
const ANSWER_MS = 5000
/** Abort reason for the wait for an answer; a shared constant avoids creating an Error for each. */
const ANSWERED = 'the server has answered'

/** A click on a face of a block. */
export interface FaceClick {
  block: Block
  /** The step from the block to the clicked side. */
  face: Position
  /** The point on the block that is clicked, 0..1 on each axis. */
  cursor: Position
}

/**
 * Clicks a face with the held item and waits for the server's answer, like `bot.placeBlock`, without a timer that outlives it and
 * without block objects. Whether or not it succeeds, the server sends the clicked block, then the one across the face. Updates of
 * that cell before the clicked block were sent before the click arrived and mean nothing.
 * @returns why nothing was placed, or '' if the cell has changed
 */
export async function putAndWait(
  context: { readonly bot: Bot; readonly clock: Clock },
  { block, face, cursor }: FaceClick,
): Promise<string> {
  const { bot, clock } = context
  const reference = block.position
  const dest = add(reference, face)
  const { cells, changes, pendingClicks } = bot.extras
  const nameOf = (state: number) => bot.registry.blocksByStateId[state]?.name
  const before = nameOf(cells.stateAt(dest.x, dest.y, dest.z))
  await putAgainst(bot, block, face, cursor)
  const key = cellKey(dest)
  pendingClicks.set(key, (pendingClicks.get(key) ?? 0) + 1)
  const over = new AbortController()
  let isAcknowledged = false
  let after: string | undefined
  const stopListening = changes.on((x, y, z, from, to) => {
    if (x === reference.x && y === reference.y && z === reference.z) isAcknowledged = true
    if (x !== dest.x || y !== dest.y || z !== dest.z) return
    // With several clicks into one cell the answers are indistinguishable, so only a change counts.
    if (nameOf(from) === nameOf(to) && !(isAcknowledged && pendingClicks.get(key) === 1)) return
    after ??= nameOf(to)
    over.abort(ANSWERED)
  })
  try {
    await clock.sleep(ANSWER_MS, over.signal).catch(() => undefined)
  } finally {
    stopListening()
    pendingClicks.set(key, (pendingClicks.get(key) ?? 1) - 1)
    if (pendingClicks.get(key) === 0) pendingClicks.delete(key)
  }
  const at = `(${dest.x}, ${dest.y}, ${dest.z})`
  if (after === undefined) return `Server did not answer the placement at ${at} within ${ANSWER_MS} ms`
  if (after !== before) return ''
  return `Server refused to place ${bot.heldItem?.name ?? 'block'} at ${at}: the block is still ${after}`
}
