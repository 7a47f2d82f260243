import type { RenderBlock } from '../cell.ts'
import type { Climate } from '../look/climates.ts'
import type { LookProvider } from '../look/look.ts'
import { AT, FACE, GLOWS, Hits, TEXEL, TINT } from './hits.ts'
import { brightness, OPEN_SKY } from './light.ts'
import { Ray } from './march.ts'
import type { Sky } from './sky.ts'
import { CUBE, NOTHING, type Solid, solidOf } from './solid.ts'
import type { VoxelWindow } from './voxel-window.ts'

/** How bright each face is: below, above, north, south, west, east. */
export const SHADE = Float64Array.of(0.52, 1, 0.8, 0.8, 0.64, 0.64)
const STEP_X = Int32Array.of(0, 0, 0, 0, -1, 1)
const STEP_Y = Int32Array.of(-1, 1, 0, 0, 0, 0)
const STEP_Z = Int32Array.of(0, 0, -1, 1, 0, 0)
/** How much the corners beside solid blocks are darkened. */
const OCCLUSION = 0.42
/** What is left of a ray that counts no more. */
const SPENT = 0.03
const WATER = 1
/** Blocks after which water hides everything. */
const MURKY = 34

/** Follows rays through a window of blocks and gathers what they see: colours, lit, tinted and in fog. */
export class Gatherer {
  readonly ray: Ray
  readonly hits: Hits
  /** Red, green, blue gathered on the way, and how much of the ray is left. */
  readonly gathered = new Float64Array(4)
  readonly #window: VoxelWindow
  readonly #blockOf: (id: number) => RenderBlock
  readonly #looks: LookProvider
  readonly #climates: readonly Climate[]
  readonly #solids: (Solid | undefined)[] = []
  readonly #opaque = new Uint8Array(65_536)
  /** A place on a face, 0 to 1, and how dark it is. Numbers in an array are passed faster than as arguments. */
  readonly #place = new Float64Array(3)
  /** Tints of the climates in one list: three of them, three channels each, 0 to 1; the first nine are white. */
  readonly #tints: Float64Array
  #lights: Float64Array = new Float64Array(0)
  #distance = 0
  #fogFrom = 0
  #fog: readonly number[] = [0, 0, 0]

  constructor(
    window: VoxelWindow,
    blockOf: (id: number) => RenderBlock,
    looks: LookProvider,
    climates: readonly Climate[],
  ) {
    this.#window = window
    this.#blockOf = blockOf
    this.#looks = looks
    this.#climates = climates
    this.#tints = tintsOf(climates)
    this.ray = new Ray(window)
    this.hits = new Hits(this.ray)
  }

  /** Sets the light and the fog of a picture. `fogFrom` blocks away the fog begins; at `distance` it is all there is. */
  prepare(sky: Sky, distance: number, fogFrom: number): void {
    this.ray.look()
    this.#lights = brightness(sky.daylight)
    this.#distance = distance
    this.#fogFrom = fogFrom
    this.#fog = channels(sky.horizon)
  }

