import type { Vec3 } from 'vec3'
import type { Clock } from '../../core/clock.ts'
import { cellKey, type Position } from '../../core/position.ts'
import { blockOfState } from '../client/block-class.ts'
import type { Bot } from '../client/bot.ts'
import { onToldChange } from '../client/told-changes.ts'
import type { BlockChange, WorldBlock } from './minecraft-server.ts'

/** How long a change seen by one client is trusted before the Judger has seen it (ms). */
const AHEAD_MS = 5000
/** Edge of a chunk (blocks). */
const CHUNK = 16

/** The changes of a cell in the order in which the server made them, and how many of them each client has seen. */
interface CellHistory {
  readonly position: Position
  readonly states: number[]
  readonly seen: Map<Bot, number>
  changedAt: number
}

/**
 * The blocks of an external server as the Judger and the agents see them together. A server sends a change to one client before
 * another; the client that is furthest ahead counts, so that a lever counts as thrown once an agent has seen it thrown. Only
 * updates from the server count, not a client's predictions of its own actions.
 */
export class SharedView {
  readonly #judge: Bot
  readonly #clock: Clock
  readonly #bots = new Set<Bot>()
  readonly #histories = new Map<string, CellHistory>()
  readonly #listeners = new Set<(change: BlockChange) => void>()

  constructor(judge: Bot, clock: Clock) {
    this.#judge = judge
    this.#clock = clock
    this.attend(judge)
    // A chunk includes all changes made before it.
    judge.on('chunkColumnLoad', (corner) => {
      for (const [key, { position }] of this.#histories)
        if (isInColumn(position, corner)) this.#histories.delete(key)
    })
  }

  /** Tracks the updates that a client receives from now on, until it is gone. */
  attend(bot: Bot): void {
    this.#bots.add(bot)
    const stop = onToldChange(bot, (x, y, z, from, to) => this.#note(bot, { x, y, z }, { from, to }))
    bot.once('end', () => {
      stop()
      this.#bots.delete(bot)
      for (const { seen } of this.#histories.values()) seen.delete(bot)
    })
  }

  /** The block in a cell; undefined if no client has its chunk. */
  blockAt(position: Position): WorldBlock | undefined {
    this.#forgetOld()
    const state = this.#histories.get(cellKey(position))?.states.at(-1)
    if (state !== undefined) return this.#blockOf(state)
    for (const bot of this.#bots) {
      const state = stateSeenBy(bot, position)
      if (state !== undefined) return this.#blockOf(state)
    }
    return undefined
  }

  /** The block in a cell according to the Judger's client only; undefined if it does not have the chunk. */
  seenByJudge(position: Position): string | undefined {
    const state = stateSeenBy(this.#judge, position)
    return state === undefined ? undefined : this.#blockOf(state).name
  }

  /** @returns a function that removes the listener */
  onBlockChanged(listener: (change: BlockChange) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #note(bot: Bot, position: Position, { from, to }: { from: number; to: number }): void {
    this.#forgetOld()
    const key = cellKey(position)
    const history: CellHistory = this.#histories.get(key) ?? {
      position,
      states: [],
      seen: new Map(),
      changedAt: 0,
    }
    const index = history.states.indexOf(to, history.seen.get(bot) ?? 0)
    if (index >= 0) {
      history.seen.set(bot, index + 1)
      return
    }
    // An agent's client may have predicted the change and then not see it again.
    const stateBefore = bot === this.#judge ? from : (stateSeenBy(this.#judge, position) ?? from)
    const before = history.states.at(-1) ?? stateBefore
    if (before === to) return
    history.states.push(to)
    history.seen.set(bot, history.states.length)
    history.changedAt = this.#clock.now()
    this.#histories.set(key, history)
    const change = { position, from: this.#blockOf(before), to: this.#blockOf(to) }
    for (const listener of this.#listeners) listener(change)
  }

  /** From then on, the Judger's own chunk counts again, if it has one. */
  #forgetOld(): void {
    const now = this.#clock.now()
    for (const [key, { position, changedAt }] of this.#histories)
      if (now - changedAt > AHEAD_MS && stateSeenBy(this.#judge, position) !== undefined)
        this.#histories.delete(key)
  }

  #blockOf(state: number): WorldBlock {
    const block = blockOfState(this.#judge, state)
    return { name: block.name, properties: block.getProperties() }
  }
}

const isInColumn = ({ x, z }: Position, corner: Vec3): boolean =>
  Math.floor(x / CHUNK) === Math.floor(corner.x / CHUNK) &&
  Math.floor(z / CHUNK) === Math.floor(corner.z / CHUNK)

function stateSeenBy({ extras }: Bot, { x, y, z }: Position): number | undefined {
  const state = extras.cells.stateAt(x, y, z)
  return state < 0 ? undefined : state
}
