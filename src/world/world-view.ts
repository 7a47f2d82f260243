import { Vec3 } from 'vec3'
import { blockOf, keyOf, type Vec } from './geometry.ts'
import { containerSize } from './kernel/blocks/rules.ts'
import type { BlockState } from './kernel/blocks/states.ts'
import type { DimensionName } from './kernel/dimensions.ts'
import type { Game } from './kernel/game.ts'
import { Onlooker } from './onlooker.ts'

/** The blocks of a column of 16 × 16 blocks. */
export interface ColumnView {
  /**
   * Starting with the lowest: the blocks of each section by y, z, x, in the requested numbers; undefined for a section of air.
   */
  readonly sections: readonly (Uint16Array | undefined)[]
  /** The biome of each square of 4 × 4 blocks on the ground, west to east, north to south. */
  readonly biomes: readonly string[]
}

const SECTION = 16

/** The form in which the prismarine libraries store a column. */
interface PackedColumn {
  readonly sections?: readonly (PackedSection | null)[]
  getBlockStateId(at: Vec3): number
}

interface PackedSection {
  readonly solidBlockCount?: number
  /** Since 1.18: a container of states, the same for all cells, through its own palette, or raw. */
  readonly data?: {
    readonly value?: number
    readonly palette?: readonly number[]
    readonly data?: Places
  }
}

/** Numbers of a few bits each; from 1.18 on, no number spans two 64-bit words. */
interface Places {
  readonly bitsPerValue: number
  readonly data: Uint32Array
  get?: unknown
}

/** Read access to a whole world. */
export class WorldView {
  readonly #game: Game
  /** A section of a flat world in a client's numbering; most columns contain it. */
  readonly #flat = new WeakMap<(state: number) => number, Uint16Array>()

  constructor(game: Game) {
    this.#game = game
  }

  /** Ticks since the first sunrise; a day has 24,000. */
  get time(): number {
    return this.#game.dayTime
  }

  get weather(): 'clear' | 'rain' | 'thunder' {
    return this.#game.weather
  }

  /** The lowest block. */
  get bottom(): number {
    return this.#game.level.columns.bottom
  }

  /** The columns that each player's client has, as `x,z` in units of 16 blocks. */
  get loadedColumns(): readonly ReadonlySet<string>[] {
    return this.#game.players.map(({ loaded }) => loaded)
  }

  /** The stacks in the container at a cell; for a double chest, those in this half; undefined if there is no container. */
  contentsOf(cell: Vec): readonly { name: string; count: number }[] | undefined {
    const { level } = this.#game
    if (containerSize(level, level.get(cell)) === 0) return undefined
    const { items = [] } = level.blockEntities.get(keyOf(cell)) ?? {}
    return items.flatMap((stack) => (stack === null ? [] : [{ name: stack.name, count: stack.count }]))
  }

  /** The light in a cell, 0..15: block light, and sky light as it would be at noon. */
  lightAt(position: Vec, dimension: DimensionName): { readonly sky: number; readonly block: number } {
    return this.#game.world.in(dimension).light.at(blockOf(position))
  }

  /** Looks at all players in the overworld, tick after tick. */
  onlooker(): Onlooker {
    return new Onlooker(this.#game, 'overworld')
  }

  /**
   * The blocks of a column that a client has.
   * @param numberOf the number of a state; called in order of first occurrence, not for each cell
   */
  column(cx: number, cz: number, numberOf: (state: number) => number): ColumnView {
    const { columns } = this.#game.level
    const own = columns.ownColumn(cx, cz)
    const count = (columns.top - columns.bottom) / SECTION
    const biome = (_: unknown, i: number) => columns.biomeAt(cx * 16 + 4 * (i % 4), cz * 16 + 4 * (i >> 2))
    return {
      sections:
        own === undefined
          ? [this.#flatSection(numberOf), ...Array<undefined>(count - 1).fill(undefined)]
          : unpackSections(own as PackedColumn, columns, numberOf),
      biomes: Array.from({ length: 16 }, biome),
    }
  }

  #flatSection(numberOf: (state: number) => number): Uint16Array {
    const known = this.#flat.get(numberOf) ?? this.#game.level.columns.flatSection.map(numberOf)
    this.#flat.set(numberOf, known)
    return known
  }

  /** The state with a number. Throws 'bad_block_state' for an unknown number. */
  state(stateId: number): BlockState {
    return this.#game.level.states.decode(stateId)
  }
}

/** The blocks of a column, section by section, in the numbers of `numberOf`. */
export function unpackSections(
  column: PackedColumn,
  { bottom, top }: { bottom: number; top: number },
  numberOf: (state: number) => number,
): (Uint16Array | undefined)[] {
  const at = new Vec3(0, 0, 0)
  return Array.from({ length: (top - bottom) / SECTION }, (_, index) => {
    const packed = column.sections?.[index]
    if (packed === null || packed?.solidBlockCount === 0) return undefined
    const unpacked = packed === undefined ? undefined : unpack(packed, numberOf)
    if (unpacked !== undefined) return unpacked === 'air' ? undefined : unpacked
    const states = new Uint16Array(SECTION ** 3)
    let isEmpty = true
    for (let cell = 0; cell < states.length; cell++) {
      at.x = cell & 15
      at.y = bottom + index * SECTION + (cell >> 8)
      at.z = (cell >> 4) & 15
      const state = column.getBlockStateId(at)
      states[cell] = state
      isEmpty &&= state === 0
    }
    return isEmpty ? undefined : states.map(numberOf)
  })
}

/** Reads a section of 1.18 or later without a call per cell. @returns undefined if it is stored in another way */
function unpack(
  { data: container }: PackedSection,
  numberOf: (state: number) => number,
): Uint16Array | 'air' | undefined {
  if (container?.value !== undefined)
    return container.value === 0 ? 'air' : new Uint16Array(SECTION ** 3).fill(numberOf(container.value))
  const places = container?.data
  if (typeof places?.get !== 'function' || places.bitsPerValue > 16) return undefined
  const { bitsPerValue, data } = places
  const states = container?.palette ?? Uint16Array.from({ length: 1 << bitsPerValue }, (_, state) => state)
  const isUsed = new Uint8Array(1 << bitsPerValue)
  const cells = new Uint16Array(SECTION ** 3)
  const order = readPlaces(data, bitsPerValue, isUsed, cells)
  if (order.every((place) => states[place] === 0)) return 'air'
  const numbers = new Uint16Array(1 << bitsPerValue)
  for (const place of order) numbers[place] = numberOf(states[place]!)
  renumber(cells, numbers)
  return cells
}

function renumber(cells: Uint16Array, numbers: Uint16Array): void {
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = numbers[cells[cell]!]!
}

/** Reads the content of the cells. @returns their values in order of first occurrence */
function readPlaces(words: Uint32Array, bits: number, isUsed: Uint8Array, cells: Uint16Array): number[] {
  const [each, mask] = [Math.floor(64 / bits), (1 << bits) - 1]
  const order: number[] = []
  for (let cell = 0, word = 0; cell < cells.length; word += 2) {
    const low = words[word]! | 0
    const high = words[word + 1]! | 0
    for (let place = 0; place < each && cell < cells.length; place++, cell++) {
      const from = place * bits
      const value =
        (from >= 32
          ? high >> (from - 32)
          : from + bits <= 32
            ? low >> from
            : (low >>> from) | (high << (32 - from))) & mask
      cells[cell] = value
      if (isUsed[value] === 0) {
        isUsed[value] = 1
        order.push(value)
      }
    }
  }
  return order
}
