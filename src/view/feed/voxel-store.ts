import type { ViewMessage } from '../messages.ts'

/** Edge of a section, in blocks. */
const EDGE = 16
const CELLS = EDGE ** 3

/** The current blocks of a world, in sections of 16³. */
export class VoxelStore {
  readonly #sections = new Map<string, Uint16Array>()
  readonly #fresh = new Set<string>()

  get(x: number, y: number, z: number): number {
    return this.#sections.get(keyOf(x, y, z))?.[indexOf(x, y, z)] ?? 0
  }

  /** Sets a block that exists from the beginning, as part of its section. */
  set(x: number, y: number, z: number, block: number): void {
    this.#put(x, y, z, block)
    if (block !== 0) this.#fresh.add(keyOf(x, y, z))
  }

  #put(x: number, y: number, z: number, block: number): void {
    const key = keyOf(x, y, z)
    const cells = this.#sections.get(key) ?? new Uint16Array(CELLS)
    this.#sections.set(key, cells)
    cells[indexOf(x, y, z)] = block
  }

  /** A whole section, by its position in sections; cells in the order x, z, y. */
  setSection(sx: number, sy: number, sz: number, cells: Uint16Array): void {
    const key = `${sx},${sy},${sz}`
    this.#sections.set(key, cells)
    this.#fresh.add(key)
  }

  /**
   * Sets a block.
   * @returns the change as numbers for the page (`CHANGE` per change), or nothing if nothing changes
   */
  change(x: number, y: number, z: number, block: number): number[] {
    const before = this.get(x, y, z)
    if (before === block) return []
    this.#put(x, y, z, block)
    return [x, y, z, before, block]
  }

  /** The sections added since the last call, in their current state. */
  freshSections(): ViewMessage[] {
    const sections = [...this.#fresh].map((key): ViewMessage => {
      const [x, y, z] = key.split(',').map(Number)
      return { kind: 'section', x: x!, y: y!, z: z!, runs: runsOf(this.#sections.get(key)!) }
    })
    this.#fresh.clear()
    return sections
  }
}

const keyOf = (x: number, y: number, z: number): string => `${x >> 4},${y >> 4},${z >> 4}`

const indexOf = (x: number, y: number, z: number): number => ((y & 15) * EDGE + (z & 15)) * EDGE + (x & 15)

/** Runs of equal cells: a count and a state each. */
function runsOf(cells: Uint16Array): number[] {
  const runs: number[] = []
  let [count, block] = [0, cells[0]!]
  for (const cell of cells) {
    if (cell === block) count++
    else {
      runs.push(count, block)
      ;[count, block] = [1, cell]
    }
  }
  runs.push(count, block)
  return runs
}
