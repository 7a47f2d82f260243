import type { BlockModel } from '../../../render/mesh/block-model.ts'
import { CLEAR, CORNER, CORNERS, GLOWS, INSIDE, QUAD } from '../../../render/mesh/quad-layout.ts'
import { PLACE_STEPS, VERTEX_BYTES } from './vertex.ts'

/** The outward normal of each side of a cell: below, above, north, south, west, east. */
const OUT = [0, -1, 0, 0, 1, 0, 0, 0, -1, 0, 0, 1, -1, 0, 0, 1, 0, 0]
const SHADES = [0.56, 1, 0.84, 0.84, 0.66, 0.66]
/** How bright a corner is with no, one, two and three solid blocks around it. */
const CORNER_LIGHT = [1, 0.83, 0.7, 0.58]

/** Quads ready for the graphics card, four vertices each. */
export interface Mesh {
  bytes: Uint8Array
  quads: number
  /** Whether parts of it are transparent. */
  hasClear: boolean
}

/** Collects vertices. It is reused: `done` returns a copy. */
export class MeshBuilder {
  #bytes = new Uint8Array(1 << 16)
  #view = new DataView(this.#bytes.buffer)
  #length = 0
  #hasClear = false

  /**
   * @param light 0 to 1.
   * @param cell the light of the cell in front of it: sky light in the upper four bits, block light in the lower
   */
  vertex(
    x: number,
    y: number,
    z: number,
    layer: number,
    u: number,
    v: number,
    light: number,
    flags: number,
    limb: number,
    cell = 0,
  ): void {
    if (this.#length + VERTEX_BYTES > this.#bytes.length) this.#grow()
    const [view, at] = [this.#view, this.#length]
    view.setInt16(at, x * PLACE_STEPS, true)
    view.setInt16(at + 2, y * PLACE_STEPS, true)
    view.setInt16(at + 4, z * PLACE_STEPS, true)
    view.setUint16(at + 6, layer, true)
    view.setUint16(at + 8, u * 64, true)
    view.setUint16(at + 10, v * 64, true)
    view.setUint8(at + 12, light * 255)
    view.setUint8(at + 13, flags)
    view.setUint8(at + 14, limb)
    view.setUint8(at + 15, cell)
    this.#length += VERTEX_BYTES
    if ((flags & CLEAR) !== 0) this.#hasClear = true
  }

  #grow(): void {
    const bytes = new Uint8Array(this.#bytes.length * 2)
    bytes.set(this.#bytes)
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer)
  }

  done(): Mesh {
    const mesh = {
      bytes: this.#bytes.slice(0, this.#length),
      quads: this.#length / VERTEX_BYTES / 4,
      hasClear: this.#hasClear,
    }
    this.#length = 0
    this.#hasClear = false
    return mesh
  }
}

/** Adds the quads of a separate part, such as a limb. Positions are in blocks from the corner of its cell. */
export function meshQuads(builder: MeshBuilder, quads: readonly number[], limb: number): void {
  for (let q = 0; q < quads.length; q += QUAD)
    for (let c = q + CORNERS; c < q + QUAD; c += CORNER)
      builder.vertex(
        quads[c]! / 16,
        quads[c + 1]! / 16,
        quads[c + 2]! / 16,
        quads[q]!,
        quads[c + 3]!,
        quads[c + 4]!,
        quads[q + 3]!,
        quads[q + 2]!,
        limb,
      )
}

/** A mesher's input: the block at a position, and the models of blocks. */
export interface Place {
  at(x: number, y: number, z: number): number
  /** The light of a cell: sky light in the upper four bits, block light in the lower. */
  light(x: number, y: number, z: number): number
  models: readonly BlockModel[]
  /** The layer that is shown instead of another in the climate of a cell. */
  layerIn(layer: number, x: number, z: number): number
}

/**
 * Meshes the cells of a section: `cells` in the order x, z, y, with the section's lowest corner. Positions are relative to that
 * corner.
 */
export function meshSection(
  builder: MeshBuilder,
  cells: Uint16Array,
  [ox, oy, oz]: readonly [number, number, number],
  place: Place,
): Mesh {
  for (let i = 0; i < cells.length; i++) {
    const block = cells[i]!
    if (block === 0) continue
    const model = place.models[block]
    if (model !== undefined) meshBlock(builder, model, [i & 15, i >> 8, (i >> 4) & 15], [ox, oy, oz], place)
  }
  return builder.done()
}

/**
 * Adds a block: `own` is its cell counted from the mesh's corner, `corner` the position of that corner in the
 * world.
 */
export function meshBlock(
  builder: MeshBuilder,
  model: BlockModel,
  own: readonly [number, number, number],
  corner: readonly [number, number, number],
  place: Place,
): void {
  const [lx, ly, lz] = own
  const [x, y, z] = [lx + corner[0], ly + corner[1], lz + corner[2]]
  const { quads } = model
  for (let q = 0; q < quads.length; q += QUAD) {
    const side = quads[q + 1]!
    if (side !== INSIDE && isHidden(place, model, x, y, z, side)) continue
    const flags = quads[q + 2]!
    const cell = lightOn(place, x, y, z, side)
    const layer = place.layerIn(quads[q]!, x, z)
    for (let c = q + CORNERS; c < q + QUAD; c += CORNER) {
      const [px, py, pz] = [quads[c]!, quads[c + 1]!, quads[c + 2]!]
      const dim = side === INSIDE || (flags & GLOWS) !== 0 ? 1 : cornerLight(place, x, y, z, side, px, py, pz)
      builder.vertex(
        lx + px / 16,
        ly + py / 16,
        lz + pz / 16,
        layer,
        quads[c + 3]!,
        quads[c + 4]!,
        quads[q + 3]! * dim,
        flags,
        0,
        cell,
      )
    }
  }
  if (model.liquid !== undefined) meshLiquid(builder, model.liquid, own, corner, place)
}

/** The light that falls on a side of a cell, or into it. */
const lightOn = ({ light }: Place, x: number, y: number, z: number, side: number): number =>
  side === INSIDE ? light(x, y, z) : light(x + OUT[3 * side]!, y + OUT[3 * side + 1]!, z + OUT[3 * side + 2]!)

function isHidden(
  { at, models }: Place,
  model: BlockModel,
  x: number,
  y: number,
  z: number,
  side: number,
): boolean {
  const other = models[at(x + OUT[3 * side]!, y + OUT[3 * side + 1]!, z + OUT[3 * side + 2]!)]
  if (other === undefined) return false
  return (other.full & (1 << (side ^ 1))) !== 0 || (model.group !== undefined && other.group === model.group)
}

/** How much the blocks next to a face darken one of its corners. */
function cornerLight(
  { at, models }: Place,
  x: number,
  y: number,
  z: number,
  side: number,
  px: number,
  py: number,
  pz: number,
): number {
  const [nx, ny, nz] = [x + OUT[3 * side]!, y + OUT[3 * side + 1]!, z + OUT[3 * side + 2]!]
  const axis = side < 2 ? 1 : side < 4 ? 2 : 0
  const [sx, sy, sz] = [px < 8 ? -1 : 1, py < 8 ? -1 : 1, pz < 8 ? -1 : 1]
  const solid = (dx: number, dy: number, dz: number): number =>
    models[at(nx + dx, ny + dy, nz + dz)]?.full === 63 ? 1 : 0
  const [a, b, c] =
    axis === 0
      ? [solid(0, sy, 0), solid(0, 0, sz), solid(0, sy, sz)]
      : axis === 1
        ? [solid(sx, 0, 0), solid(0, 0, sz), solid(sx, 0, sz)]
        : [solid(sx, 0, 0), solid(0, sy, 0), solid(sx, sy, 0)]
  return CORNER_LIGHT[a + b === 2 ? 3 : a + b + c]!
}

/** The corners of each side from its upper left, for liquids: 1 is the far end of an axis. */
const LIQUID_CORNERS = [
  [0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1],
  [0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0],
  [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0],
  [0, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1],
  [0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1],
  [1, 1, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0],
]

type LiquidKind = NonNullable<BlockModel['liquid']>['kind']

const flagsOf = (kind: LiquidKind, glows: boolean): number =>
  (glows ? GLOWS : 0) | (kind === 'water' ? CLEAR : 0)

/** Whether a block next to a liquid hides that side of it: the same liquid, or a full face, but not above it. */
const hidesLiquid = ({ liquid, full }: BlockModel, kind: LiquidKind, side: number): boolean =>
  liquid?.kind === kind || (side !== 1 && (full & (1 << (side ^ 1))) !== 0)

function meshLiquid(
  builder: MeshBuilder,
  { kind, height, layer: usual, glows }: NonNullable<BlockModel['liquid']>,
  [lx, ly, lz]: readonly [number, number, number],
  [cx, cy, cz]: readonly [number, number, number],
  place: Place,
): void {
  const { at, models } = place
  const [x, y, z] = [lx + cx, ly + cy, lz + cz]
  const top = models[at(x, y + 1, z)]?.liquid?.kind === kind ? 16 : height
  const layer = place.layerIn(usual, x, z)
  const flags = flagsOf(kind, glows)
  for (let side = 0; side < 6; side++) {
    const other = models[at(x + OUT[3 * side]!, y + OUT[3 * side + 1]!, z + OUT[3 * side + 2]!)]
    if (other !== undefined && hidesLiquid(other, kind, side)) continue
    const corners = LIQUID_CORNERS[side]!
    const cell = lightOn(place, x, y, z, side)
    for (let c = 0; c < 12; c += 3) {
      const [u, v] = [c >= 6 ? 16 : 0, c === 3 || c === 6 ? 16 : 0]
      builder.vertex(
        lx + corners[c]!,
        ly + (corners[c + 1]! * top) / 16,
        lz + corners[c + 2]!,
        layer,
        u,
        v,
        SHADES[side]!,
        flags,
        0,
        cell,
      )
    }
  }
}
