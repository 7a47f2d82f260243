import type { Bot } from './bot.ts'
import { ColumnStates } from './column-states.ts'
import type { ChangingStates } from './extras.ts'
import type { Chunk } from './library-types.ts'

/** The unpacked states of chunks. Clients never share a chunk, and each chunk keeps its states until it is unloaded. */
const statesOf = new WeakMap<Chunk, ColumnStates>()

/**
 * The cells as a bot's client knows them, without a block object or vector for each. Columns are looked up once until the
 * client loads or unloads one.
 */
export class ClientCells implements ChangingStates {
  readonly #bot: Bot
  readonly #columns = new Map<number, ColumnStates>()
  loads = 0
  #lastKey = Number.NaN
  #last: ColumnStates | undefined

  constructor(bot: Bot) {
    this.#bot = bot
    const forget = () => {
      this.#columns.clear()
      this.loads++
      this.#lastKey = Number.NaN
    }
    bot.on('chunkColumnLoad', ({ x, z }) => {
      forget()
      const column = bot.world.getColumn(x >> 4, z >> 4)
      if (column !== undefined && column !== null) statesOf.get(column)?.forget()
    })
    bot.on('chunkColumnUnload', forget)
  }

  stateAt(x: number, y: number, z: number): number {
    const key = ((x >> 4) << 16) ^ ((z >> 4) & 0xffff)
    const column = key === this.#lastKey ? this.#last : this.#columnAt(key, x >> 4, z >> 4)
    return column === undefined ? -1 : column.at(x & 15, y, z & 15)
  }

  changesOf(x: number, z: number): Uint16Array | undefined {
    const key = ((x >> 4) << 16) ^ ((z >> 4) & 0xffff)
    const column = key === this.#lastKey ? this.#last : this.#columnAt(key, x >> 4, z >> 4)
    return column?.changes
  }

  #columnAt(key: number, chunkX: number, chunkZ: number): ColumnStates | undefined {
    let states = this.#columns.get(key)
    if (states === undefined) {
      const column = this.#bot.world.getColumn(chunkX, chunkZ)
      if (column === undefined || column === null) return undefined
      states = statesOf.get(column) ?? new ColumnStates(column)
      statesOf.set(column, states)
      this.#columns.set(key, states)
    }
    this.#lastKey = key
    this.#last = states
    return states
  }
}
