import type { BlockModel } from '../../../render/mesh/block-model.ts'
import type { Section, Voxels } from '../data/voxels.ts'

/** Edge of a section; light reaches no farther than to the next one. */
const EDGE = 16
/** Edge of a section with its neighbours. */
const WIDE = 3 * EDGE

/** The light of lamps in a section and around it, spread from cell to cell. */
export class LampLight {
  readonly #voxels: Voxels
  readonly #models: readonly BlockModel[]
  readonly #cells = new Uint16Array(WIDE ** 3)
  readonly #light = new Uint8Array(WIDE ** 3)
  #wave: number[] = []
  #isDark = true

  constructor(voxels: Voxels, models: readonly BlockModel[]) {
    this.#voxels = voxels
    this.#models = models
  }

  /** Computes the light in and around a section. @returns the light of its cells, or `undefined` where no lamp reaches it */
  around({ x, y, z }: Section): Uint8Array | undefined {
    const near: { dx: number; dy: number; dz: number; section: Section }[] = []
    let hasLamp = false
    for (let dy = -1; dy <= 1; dy++)
      for (let dz = -1; dz <= 1; dz++)
        for (let dx = -1; dx <= 1; dx++) {
          const section = this.#voxels.sections.get(`${x + dx},${y + dy},${z + dz}`)
          if (section === undefined) continue
          near.push({ dx, dy, dz, section })
          hasLamp ||= this.#hasLamp(section)
        }
    this.#isDark = !hasLamp
    if (!hasLamp) return undefined
    this.#cells.fill(0)
    this.#light.fill(0)
    this.#wave = []
    for (const { dx, dy, dz, section } of near) this.#fill(section, dx + 1, dy + 1, dz + 1)
    this.#spread()
    return this.#own()
  }

  /** The light of a cell, counted from the section's corner; it may lie in a neighbour. */
  readonly at = (x: number, y: number, z: number): number =>
    this.#isDark ? 0 : this.#light[((y + EDGE) * WIDE + z + EDGE) * WIDE + x + EDGE]!

  #hasLamp({ cells }: Section): boolean {
    for (let i = 0; i < cells.length; i++)
      if (cells[i] !== 0 && this.#models[cells[i]!]?.light !== undefined) return true
    return false
  }

  #fill({ cells }: Section, i: number, j: number, k: number): void {
    for (let y = 0; y < EDGE; y++)
      for (let z = 0; z < EDGE; z++) {
        const to = ((j * EDGE + y) * WIDE + k * EDGE + z) * WIDE + i * EDGE
        for (let x = 0; x < EDGE; x++) {
          const block = cells[(y * EDGE + z) * EDGE + x]!
          if (block === 0) continue
          this.#cells[to + x] = block
          const lamp = this.#models[block]?.light
          if (lamp === undefined) continue
          this.#light[to + x] = lamp
          this.#wave.push(to + x)
        }
      }
  }

  #spread(): void {
    const light = this.#light
    const reach = (to: number, level: number): void => {
      if (light[to]! >= level || this.#models[this.#cells[to]!]?.full === 63) return
      light[to] = level
      this.#wave.push(to)
    }
    for (let i = 0; i < this.#wave.length; i++) {
      const at = this.#wave[i]!
      const level = light[at]! - 1
      if (level <= 0) continue
      const x = at % WIDE
      const z = Math.floor(at / WIDE) % WIDE
      if (x > 0) reach(at - 1, level)
      if (x < WIDE - 1) reach(at + 1, level)
      if (z > 0) reach(at - WIDE, level)
      if (z < WIDE - 1) reach(at + WIDE, level)
      if (at >= WIDE * WIDE) reach(at - WIDE * WIDE, level)
      if (at < WIDE * WIDE * (WIDE - 1)) reach(at + WIDE * WIDE, level)
    }
  }

  #own(): Uint8Array {
    const own = new Uint8Array(EDGE ** 3)
    for (let y = 0; y < EDGE; y++)
      for (let z = 0; z < EDGE; z++) {
        const from = ((y + EDGE) * WIDE + z + EDGE) * WIDE + EDGE
        own.set(this.#light.subarray(from, from + EDGE), (y * EDGE + z) * EDGE)
      }
    return own
  }
}
