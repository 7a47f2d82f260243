import type { RenderBlock } from '../cell.ts'
import type { Climate } from '../look/climates.ts'
import type { LookProvider } from '../look/look.ts'
import { besides, Corners } from './corners.ts'
import { AT, FACE, GLOWS, Hits, TEXEL, TINT } from './hits.ts'
import { brightness, OPEN_SKY } from './light.ts'
import { Ray, TRAVELLED } from './march.ts'
import { MURK, MURKY } from './murk.ts'
import type { Sky } from './sky.ts'
import { COVERS, CUBE, HOLE, levelAt, NOTHING, type Solid, solidOf, texelAt } from './solid.ts'
import type { VoxelWindow } from './voxel-window.ts'

/** How bright each face is: below, above, north, south, west, east. */
export const SHADE = Float64Array.of(0.52, 1, 0.8, 0.8, 0.64, 0.64)
const STEP_X = Int32Array.of(0, 0, 0, 0, -1, 1)
const STEP_Y = Int32Array.of(-1, 1, 0, 0, 0, 0)
const STEP_Z = Int32Array.of(0, 0, -1, 1, 0, 0)
/** Weight below which a ray no longer counts. */
const SPENT = 0.03
const WATER = 1

/** Follows rays through a window of blocks and gathers what they see: colours, lit, tinted and in fog. */
export class Gatherer {
  readonly ray: Ray
  readonly hits: Hits
  /** Red, green, blue gathered on the path, and the remaining share of the ray. */
  readonly gathered = new Float64Array(4)
  readonly #window: VoxelWindow
  readonly #blockOf: (id: number) => RenderBlock
  readonly #looks: LookProvider
  readonly #climates: readonly Climate[]
  readonly #solids: (Solid | undefined)[] = []
  readonly #corners: Corners
  /**
   * The point where the ray entered the water that it is in, in blocks. Numbers are stored faster in an array than as
   * fields.
   */
  readonly #wetFrom = new Float64Array(1)
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
    this.#corners = new Corners(window)
  }

  /**
   * Sets the light and the fog of a picture. The fog begins `fogFrom` blocks away; at `distance` nothing else
   * is visible.
   */
  prepare(sky: Sky, distance: number, fogFrom: number, gamma = 0): void {
    this.ray.look()
    this.#lights = brightness(sky.daylight, gamma)
    this.#distance = distance
    this.#fogFrom = fogFrom
    this.#fog = channels(sky.horizon)
  }

  /** The look of a number in the window, prepared for ray casting. */
  solid(id: number): Solid {
    const known = this.#solids[id]
    if (known !== undefined) return known
    const solid = solidOf(this.#looks(this.#blockOf(id)))
    this.#solids[id] = solid
    if (solid.kind === CUBE && solid.opaque) this.#corners.opaque[id] = 1
    return solid
  }

  /** The light of a cell, counted from the window's corner; open sky if it is unknown. */
  lightAt(x: number, y: number, z: number): number {
    const { light } = this.#window
    if (light === undefined) return OPEN_SKY
    const index = this.#cellIndex(x, y, z)
    return index < 0 ? OPEN_SKY : light[index]!
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
    const { ray } = this
    const c = this.gathered
    let inside = -1
    let wet = 0
    for (let id = ray.march(false); id >= 0; id = ray.march(true)) {
      const solid = this.#solids[id] ?? this.solid(id)
      if (solid.liquid !== wet) {
        wet = this.#cross(solid, wet)
        if (solid.liquid !== 0 && c[3]! < SPENT) break
      }
      const hit = this.#meets(solid, inside, wet)
      inside = groupInside(solid, hit, inside)
      if (hit && c[3]! < SPENT) break
    }
    if (wet !== 0) this.#murk(wet, Math.min(this.#distance, ray.numbers[TRAVELLED]!))
    if (c[3]! < SPENT) c[3] = 0
  }

  /** Leaves a liquid (0: none) and enters that of a cell. Returns the liquid in which the ray is then. */
  #cross(solid: Solid, wet: number): number {
    const { ray, hits } = this
    if (wet !== 0) this.#murk(wet, ray.numbers[TRAVELLED]!)
    if (solid.liquid === 0) return 0
    if (ray.cell[3]! < 0) this.#wetFrom[0] = 0
    else if (this.#liquid(solid)) this.#wetFrom[0] = hits.distance[AT]!
    else return 0
    return solid.liquid
  }

  /** Whether the ray meets the block in its cell; not within blocks of its own group. */
  #meets(solid: Solid, inside: number, wet: number): boolean {
    if (solid.kind === NOTHING || (solid.group >= 0 && solid.group === inside)) return false
    return solid.kind === CUBE ? this.#cube(solid, wet) : this.#parts(solid, wet)
  }

  /** The surface of a liquid; higher if there is more of it above. */
  #liquid(solid: Solid): boolean {
    const { cell } = this.ray
    const { size, cells } = this.#window
    const y = cell[1]! + 1
    const above = y < size.y ? cells[(y * size.z + cell[2]!) * size.x + cell[0]!]! : 0
    const deep = above !== 0 && (this.#solids[above] ?? this.solid(above)).liquid === solid.liquid
    if (!this.hits.liquid(solid.surface!, deep ? 1 : solid.level)) return false
    this.#blend()
    return true
  }

  /** Blends in the parts of a block that the ray meets. False if it meets none. */
  #parts(solid: Solid, wet: number): boolean {
    if (!this.hits.parts(solid)) return false
    if (wet !== 0) this.#murk(wet, this.hits.distance[AT]!)
    this.#blend()
    return true
  }

  /**
   * Blends in the face through which the ray has entered a full cube. False if the face has a hole there. Most
   * blocks that rays meet are cubes: this equals `Hits` and `#blend` for other blocks, but in one step, which
   * is a seventh faster.
   */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: most rays end here; split, pictures take a twelfth longer
  #cube({ slabs }: Solid, wet: number): boolean {
    const { numbers: f, cell } = this.ray
    const face = cell[3]!
    if (face < 0) return false
    const t = f[TRAVELLED]!
    const x = cell[0]!
    const y = cell[1]!
    const z = cell[2]!
    // the place on the face, 0 to 1 along two axes
    const a = face > 3 ? f[2]! + f[5]! * t - z : f[0]! + f[3]! * t - x
    const b = face < 2 ? f[2]! + f[5]! * t - z : f[1]! + f[4]! * t - y
    const u = face === 2 || face === 5 ? 1 - a : a
    const v = face === 1 ? b : 1 - b
    const skin = slabs[0]!.skins[face]!
    const at = texelAt(skin, u, v, levelAt(t * this.hits.pixel))
    const { overlay } = skin
    let texel = overlay === undefined ? 0 : overlay.texels[at]! | 0
    const isOver = texel >>> 24 > COVERS
    if (!isOver) texel = skin.texels[at]! | 0
    if (texel >>> 24 < HOLE) return false
    if (wet !== 0) this.#murk(wet, t)
    let shade = 1
    let lit = LIT_FULLY
    if (isOver || !skin.glows) {
      const nx = x + STEP_X[face]!
      const ny = y + STEP_Y[face]!
      const nz = z + STEP_Z[face]!
      const first = a < 0.5 ? -1 : 1
      const second = b < 0.5 ? -1 : 1
      const { light } = this.#window
      const index = this.#corners.insideAt(nx, ny, nz)
      const risen =
        index < 0
          ? this.#corners.risen(face, nx, ny, nz, first, second)
          : this.#corners.risenAt(face, index, first, second)
      shade = risen === 0 ? SHADE[face]! : SHADE[face]! * besides(risen, a, b)
      lit = light === undefined ? OPEN_SKY : index < 0 ? this.lightAt(nx, ny, nz) : light[index]!
    }
    const c = this.gathered
    const tint = this.#tintAt(isOver ? overlay!.tint : skin.tint, x, z)
    const weight = (c[3]! * (texel >>> 24)) / 255
    this.add(texel, tint, shade, lit, t, weight)
    c[3] = c[3]! - weight
    return true
  }

  /** Effect of the path through water to `t` on the background: it absorbs light and adds its own colour. */
  #murk(liquid: number, t: number): void {
    const c = this.gathered
    const way = t - this.#wetFrom[0]!
    this.#wetFrom[0] = t
    const share = Math.min(1, Math.max(0, way) / (liquid === WATER ? MURKY.water : MURKY.lava))
    const { cell } = this.ray
    const index = this.#cellIndex(cell[0]!, cell[1]!, cell[2]!)
    const tint = this.#tintAt(WATER_TINT, cell[0]!, cell[2]!)
    const lit = 3 * (this.#window.light?.[index] ?? OPEN_SKY)
    const weight = c[3]! * share
    if (liquid === WATER)
      for (let i = 0; i < 3; i++)
        c[i] = c[i]! + MURK.water * this.#tints[tint + i]! * this.#lights[lit + i]! * weight
    else {
      c[0] = c[0]! + MURK.lava[0] * weight
      c[1] = c[1]! + MURK.lava[1] * weight
    }
    c[3] = c[3]! - weight
  }

  #cellIndex(x: number, y: number, z: number): number {
    const { size } = this.#window
    return x < 0 || y < 0 || z < 0 || x >= size.x || y >= size.y || z >= size.z
      ? -1
      : (y * size.z + z) * size.x + x
  }

  /** Index of a kind's tint in the list of tints, for a column of the window. */
  #tintAt(kind: number, x: number, z: number): number {
    if (kind === 0) return 0
    const climate = this.#window.climates?.[z * this.#window.size.x + x] ?? 0
    return 9 * (1 + Math.min(climate, this.#climates.length - 1)) + 3 * (kind - 1)
  }

  /** Blends in a texel, as `add` does; the remaining share of the ray shrinks by its opacity. */
  #lay(texel: number, tint: number, shade: number, light: number, t: number): void {
    const c = this.gathered
    const weight = (c[3]! * (texel >>> 24)) / 255
    this.add(texel, tint, shade, light, t, weight)
    c[3] = c[3]! - weight
  }

  /** Blends in the hit. */
  #blend(): void {
    const { cell } = this.ray
    const { distance, what } = this.hits
    const tint = this.#tintAt(what[TINT]!, cell[0]!, cell[2]!)
    if (what[GLOWS] === 0) this.#blendLit(tint)
    else this.#lay(what[TEXEL]!, tint, 1, LIT_FULLY, distance[AT]!)
  }

  /**
   * Blends in a hit that does not emit light: lit by its cell, or by the next one if it lies on its cell's
   * wall.
   */
  #blendLit(tint: number): void {
    const { numbers: f, cell } = this.ray
    const { distance, what } = this.hits
    const t = distance[AT]!
    const face = what[FACE]!
    const hx = f[0]! + f[3]! * t - cell[0]!
    const hy = f[1]! + f[4]! * t - cell[1]!
    const hz = f[2]! + f[5]! * t - cell[2]!
    const depth = face < 2 ? hy : face < 4 ? hz : hx
    const onWall = depth < 0.01 || depth > 0.99
    const step = onWall ? 1 : 0
    const x = cell[0]! + STEP_X[face]! * step
    const y = cell[1]! + STEP_Y[face]! * step
    const z = cell[2]! + STEP_Z[face]! * step
    const a = face > 3 ? hz : hx
    const b = face < 2 ? hz : hy
    const risen = onWall ? this.#corners.risen(face, x, y, z, sideOf(a), sideOf(b)) : 0
    this.#lay(what[TEXEL]!, tint, shadeOf(face, risen, a, b), this.lightAt(x, y, z), t)
  }
}

/** The side of a face's centre on which a point lies along one of its axes. */
const sideOf = (at: number): number => (at < 0.5 ? -1 : 1)

/** Brightness of a point on a face, by the direction of the face and the adjacent solid blocks. */
const shadeOf = (face: number, risen: number, a: number, b: number): number =>
  risen === 0 ? SHADE[face]! : SHADE[face]! * besides(risen, a, b)

/** The blend group of a ray that has come from `inside` to a block and hit it or not; -1: none. */
function groupInside({ kind, group }: Solid, hit: boolean, inside: number): number {
  if (kind === NOTHING) return -1
  return hit || group < 0 ? group : inside
}

const WATER_TINT = 3
/** Beyond the 256 lights of cells: maximum brightness, at any time of day. */
const LIT_FULLY = 256

const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255]

function tintsOf(climates: readonly Climate[]): Float64Array {
  const white = Array<number>(9).fill(1)
  const colours = climates.flatMap(({ grass, foliage, water }) => [grass, foliage, water].flatMap(channels))
  return Float64Array.from([...white, ...colours.map((value) => value / 255)])
}
