import { type Clock, TICK_MS } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import { formatPosition, type Position } from '../../core/position.ts'
import type { CommandChannel } from './command-channel.ts'

/** Maximum time for a change to reach the Judger (ms). */
const SIGHT_LIMIT_MS = 30_000

/** A block that means nothing to agents, and the block that the cell contains afterwards. */
const MARKER = 'barrier'
const EMPTY = 'air'

export interface SettlingOptions {
  readonly channel: CommandChannel
  readonly clock: Clock
  /** The name of a block as the Judger's client shows it; undefined if it has not loaded the chunk. */
  seen(position: Position): string | undefined
  /** A cell that nothing else uses, in a chunk that the Judger has or will receive. */
  readonly cell: Position
}

/**
 * Waits until the Judger's client shows the effects of all earlier commands. Commands may travel by another connection (RCON),
 * and a server sends changed blocks at the end of its tick, in no known order: a marker is set and awaited, then removed and
 * awaited. The second change belongs to a later tick than the first, which in turn is not earlier than the commands before it.
 * Packets of a connection arrive in order, so once the second marker is seen, everything before it has arrived.
 * @throws ServerError if the server refuses the markers, or the Judger does not see them in time
 */
export async function settleView({ channel, clock, seen, cell }: SettlingOptions): Promise<void> {
  const { x, y, z } = cell
  // A run that was cut off may have left its marker.
  const blocks = seen(cell) === MARKER ? [EMPTY, MARKER, EMPTY] : [MARKER, EMPTY]
  for (const block of blocks) {
    const line = `setblock ${x} ${y} ${z} ${block}`
    const reply = await channel.send(line)
    if (!reply.ok && reply.reason !== 'failed')
      throw new ServerError(`The server refused "/${line}": ${reply.message}`, {
        hint: 'The Judger needs it to know that it has seen what commands did. Make it an operator, or pass --rcon.',
      })
    await seeBy(clock, () => seen(cell) === block, `${block} at ${formatPosition(cell)}`)
  }
}

/**
 * Waits until the Judger's client shows something.
 * @param what description for the error message
 * @throws ServerError if it does not in time
 */
export async function seeBy(clock: Clock, isSeen: () => boolean, what: string): Promise<void> {
  const end = clock.now() + SIGHT_LIMIT_MS
  while (!isSeen()) {
    if (clock.now() >= end)
      throw new ServerError(`The Judger has not seen ${what} within ${SIGHT_LIMIT_MS / 1000} s.`, {
        hint: 'The server accepted the command. Does it send chunks there (view-distance), and does nothing hold them back?',
      })
    await clock.sleep(TICK_MS)
  }
}
