import { type RecordedColumn, SECTION_CELLS } from '../recording/segment.ts'

const EDGE = 16
const LAYER = EDGE * EDGE
/** Value for a column that is empty from top to bottom. */
const NOTHING = -32_768

/**
 * The ground, trees included, as it was when its columns came into view: it is therefore the same for all
 * pictures of a run.
 */
export class Ground {
  readonly #bottom: number
  readonly #columns = new Map<string, Int16Array>()

  /** @param bottom the lowest block of the world */
  constructor(bottom: number) {
    this.#bottom = bottom
  }

  /** Records a column if it is new. */
  add({ cx, cz, sections }: RecordedColumn): void {
    const key = `${cx},${cz}`
    if (!this.#columns.has(key)) this.#columns.set(key, heightsOf(sections, this.#bottom))
  }

  /** The lowest height that has only air above it; undefined where no block is known. */
  at(x: number, z: number): number | undefined {
    const [i, k] = [Math.floor(x), Math.floor(z)]
    const height = this.#columns.get(`${i >> 4},${k >> 4}`)?.[(k & 15) * EDGE + (i & 15)]
    return height === NOTHING ? undefined : height
  }
}

function heightsOf(sections: RecordedColumn['sections'], bottom: number): Int16Array {
  const heights = new Int16Array(LAYER).fill(NOTHING)
  let left = LAYER
  for (let index = sections.length - 1; index >= 0 && left > 0; index--) {
    const section = sections[index]
    if (section === undefined) continue
    for (let cell = SECTION_CELLS - 1; cell >= 0 && left > 0; cell--) {
      const place = cell % LAYER
      if (section[cell] === 0 || heights[place] !== NOTHING) continue
      heights[place] = bottom + index * EDGE + Math.floor(cell / LAYER) + 1
      left--
    }
  }
  return heights
}
