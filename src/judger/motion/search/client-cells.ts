import type { Bot } from 'mineflayer'

/** Reads block states. */
export interface StateReader {
  /** The state id of a cell; -1 if its chunk is not loaded. */
  stateAt(x: number, y: number, z: number): number
}

/** A chunk as mineflayer keeps it. */
interface Column {
  getBlockStateId(inChunk: { x: number; y: number; z: number }): number
}

interface ColumnWorld {
  getColumn(chunkX: number, chunkZ: number): Column | undefined
}

const readers = new WeakMap<Bot, StateReader>()

/**
 * The cells as a bot's client knows them, without a block object or vector for each. Columns are looked up once until the
 * client loads or unloads one.
 */
export function clientCells(bot: Bot): StateReader {
  const known = readers.get(bot)
  if (known !== undefined) return known
  const reader = new ClientCells(bot)
  readers.set(bot, reader)
  return reader
}

class ClientCells implements StateReader {
  readonly #bot: Bot
  readonly #columns = new Map<number, Column>()
  readonly #cell = { x: 0, y: 0, z: 0 }
  #lastKey = Number.NaN
  #last: Column | undefined

  constructor(bot: Bot) {
    this.#bot = bot
    const forget = () => {
      this.#columns.clear()
      this.#lastKey = Number.NaN
    }
    bot.on('chunkColumnLoad', forget)
    bot.on('chunkColumnUnload', forget)
  }

  stateAt(x: number, y: number, z: number): number {
    const key = ((x >> 4) << 16) ^ ((z >> 4) & 0xffff)
    const column = key === this.#lastKey ? this.#last : this.#columnAt(key, x >> 4, z >> 4)
    if (column === undefined) return -1
    const cell = this.#cell
    cell.x = x & 15
    cell.y = y
    cell.z = z & 15
    return column.getBlockStateId(cell)
  }

  #columnAt(key: number, chunkX: number, chunkZ: number): Column | undefined {
    let column = this.#columns.get(key)
    if (column === undefined) {
      column = (this.#bot.world as unknown as ColumnWorld).getColumn(chunkX, chunkZ)
      if (column === undefined) return undefined
      this.#columns.set(key, column)
    }
    this.#lastKey = key
    this.#last = column
    return column
  }
}
