import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Position } from '../../core/position.ts'

/** Hears that a cell now holds another state than before, or the same one again. */
export type StateListener = (x: number, y: number, z: number, from: number, to: number) => void

interface Column {
  getBlockStateId(at: Position): number
  setBlockStateId(at: Position, state: number): void
}

/** A client's world as mineflayer keeps it. */
interface ClientWorld {
  getColumn(chunkX: number, chunkZ: number): Column | undefined
  setBlockStateId(at: Position, state: number): void
  listenerCount(event: string): number
}

/** What mineflayer has and its types do not tell. */
interface Client {
  listeners(name: 'block_change'): BlockChangeListener[]
  removeListener(name: 'block_change', listener: BlockChangeListener): void
  on(name: 'block_change', listener: BlockChangeListener): void
  once(name: 'login' | 'spawn_entity_painting', listener: () => void): void
}

type BlockChangeListener = (packet: { readonly location: Position; readonly type: number }) => void

/** mineflayer hands its world's events on by one listener of its own. */
const FORWARDED = 1

/**
 * Changes of blocks in a client's world as plain numbers. For each of them mineflayer makes four block objects and two texts,
 * whoever listens: with many bots in one world that is one of the dearest things that a run does. Its own events are made
 * only where somebody listens to them.
 */
class StateChanges {
  readonly #bot: Bot
  /** Replaced whenever it changes, so that a listener may come or go while others are told. */
  #listeners: readonly StateListener[] = []

  constructor(bot: Bot) {
    this.#bot = bot
    const client = bot._client as unknown as Client
    if (this.#world === undefined) client.once('login', () => this.#begin(client))
    else this.#begin(client)
  }

  on(listener: StateListener): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener)
    }
  }

  get #world(): ClientWorld | undefined {
    return this.#bot.world as unknown as ClientWorld | undefined
  }

  #begin(client: Client): void {
    const world = this.#world as ClientWorld
    const setAndTell = world.setBlockStateId.bind(world)
    world.setBlockStateId = (at, state) => {
      const x = Math.floor(at.x)
      const y = Math.floor(at.y)
      const z = Math.floor(at.z)
      const column = world.getColumn(x >> 4, z >> 4)
      if (column === undefined) return
      const inColumn = { x: x & 15, y, z: z & 15 }
      const from = column.getBlockStateId(inColumn)
      if (this.#isHeard(world, x, y, z)) setAndTell(new Vec3(x, y, z), state)
      else if (from !== state) column.setBlockStateId(inColumn, state)
      for (const listener of this.#listeners) listener(x, y, z, from, state)
    }
    this.#takeOver(client, world)
  }

  /** Whether anybody listens to mineflayer's own events about a cell. */
  #isHeard(world: ClientWorld, x: number, y: number, z: number): boolean {
    return (
      this.#bot.listenerCount('blockUpdate') > 0 ||
      world.listenerCount('blockUpdate') > FORWARDED ||
      world.listenerCount(`blockUpdate:(${x}, ${y}, ${z})`) > 0
    )
  }

  /** mineflayer looks at the block before and after each change for paintings alone; so it does as long as there are any. */
  #takeOver(client: Client, world: ClientWorld): void {
    const [original, ...others] = client.listeners('block_change')
    if (original === undefined || others.length > 0) return
    const lean: BlockChangeListener = ({ location, type }) => world.setBlockStateId(location, type)
    client.removeListener('block_change', original)
    client.on('block_change', lean)
    client.once('spawn_entity_painting', () => {
      client.removeListener('block_change', lean)
      client.on('block_change', original)
    })
  }
}

const changesOf = new WeakMap<Bot, StateChanges>()

/**
 * Listens to changes of blocks as a bot's client sees them, without a block object for each. Also those that leave a block as
 * it is are told, as the server sends them. @returns a function that ends it
 */
export function onStateChange(bot: Bot, listener: StateListener): () => void {
  const known = changesOf.get(bot)
  const changes = known ?? new StateChanges(bot)
  if (known === undefined) changesOf.set(bot, changes)
  return changes.on(listener)
}
