import { Vec3 } from 'vec3'
import type { BlockState } from './kernel/blocks/states.ts'
import type { Game } from './kernel/game.ts'
import { Onlooker } from './onlooker.ts'

/** The blocks of a column of 16 × 16 blocks. */
export interface ColumnView {
  /** From the lowest: the numbers of the states of each section by y, z, x; undefined where all is air. */
  readonly sections: readonly (Uint16Array | undefined)[]
  /** The biome of each square of 4 × 4 blocks on the ground, west to east, north to south. */
  readonly biomes: readonly string[]
}

const SECTION = 16

/** How the prismarine libraries keep a column. */
interface PackedColumn {
  readonly sections?: readonly (PackedSection | null)[]
  getBlockStateId(at: Vec3): number
}

interface PackedSection {
  readonly solidBlockCount?: number
  /** From 1.18 on: a container of states, the same for all cells, through a palette of its own, or as they are. */
  readonly data?: {
    readonly value?: number
    readonly palette?: readonly number[]
    readonly data?: Places
  }
}

/** Numbers of a few bits each; from 1.18 on none of them spans two words of 64 bits. */
interface Places {
  readonly bitsPerValue: number
  readonly data: Uint32Array
  get?: unknown
}

/** What can be read of a whole world. */
export class WorldView {
  readonly #game: Game

  constructor(game: Game) {
    this.#game = game
  }

  /** Ticks since the first sunrise; a day has 24000. */
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

  /** For each player the columns that its client has, as `x,z` in units of 16 blocks. */
  get loadedColumns(): readonly ReadonlySet<string>[] {
    return this.#game.players.map(({ loaded }) => loaded)
  }

  /** Looks at everybody in the overworld, tick after tick. */
  onlooker(): Onlooker {
    return new Onlooker(this.#game, 'overworld')
  }

  /** The blocks of a column that some client has. */
  column(cx: number, cz: number): ColumnView {
    const { columns } = this.#game.level
    const own = columns.ownColumn(cx, cz)
    const count = (columns.top - columns.bottom) / SECTION
    const biome = (_: unknown, i: number) => columns.biomeAt(cx * 16 + 4 * (i % 4), cz * 16 + 4 * (i >> 2))
    return {
      sections:
        own === undefined
          ? [columns.flatSection, ...Array<undefined>(count - 1).fill(undefined)]
          : unpackSections(own as PackedColumn, columns),
      biomes: Array.from({ length: 16 }, biome),
    }
  }

  /** The state with a number. Throws 'bad_block_state' for an unknown number. */
  state(stateId: number): BlockState {
    return this.#game.level.states.decode(stateId)
  }
}

/** The states of a column, section by section. */
export function unpackSections(
  column: PackedColumn,
  { bottom, top }: { bottom: number; top: number },
): (Uint16Array | undefined)[] {
  const at = new Vec3(0, 0, 0)
  return Array.from({ length: (top - bottom) / SECTION }, (_, index) => {
    const packed = column.sections?.[index]
    if (packed === null || packed?.solidBlockCount === 0) return undefined
    const states = new Uint16Array(SECTION ** 3)
    if (packed !== undefined && unpack(packed, states)) return isAllAir(states) ? undefined : states
    let isEmpty = true
    for (let cell = 0; cell < states.length; cell++) {
      at.x = cell & 15
      at.y = bottom + index * SECTION + (cell >> 8)
      at.z = (cell >> 4) & 15
      const state = column.getBlockStateId(at)
      states[cell] = state
      isEmpty &&= state === 0
    }
    return isEmpty ? undefined : states
  })
}

function isAllAir(states: Uint16Array): boolean {
  for (let cell = 0; cell < states.length; cell++) if (states[cell] !== 0) return false
  return true
}

/** Reads a section of 1.18 or later without asking for each cell. @returns false where it is kept in another way */
function unpack({ data: container }: PackedSection, states: Uint16Array): boolean {
  if (container?.value !== undefined) {
    states.fill(container.value)
    return true
  }
  const places = container?.data
  if (typeof places?.get !== 'function' || places.bitsPerValue > 16) return false
  const { bitsPerValue: bits, data: words } = places
  const palette = container?.palette
  const [each, mask] = [Math.floor(64 / bits), (1 << bits) - 1]
  for (let cell = 0, word = 0; cell < states.length; word += 2) {
    const [low, high] = [words[word]!, words[word + 1]!]
    for (let place = 0; place < each && cell < states.length; place++, cell++) {
      const from = place * bits
      const value =
        from >= 32
          ? high >>> (from - 32)
          : from + bits <= 32
            ? low >>> from
            : (low >>> from) | (high << (32 - from))
      states[cell] = palette === undefined ? value & mask : palette[value & mask]!
    }
  }
  return true
}