  /** The look of a number in the window, ready for rays. */
  solid(id: number): Solid {
    const known = this.#solids[id]
    if (known !== undefined) return known
    const solid = solidOf(this.#looks(this.#blockOf(id)))
    this.#solids[id] = solid
    if (solid.kind === CUBE && solid.opaque) this.#opaque[id] = 1
    return solid
  }

  /** The light of a cell, counted from the window's corner; open sky where it is not known. */
  lightAt(x: number, y: number, z: number): number {
    return this.#window.light?.[this.#cellIndex(x, y, z)] ?? OPEN_SKY
  }

  /**
   * Adds a texel (0xaabbggrr) with that weight: tinted by a tint's place in the list, lit by a light (of a cell, or
   * `LIT_FULLY`), and in fog.
   */
  add(texel: number, tint: number, shade: number, light: number, t: number, weight: number): void {
    const c = this.gathered
    const lights = this.#lights
    const tints = this.#tints
    const lit = 3 * light
    let r = (texel & 255) * tints[tint]! * shade * lights[lit]!
    let g = ((texel >> 8) & 255) * tints[tint + 1]! * shade * lights[lit + 1]!
    let b = ((texel >> 16) & 255) * tints[tint + 2]! * shade * lights[lit + 2]!
    if (t > this.#fogFrom) {
      const share = Math.min(1, (t - this.#fogFrom) / (this.#distance - this.#fogFrom))
      const fog = this.#fog
      r += (fog[0]! - r) * share
      g += (fog[1]! - g) * share
      b += (fog[2]! - b) * share
    }
    c[0] = c[0]! + r * weight
    c[1] = c[1]! + g * weight
    c[2] = c[2]! + b * weight
  }

  /** Follows the ray through the blocks until nothing of it is left. */
  shoot(): void {
    const ray = this.ray
    const hits = this.hits
    const { numbers, cell } = ray
    const c = this.gathered
    let inside = -1
    let wet = 0
    let wetFrom = 0
    for (let id = ray.march(false); id >= 0; id = ray.march(true)) {
      const solid = this.#solids[id] ?? this.solid(id)
      const entered = numbers[9]!
      if (wet !== 0 && solid.liquid !== wet) {
        this.#murk(wet, entered - wetFrom)
        wet = 0
      }
      if (solid.liquid !== 0 && wet === 0) {
        if (cell[3]! < 0) {
          wet = solid.liquid
          wetFrom = 0
        } else if (this.#liquid(solid)) {
          wet = solid.liquid
          wetFrom = hits.distance[AT]!
        }
        if (c[3]! < SPENT) break
      }
      if (solid.kind === NOTHING) {
        inside = -1
        continue
      }
      if (solid.group >= 0 && solid.group === inside) continue
      const hit = solid.kind === CUBE ? hits.cube(solid) : hits.parts(solid)
      inside = hit || solid.group < 0 ? solid.group : inside
      if (!hit) continue
      if (wet !== 0) {
        this.#murk(wet, hits.distance[AT]! - wetFrom)
        wetFrom = hits.distance[AT]!
      }
      this.#blend(solid.kind === CUBE)
      if (c[3]! < SPENT) break
    }
    if (wet !== 0) this.#murk(wet, Math.min(this.#distance, numbers[9]!) - wetFrom)
    if (c[3]! < SPENT) c[3] = 0
  }

  /** The surface of a liquid; higher where there is more of it above. */
  #liquid(solid: Solid): boolean {
    const { cell } = this.ray
    const { size, cells } = this.#window
    const y = cell[1]! + 1
    const above = y < size.y ? cells[(y * size.z + cell[2]!) * size.x + cell[0]!]! : 0
    const deep = above !== 0 && (this.#solids[above] ?? this.solid(above)).liquid === solid.liquid
    if (!this.hits.liquid(solid.surface!, deep ? 1 : solid.level)) return false
    this.#blend(false)
    return true
  }

  /** What a way through water does to what lies behind: it takes light away and adds its own colour. */
  #murk(liquid: number, way: number): void {
    const c = this.gathered
    const share = Math.min(1, Math.max(0, way) / (liquid === WATER ? MURKY : 1))
    const { cell } = this.ray
    const index = this.#cellIndex(cell[0]!, cell[1]!, cell[2]!)
    const tint = this.#tintAt(WATER_TINT, cell[0]!, cell[2]!)
    const lit = 3 * (this.#window.light?.[index] ?? OPEN_SKY)
    const weight = c[3]! * share
    if (liquid === WATER)
      for (let i = 0; i < 3; i++)
        c[i] = c[i]! + 150 * this.#tints[tint + i]! * this.#lights[lit + i]! * weight
    else {
      c[0] = c[0]! + 220 * weight
      c[1] = c[1]! + 100 * weight
    }
    c[3] = c[3]! - weight
  }

  #cellIndex(x: number, y: number, z: number): number {
    const { size } = this.#window
    return x < 0 || y < 0 || z < 0 || x >= size.x || y >= size.y || z >= size.z
      ? -1
      : (y * size.z + z) * size.x + x
  }

  /** Where the tint of a kind lies in the list of tints, for a column of the window. */
  #tintAt(kind: number, x: number, z: number): number {
    if (kind === 0) return 0
    const climate = this.#window.climates?.[z * this.#window.size.x + x] ?? 0
    return 9 * (1 + Math.min(climate, this.#climates.length - 1)) + 3 * (kind - 1)
  }

  /** Lays the hit over what the ray has gathered. `cube`: its faces lie on the walls of the cell. */
  #blend(cube: boolean): void {
    const { numbers: f, cell } = this.ray
    const { distance, what } = this.hits
    const c = this.gathered
    const t = distance[AT]!
    const face = what[FACE]!
    const texel = what[TEXEL]!
    let shade = 1
    let lit = LIT_FULLY
    if (what[GLOWS] === 0) {
      shade = SHADE[face]!
      const hx = f[0]! + f[3]! * t - cell[0]!
      const hy = f[1]! + f[4]! * t - cell[1]!
      const hz = f[2]! + f[5]! * t - cell[2]!
      const depth = face < 2 ? hy : face < 4 ? hz : hx
      const onWall = cube || depth < 0.01 || depth > 0.99
      const step = onWall ? 1 : 0
      if (onWall) {
        const place = this.#place
        place[0] = face > 3 ? hz : hx
        place[1] = face < 2 ? hz : hy
        this.#occlusion(face)
        shade *= place[2]!
      }
      lit = OPEN_SKY
      if (this.#window.light !== undefined) {
        const index = this.#cellIndex(
          cell[0]! + STEP_X[face]! * step,
          cell[1]! + STEP_Y[face]! * step,
          cell[2]! + STEP_Z[face]! * step,
        )
        if (index >= 0) lit = this.#window.light[index]!
      }
    }
    const tint = this.#tintAt(what[TINT]!, cell[0]!, cell[2]!)
    const weight = (c[3]! * (texel >>> 24)) / 255
    this.add(texel, tint, shade, lit, t, weight)
    c[3] = c[3]! - weight
  }

  #solidAt(x: number, y: number, z: number): number {
    const index = this.#cellIndex(x, y, z)
    return index < 0 ? 0 : this.#opaque[this.#window.cells[index]!]!
  }

