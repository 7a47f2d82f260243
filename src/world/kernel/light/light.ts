import { FACES, keyOf, neighbour, type Vec } from '../../geometry.ts'
import type { Level, LevelChange } from '../level.ts'
import { dampening, emittedLight } from './blocks.ts'
import { Surface } from './surface.ts'

/** Maximum light level. */
const MAX_LIGHT = 15

export interface Brightness {
  /** Light from the sky at full daylight. */
  readonly sky: number
  /** Light from blocks. */
  readonly block: number
}

/**
 * Computes the light of a place on demand: a flood fill from the place finds the sky and the light sources that reach it.
 * Sources are indexed by section, so that places without sources nearby need no search.
 */
export class Light {
  readonly surface: Surface
  readonly #level: Level
  readonly #sources = new Map<string, Set<string>>()

  constructor(level: Level) {
    this.#level = level
    this.surface = new Surface(level)
  }

  /** Updates the index after a block changed. */
  note(change: LevelChange): void {
    this.surface.note(change)
    const before = emittedLight(this.#level, change.from) > 0
    const after = emittedLight(this.#level, change.to) > 0
    if (before === after) return
    if (after) this.add(change.position)
    else this.#sources.get(sectionOf(change.position))?.delete(keyOf(change.position))
  }

  /** Adds a light source that was loaded with the world. */
  add(p: Vec): void {
    const key = sectionOf(p)
    const there = this.#sources.get(key)
    if (there) there.add(keyOf(p))
    else this.#sources.set(key, new Set([keyOf(p)]))
  }

  at(p: Vec): Brightness {
    const open = this.surface.seesSky(p.x, p.y, p.z)
    if (open && !this.#isNearSource(p)) return { sky: MAX_LIGHT, block: 0 }
    return this.#flood(p, open ? MAX_LIGHT : 0)
  }

  #isNearSource(p: Vec): boolean {
    const [x, y, z] = [p.x >> 4, p.y >> 4, p.z >> 4]
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dz = -1; dz <= 1; dz++)
          if (this.#sources.get(`${x + dx},${y + dy},${z + dz}`)?.size) return true
    return this.#isNearGeneratedSource(p)
  }

  /** Light that terrain begins with is not indexed block by block. */
  #isNearGeneratedSource(p: Vec): boolean {
    const { columns } = this.#level
    if (columns.source === undefined) return false
    const section = (p.y - columns.bottom) >> 4
    for (let cx = (p.x >> 4) - 1; cx <= (p.x >> 4) + 1; cx++)
      for (let cz = (p.z >> 4) - 1; cz <= (p.z >> 4) + 1; cz++) {
        const shining = columns.shining(cx, cz)
        if (shining?.slice(Math.max(0, section - 1), section + 2).includes(1)) return true
      }
    return false
  }

  /** Light decreases by one per block, and by more in blocks that absorb it. */
  #flood(from: Vec, openSky: number): Brightness {
    const level = this.#level
    const flood: Flood = {
      sky: openSky,
      block: emittedLight(level, level.get(from)),
      seen: new Set([keyOf(from)]),
      next: [{ p: from, loss: dampening(level, level.get(from)) }],
    }
    for (let step = 1; step < MAX_LIGHT && flood.next.length > 0; step++) {
      if (Math.min(flood.sky, flood.block) >= MAX_LIGHT - step) break
      const ring = flood.next
      flood.next = []
      for (const { p, loss } of ring)
        for (const face of FACES) this.#reach(flood, neighbour(p, face), loss + 1)
    }
    return { sky: flood.sky, block: flood.block }
  }

  /** Takes the light of a place into account that reaches the start `through` levels weaker. */
  #reach(flood: Flood, q: Vec, through: number): void {
    const level = this.#level
    const key = keyOf(q)
    // a later way to a place is never brighter
    if (!level.contains(q) || flood.seen.has(key)) return
    flood.seen.add(key)
    const state = level.get(q)
    flood.block = Math.max(flood.block, emittedLight(level, state) - through)
    if (this.surface.seesSky(q.x, q.y, q.z)) flood.sky = Math.max(flood.sky, MAX_LIGHT - through)
    const dim = dampening(level, state)
    if (through + dim < MAX_LIGHT) flood.next.push({ p: q, loss: through + Math.max(0, dim - 1) })
  }
}

/** A search for the light of a place: the brightest so far, places seen, and those of the next step. */
interface Flood {
  sky: number
  block: number
  readonly seen: Set<string>
  next: { readonly p: Vec; readonly loss: number }[]
}

const sectionOf = (p: Vec): string => `${p.x >> 4},${p.y >> 4},${p.z >> 4}`
