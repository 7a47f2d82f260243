import { DIRECTION, entered, NEXT, type Ray, TRAVELLED } from './march.ts'
import { COVERS, HOLE, levelAt, type Skin, type Slab, type Solid, texelAt } from './solid.ts'

/** Slack for parts that end at the wall of a cell, in blocks. */
const SLACK = 1e-4

/** Places in `Hits.distance`. */
export const AT = 0
/** Indices in `Hits.what`: the texel (0xaabbggrr), the face, the tint, whether it emits light. */
export const TEXEL = 0
export const FACE = 1
export const TINT = 2
export const GLOWS = 3

/** The point where a ray meets the block in its current cell. */
export class Hits {
  /** How far the hit is, in blocks. */
  readonly distance = new Float64Array(1)
  readonly what = new Int32Array(4)
  /**
   * A ray in the space of some parts: origin, direction, and the two distances between which hits count; `nearest` adds the
   * inverse of the direction. Numbers in an array are passed faster than as arguments, which the engine would put on the heap one
   * by one.
   */
  readonly probe = new Float64Array(11)
  /** The probe in the space of a turned part, with the same places. */
  readonly #turned = new Float64Array(11)
  /** Width of a pixel at a distance of one block: decides how coarse a texture is read. 0 without perspective. */
  pixel = 0
  readonly #ray: Ray
  #u = 0
  #v = 0
  /** Distance of the texel being read. */
  #far = 0

  constructor(ray: Ray) {
    this.#ray = ray
  }

  /** The surface of water or lava. `level` is its height in the cell. */
  liquid(skin: Skin, level: number): boolean {
    const { numbers: f, cell } = this.#ray
    let face = cell[3]!
    let t = f[TRAVELLED]!
    if (face < 0) return false
    if (f[1]! + f[4]! * t - cell[1]! > level) {
      if (f[4]! >= 0) return false
      t = (cell[1]! + level - f[1]!) / f[4]!
      if (t > Math.min(f[NEXT]!, f[NEXT + 1]!, f[NEXT + 2]!)) return false
      face = 1
    }
    return this.#onCell(face, t, skin)
  }

