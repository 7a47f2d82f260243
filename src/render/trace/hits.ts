import { DIRECTION, NEXT, type Ray, TRAVELLED } from './march.ts'
import { COVERS, HOLE, levelAt, type Skin, type Slab, type Solid, texelAt } from './solid.ts'

/** Slack for parts that end at the wall of a cell, in blocks. */
const SLACK = 1e-4

/** Places in `Hits.distance`. */
export const AT = 0
/** Places in `Hits.what`: the texel (0xaabbggrr), the face, the tint, whether it shines by itself. */
export const TEXEL = 0
export const FACE = 1
export const TINT = 2
export const GLOWS = 3

/** Where a ray meets what stands in its present cell. */
export class Hits {
  /** How far the hit is, in blocks. */
  readonly distance = new Float64Array(1)
  readonly what = new Int32Array(4)
  /**
   * A ray in the space of some parts: origin, direction, and between which two distances it is looked for. Numbers in an array
   * are passed faster than as arguments, which the engine would put on the heap one by one.
   */
  readonly probe = new Float64Array(8)
  /** Width of a pixel at a distance of one block: decides how coarse a texture is read. 0 without perspective. */
  pixel = 0
  readonly #ray: Ray
  #u = 0
  #v = 0
  /** How far away the texel is that is read. */
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

  /** The texel on a face of the cell, where the ray is after `t` blocks. */
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
    const ox = p[0]!
    const oy = p[1]!
    const oz = p[2]!
    const dx = p[3]!
    const dy = p[4]!
    const dz = p[5]!
    const from = p[6]!
    let best = p[7]!
    let found = false
    const ux = 1 / dx
    const uy = 1 / dy
    const uz = 1 / dz
    for (let i = 0; i < slabs.length; i++) {
      const { bounds: b, turn: m, skins, faces } = slabs[i]!
      let x = ox
      let y = oy
      let z = oz
      let vx = dx
      let vy = dy
      let vz = dz
      let ix = ux
      let iy = uy
      let iz = uz
      if (m !== undefined) {
        x = m[0]! * ox + m[1]! * oy + m[2]! * oz + m[3]!
        y = m[4]! * ox + m[5]! * oy + m[6]! * oz + m[7]!
        z = m[8]! * ox + m[9]! * oy + m[10]! * oz + m[11]!
        vx = m[0]! * dx + m[1]! * dy + m[2]! * dz + 1e-13
        vy = m[4]! * dx + m[5]! * dy + m[6]! * dz + 1e-13
        vz = m[8]! * dx + m[9]! * dy + m[10]! * dz + 1e-13
        ix = 1 / vx
        iy = 1 / vy
        iz = 1 / vz
      }
      const ax = (b[0]! - x) * ix
      const bx = (b[3]! - x) * ix
      const ay = (b[1]! - y) * iy
      const by = (b[4]! - y) * iy
      const az = (b[2]! - z) * iz
      const bz = (b[5]! - z) * iz
      const nx = Math.min(ax, bx)
      const ny = Math.min(ay, by)
      const nz = Math.min(az, bz)
      const near = Math.max(nx, ny, nz)
      const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
      if (near > far + 1e-9 || near < from || near < 0 || near >= best) continue
      const face = near === nx ? (vx > 0 ? 4 : 5) : near === ny ? (vy > 0 ? 0 : 1) : vz > 0 ? 2 : 3
      const skin = skins[face]
      if (skin === undefined) continue
      this.#place(
        face,
        (x + vx * near - b[0]!) / (b[3]! - b[0]! || 1),
        (y + vy * near - b[1]!) / (b[4]! - b[1]! || 1),
        (z + vz * near - b[2]!) / (b[5]! - b[2]! || 1),
      )
      const kept = found ? this.what[TEXEL]! : 0
      const keptTint = this.what[TINT]!
      const keptGlow = this.what[GLOWS]!
      this.#far = near
      if (this.#read(skin)) {
        best = near
        found = true
        this.distance[AT] = near
        this.what[FACE] = faces[face]!
      } else {
        this.what[TEXEL] = kept
        this.what[TINT] = keptTint
        this.what[GLOWS] = keptGlow
      }
    }
    return found
  }

  /** Column and row, 0 to 1, of a place on a face. */
  #place(face: number, x: number, y: number, z: number): void {
    this.#u = face < 2 ? x : face === 2 ? 1 - x : face === 3 ? x : face === 4 ? z : 1 - z
    this.#v = face === 1 ? z : face === 0 ? 1 - z : 1 - y
  }

  /** Reads a skin at the present place. False where it has a hole. */
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
    this.what[TEXEL] = texel
    this.what[TINT] = skin.tint
    this.what[GLOWS] = skin.glows ? 1 : 0
    return texel >>> 24 >= HOLE
  }
}
