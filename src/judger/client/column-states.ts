import type { Position } from '../../core/position.ts'
import type { Chunk } from './library-types.ts'

/** The parts of a chunk that we read or replace. */
export type ReadableChunk = Pick<Chunk, 'minY' | 'getBlockStateId' | 'setBlockStateId'> &
  Partial<Pick<Chunk, 'sections'>>

/** Height of a section, and number of cells in it (blocks). */
const SECTION = 16
const CELLS = SECTION ** 3
/** Lowest section of any game version; sections outside the range are not kept. */
const LOWEST = -8
const SECTIONS = 40

/** Sections of a single state, shared by all chunks. */
const uniform = new Map<number, Uint16Array>()

/**
 * The block states of a chunk as plain numbers. The chunk packs them into as few bits as possible, but searches and physics read
 * cells far more often than they change, so each section is unpacked on first read. The chunk itself also reads from here.
 */
export class ColumnStates {
  readonly #sections: (Uint16Array | undefined)[] = Array(SECTIONS).fill(undefined)
  /** Number of block changes per column of cells; x and z from 0 to 15 are at `z * 16 + x`. */
  readonly changes = new Uint16Array(SECTION ** 2)
  readonly #column: ReadableChunk
  readonly #read: Chunk['getBlockStateId']

  /** Replaces the chunk's own read function. */
  constructor(column: ReadableChunk) {
    this.#column = column
    const set = column.setBlockStateId.bind(column)
    this.#read = column.getBlockStateId.bind(column)
    column.getBlockStateId = ({ x, y, z }) => this.at(x, y, z)
    column.setBlockStateId = (at, state) => {
      set(at, state)
      this.#note(at)
    }
  }

  /** The state of a cell; x and z from 0 to 15. */
  at(x: number, y: number, z: number): number {
    const index = (y >> 4) - LOWEST
    const section = this.#sections[index] ?? this.#unpack(index)
    return section === undefined
      ? this.#read({ x, y, z })
      : (section[((y & 15) << 8) | (z << 4) | x] as number)
  }

  /** Forgets all sections, after the server has resent the chunk. */
  forget(): void {
    this.#sections.fill(undefined)
  }

  #unpack(index: number): Uint16Array | undefined {
    if (index < 0 || index >= SECTIONS) return undefined
    const only = this.#onlyStateOf(index)
    if (only !== undefined) {
      this.#sections[index] = uniform.get(only) ?? shared(new Uint16Array(CELLS).fill(only))
      return this.#sections[index]
    }
    const states = new Uint16Array(CELLS)
    const at = { x: 0, y: 0, z: 0 }
    let isUniform = true
    for (let cell = 0; cell < CELLS; cell++) {
      at.x = cell & 15
      at.y = (index + LOWEST) * SECTION + (cell >> 8)
      at.z = (cell >> 4) & 15
      states[cell] = this.#read(at)
      isUniform &&= states[cell] === states[0]
    }
    const section = isUniform ? shared(states) : states
    this.#sections[index] = section
    return section
  }

  /** The state that fills a section, if the chunk says so: most of a world is air. */
  #onlyStateOf(index: number): number | undefined {
    const { minY, sections } = this.#column
    return minY === undefined ? undefined : sections?.[index + LOWEST - (minY >> 4)]?.data?.value
  }

  /** Rereads a cell that has changed. */
  #note(at: Position): void {
    const column = (at.z << 4) | at.x
    this.changes[column] = (this.changes[column] as number) + 1
    const index = (at.y >> 4) - LOWEST
    const section = this.#sections[index]
    if (section === undefined) return
    const cell = ((at.y & 15) << 8) | (at.z << 4) | at.x
    const state = this.#read(at)
    if (section[cell] === state) return
    const own = uniform.get(section[0] as number) === section ? section.slice() : section
    own[cell] = state
    this.#sections[index] = own
  }
}

function shared(states: Uint16Array): Uint16Array {
  const shared = uniform.get(states[0] as number)
  if (shared === undefined) uniform.set(states[0] as number, states)
  return shared ?? states
}