  /** Darkens the present place on a face towards solid blocks that rise beside it. */
  #occlusion(face: number): void {
    const { cell } = this.ray
    const { size, cells } = this.#window
    const place = this.#place
    const x = cell[0]! + STEP_X[face]!
    const y = cell[1]! + STEP_Y[face]!
    const z = cell[2]! + STEP_Z[face]!
    const a = place[0]!
    const b = place[1]!
    const sa = a < 0.5 ? -1 : 1
    const sb = b < 0.5 ? -1 : 1
    const ax = face > 3 ? 0 : sa
    const az = face > 3 ? sa : 0
    const by = face < 2 ? 0 : sb
    const bz = face < 2 ? sb : 0
    let first = 0
    let second = 0
    let corner = 0
    if (x > 0 && y > 0 && z > 0 && x < size.x - 1 && y < size.y - 1 && z < size.z - 1) {
      const index = (y * size.z + z) * size.x + x
      const along = az * size.x + ax
      const across = (by * size.z + bz) * size.x
      first = this.#opaque[cells[index + along]!]!
      second = this.#opaque[cells[index + across]!]!
      corner = this.#opaque[cells[index + along + across]!]!
    } else {
      first = this.#solidAt(x + ax, y, z + az)
      second = this.#solidAt(x, y + by, z + bz)
      corner = this.#solidAt(x + ax, y + by, z + az + bz)
    }
    place[2] = 1
    if ((first | second | corner) === 0) return
    const wa = Math.abs(a - 0.5) * 2
    const wb = Math.abs(b - 0.5) * 2
    const both = (first | second) === 0 ? 1 : 0.3
    place[2] = 1 - OCCLUSION * Math.min(1, first * wa * wa + second * wb * wb + corner * wa * wb * both)
  }
}

const WATER_TINT = 3
/** Beyond the 256 lights of cells: as bright as it gets, at any time of day. */
const LIT_FULLY = 256

const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255]

function tintsOf(climates: readonly Climate[]): Float64Array {
  const white = Array<number>(9).fill(1)
  const colours = climates.flatMap(({ grass, foliage, water }) => [grass, foliage, water].flatMap(channels))
  return Float64Array.from([...white, ...colours.map((value) => value / 255)])
}
