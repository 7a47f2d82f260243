import { Vec3 } from 'vec3'
import type { Clock } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import { formatPosition, type Position } from '../../core/position.ts'
import type { Bot } from '../client/bot.ts'
import type { CommandChannel } from './command-channel.ts'
import { seeBy, settleView } from './settled-view.ts'
import type { SharedView } from './shared-view.ts'

/** The name under which the Judger joins external servers. */
export const JUDGE = 'Judger'

/** Tolerance of the Judger's position after a move, and radius of the chunks it waits for (blocks). */
const ARRIVED = 2
const AROUND = 32
const STEP = 16

/** The Judger's viewpoint on an external server: it only sees the chunks around it. */
export class Seat {
  readonly #judge: Bot
  readonly #channel: CommandChannel
  readonly #clock: Clock
  readonly #view: SharedView
  #place: Position

  constructor({
    judge,
    channel,
    clock,
    view,
  }: {
    judge: Bot
    channel: CommandChannel
    clock: Clock
    view: SharedView
  }) {
    this.#judge = judge
    this.#channel = channel
    this.#clock = clock
    this.#view = view
    this.#place = judge.entity.position.floored()
  }

  /**
   * Moves to a place, and waits until its chunk and the surrounding ones have arrived.
   * @throws ServerError if they do not
   */
  async goSee(place: Position): Promise<void> {
    const { x, y, z } = place
    const line = `tp ${JUDGE} ${x} ${y} ${z}`
    const reply = await this.#channel.send(line)
    if (!reply.ok && reply.reason !== 'no_answer' && reply.reason !== 'failed')
      throw new ServerError(`The server refused "/${line}": ${reply.message}`, {
        hint: 'The Judger stands where it sees the arena. Make it an operator, or pass --rcon.',
      })
    this.#place = place
    const target = new Vec3(x, y, z)
    await seeBy(
      this.#clock,
      () =>
        this.#judge.entity.position.distanceTo(target) <= ARRIVED &&
        columnsAround(place).every((cell) => this.#view.seenByJudge(cell) !== undefined),
      `the chunks around ${formatPosition(place)}`,
    )
  }

  /** Waits until the Judger has seen the effects of all earlier commands: see `settleView`. */
  settled(): Promise<void> {
    const { minY, height } = this.#judge.game
    return settleView({
      channel: this.#channel,
      clock: this.#clock,
      seen: (position) => this.#view.seenByJudge(position),
      cell: { x: Math.floor(this.#place.x), y: minY + height - 1, z: Math.floor(this.#place.z) },
    })
  }
}

/** One cell in each chunk column around a place. */
function columnsAround({ x, y, z }: Position): Position[] {
  const cells: Position[] = []
  for (let dx = -AROUND; dx <= AROUND; dx += STEP)
    for (let dz = -AROUND; dz <= AROUND; dz += STEP)
      cells.push({ x: Math.floor(x) + dx, y, z: Math.floor(z) + dz })
  return cells
}