  /** The texel on a face of the cell, at the ray's position after `t` blocks. */
  #onCell(face: number, t: number, skin: Skin): boolean {
    const { numbers: f, cell } = this.#ray
    this.#place(
      face,
      f[0]! + f[3]! * t - cell[0]!,
      f[1]! + f[4]! * t - cell[1]!,
      f[2]! + f[5]! * t - cell[2]!,
    )
    this.distance[AT] = t
    this.what[FACE] = face
    this.#far = t
    return this.#read(skin)
  }

  /** The nearest of a block's parts. */
  parts({ slabs }: Solid): boolean {
    const { numbers: f, cell } = this.#ray
    const p = this.probe
    p[0] = f[0]! - cell[0]!
    p[1] = f[1]! - cell[1]!
    p[2] = f[2]! - cell[2]!
    p[3] = f[DIRECTION]!
    p[4] = f[DIRECTION + 1]!
    p[5] = f[DIRECTION + 2]!
    p[6] = f[TRAVELLED]! - SLACK
    p[7] = Math.min(f[NEXT]!, f[NEXT + 1]!, f[NEXT + 2]!) + SLACK
    return this.nearest(slabs)
  }

  /** The nearest of some parts for the ray in `probe`. */
  nearest(slabs: readonly Slab[]): boolean {
    const p = this.probe
    invert(p)
    this.distance[AT] = p[7]!
    let found = false
    for (let i = 0; i < slabs.length; i++) {
      const slab = slabs[i]!
      const { turn } = slab
      if (turn !== undefined) turnInto(this.#turned, p, turn)
      if (this.#slab(slab, turn === undefined ? p : this.#turned)) found = true
    }
    return found
  }

  /** Whether a ray meets a part nearer than its previous hit. `ray`: the probe in the space of the part. */
  #slab({ bounds: b, skins, faces }: Slab, ray: Float64Array): boolean {
    const x = ray[0]!
    const y = ray[1]!
    const z = ray[2]!
    const vx = ray[3]!
    const vy = ray[4]!
    const vz = ray[5]!
    const ix = ray[8]!
    const iy = ray[9]!
    const iz = ray[10]!
    const ax = (b[0]! - x) * ix
    const bx = (b[3]! - x) * ix
    const ay = (b[1]! - y) * iy
    const by = (b[4]! - y) * iy
    const az = (b[2]! - z) * iz
    const bz = (b[5]! - z) * iz
    const nx = Math.min(ax, bx)
    const ny = Math.min(ay, by)
    const near = Math.max(nx, ny, Math.min(az, bz))
    const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
    if (near > far + 1e-9 || near < this.probe[6]! || near < 0 || near >= this.distance[AT]!) return false
    const axis = near === nx ? 0 : near === ny ? 1 : 2
    const face = entered(axis, ray[3 + axis]!)
    const skin = skins[face]
    if (skin === undefined) return false
    this.#place(
      face,
      (x + vx * near - b[0]!) / (b[3]! - b[0]! || 1),
      (y + vy * near - b[1]!) / (b[4]! - b[1]! || 1),
      (z + vz * near - b[2]!) / (b[5]! - b[2]! || 1),
    )
    this.#far = near
    if (!this.#read(skin)) return false
    this.distance[AT] = near
    this.what[FACE] = faces[face]!
    return true
  }

  /** Column and row, 0 to 1, of a place on a face. */
  #place(face: number, x: number, y: number, z: number): void {
    this.#u = face < 2 ? x : face === 2 ? 1 - x : face === 3 ? x : face === 4 ? z : 1 - z
    this.#v = face === 1 ? z : face === 0 ? 1 - z : 1 - y
  }

  /** Reads a skin at the current point. False if it has a hole there, which leaves the previous reading. */
  #read(skin: Skin): boolean {
    const at = texelAt(skin, this.#u, this.#v, levelAt(this.#far * this.pixel))
    const { overlay } = skin
    if (overlay !== undefined) {
      const over = overlay.texels[at]! | 0
      if (over >>> 24 > COVERS) {
        this.what[TEXEL] = over
        this.what[TINT] = overlay.tint
        this.what[GLOWS] = 0
        return true
      }
    }
    const texel = skin.texels[at]! | 0
    if (texel >>> 24 < HOLE) return false
    this.what[TEXEL] = texel
    this.what[TINT] = skin.tint
    this.what[GLOWS] = skin.glows ? 1 : 0
    return true
  }
}

/** Adds the inverse of its direction to a probe. */
function invert(probe: Float64Array): void {
  probe[8] = 1 / probe[3]!
  probe[9] = 1 / probe[4]!
  probe[10] = 1 / probe[5]!
}

/** Transforms a probe to the space of a rotated part. `m`: rows of a matrix. */
function turnInto(turned: Float64Array, probe: Float64Array, m: Float64Array): void {
  const ox = probe[0]!
  const oy = probe[1]!
  const oz = probe[2]!
  const dx = probe[3]!
  const dy = probe[4]!
  const dz = probe[5]!
  turned[0] = m[0]! * ox + m[1]! * oy + m[2]! * oz + m[3]!
  turned[1] = m[4]! * ox + m[5]! * oy + m[6]! * oz + m[7]!
  turned[2] = m[8]! * ox + m[9]! * oy + m[10]! * oz + m[11]!
  turned[3] = m[0]! * dx + m[1]! * dy + m[2]! * dz + 1e-13
  turned[4] = m[4]! * dx + m[5]! * dy + m[6]! * dz + 1e-13
  turned[5] = m[8]! * dx + m[9]! * dy + m[10]! * dz + 1e-13
  invert(turned)
}
