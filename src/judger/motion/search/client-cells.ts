import type { Bot } from 'mineflayer'
import { type Column, ColumnStates } from './column-states.ts'

/** Reads block states. */
export interface StateReader {
  /** The state id of a cell; -1 if its chunk is not loaded. */
  stateAt(x: number, y: number, z: number): number
}

/** How often blocks have changed. */
export interface ChangeCounts {
  /** How often chunks have come or gone. */
  readonly loads: number
  /** The counts of changes in the chunk of a column of cells, at `z * 16 + x` within it; undefined if it is not loaded. */
  changesOf(x: number, z: number): Uint16Array | undefined
}

/** Reads block states that change. */
export interface ChangingStates extends StateReader, ChangeCounts {}

interface ColumnWorld {
  getColumn(chunkX: number, chunkZ: number): Column | undefined
}

const readers = new WeakMap<Bot, ChangingStates>()
/** Of the chunks that were read since they came. */
const statesOf = new WeakMap<Column, ColumnStates>()

/**
 * The cells as a bot's client knows them, without a block object or vector for each. Columns are looked up once until the
 * client loads or unloads one.
 */
export function clientCells(bot: Bot): ChangingStates {
  const known = readers.get(bot)
  if (known !== undefined) return known
  const reader = new ClientCells(bot)
  readers.set(bot, reader)
  return reader
}

class ClientCells implements ChangingStates {
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
      const column = this.#world.getColumn(x >> 4, z >> 4)
      if (column !== undefined) statesOf.get(column)?.forget()
    })
    bot.on('chunkColumnUnload', forget)
  }

  get #world(): ColumnWorld {
    return this.#bot.world as unknown as ColumnWorld
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
      const column = this.#world.getColumn(chunkX, chunkZ)
      if (column === undefined) return undefined
      states = statesOf.get(column) ?? new ColumnStates(column)
      statesOf.set(column, states)
      this.#columns.set(key, states)
    }
    this.#lastKey = key
    this.#last = states
    return states
  }
}
