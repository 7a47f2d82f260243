import type { Area, Texture } from './textures/texture.ts'

/** Faces by number, in this order wherever faces are listed. */
export const FACES = ['down', 'up', 'north', 'south', 'west', 'east'] as const
export type Face = (typeof FACES)[number]

export type Triple = readonly [x: number, y: number, z: number]

/** Surfaces tinted with a climate's colour: grass, leaves, water. */
export type Tint = 'grass' | 'foliage' | 'water'

/** The look of one face of a part. */
export interface Surface {
  texture: Texture
  /** The area of the texture. Without one: the area at the place that the face has in its cell. */
  area?: Area
  /** Quarter turns of the texture. */
  turn?: number
  tint?: Tint
  /** Emits light: neither shaded nor dark at night. */
  glows?: boolean
  /** Painted over the texture, with its own tint. */
  overlay?: { texture: Texture; tint?: Tint }
}

/** A surface for each face in the order of `FACES`; none where nothing is visible. */
export type Skin = readonly (Surface | undefined)[]

/** A turn of a part about a line along an axis, right-handed. */
export interface Turn {
  axis: 'x' | 'y' | 'z'
  degrees: number
  origin: Triple
}

/** A box in sixteenths of a block from the cell's lowest corner. One without thickness is a plane, seen from both sides. */
export interface Part {
  from: Triple
  to: Triple
  skin: Skin
  turn?: Turn
}

export type Numbers = readonly [x1: number, y1: number, z1: number, x2: number, y2: number, z2: number]

/** The same surface on all faces. */
export const everywhere = (surface: Surface | Texture): Skin => Array<Surface>(6).fill(asSurface(surface))

/** A skin with different surfaces on some faces; `sides` are the four upright ones. */
export function dressed(
  base: Surface | Texture | Skin,
  other: Partial<Record<Face | 'sides' | 'ends', Surface | Texture | undefined>>,
): Skin {
  const skin: (Surface | undefined)[] = [...(isSkin(base) ? base : everywhere(base))]
  const put = (index: number, surface: Surface | Texture | undefined): void => {
    skin[index] = surface === undefined ? undefined : asSurface(surface)
  }
  if ('sides' in other) for (const index of [2, 3, 4, 5]) put(index, other.sides)
  if ('ends' in other) for (const index of [0, 1]) put(index, other.ends)
  FACES.forEach((face, index) => {
    if (face in other) put(index, other[face])
  })
  return skin
}

const isSkin = (value: Surface | Texture | Skin): value is Skin => Array.isArray(value)
const asSurface = (value: Surface | Texture): Surface => ('texture' in value ? value : { texture: value })

export function box([x1, y1, z1, x2, y2, z2]: Numbers, skin: Surface | Texture | Skin, turn?: Turn): Part {
  return {
    from: [x1, y1, z1],
    to: [x2, y2, z2],
    skin: isSkin(skin) ? skin : everywhere(skin),
    ...(turn === undefined ? {} : { turn }),
  }
}

export const cube = (skin: Surface | Texture | Skin): Part => box([0, 0, 0, 16, 16, 16], skin)

const MIDDLE: Triple = [8, 8, 8]

/** Two crossing vertical planes, as plants are drawn. */
export function crossed(surface: Surface | Texture, lift = 0): Part[] {
  const skin = everywhere({ ...asSurface(surface), area: [0, 0, 16, 16] })
  return [45, -45].map((degrees) =>
    box([0.8, lift, 8, 15.2, 16 + lift, 8], skin, { axis: 'y', degrees, origin: MIDDLE }),
  )
}

/** Four upright planes as a hash sign, as crops are drawn. */
export function hashed(surface: Surface | Texture, sink = 1): Part[] {
  const skin = everywhere({ ...asSurface(surface), area: [0, 0, 16, 16] })
  return [4, 12].flatMap((at) => [
    box([at, -sink, 0, at, 16 - sink, 16], skin),
    box([0, -sink, at, 16, 16 - sink, at], skin),
  ])
}

type Rotation = (v: Triple) => Triple

/** Quarter turns of parts that are defined for a block that faces north. */
const ROTATIONS: Record<string, Rotation> = {
  north: (v) => v,
  east: ([x, y, z]) => [-z, y, x],
  south: ([x, y, z]) => [-x, y, -z],
  west: ([x, y, z]) => [z, y, -x],
  up: ([x, y, z]) => [x, -z, y],
  down: ([x, y, z]) => [x, z, -y],
  /** The lower side comes to the top. */
  over: ([x, y, z]) => [x, -y, -z],
}

/** The outward normal of each face, in the order of the faces. */
export const NORMALS: readonly Triple[] = [
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
]
/** The directions in which a texture's columns and rows run on each face. */
const COLUMNS: readonly Triple[] = [
  [1, 0, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
]
const ROWS: readonly Triple[] = [
  [0, 0, -1],
  [0, 0, 1],
  [0, -1, 0],
  [0, -1, 0],
  [0, -1, 0],
  [0, -1, 0],
]
const same = (a: Triple, b: Triple): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]
const plus = (v: Triple): Triple => [v[0] + 0, v[1] + 0, v[2] + 0]

/** The face to which a rotation moves each face, and the turn of its texture. */
const moves = (rotate: Rotation): { to: number; turn: number }[] =>
  NORMALS.map((normal, face) => {
    const to = NORMALS.findIndex((other) => same(other, plus(rotate(normal))))
    const columns = plus(rotate(COLUMNS[face]!))
    if (same(columns, COLUMNS[to]!)) return { to, turn: 0 }
    if (same(columns, ROWS[to]!)) return { to, turn: 1 }
    return { to, turn: same(columns, plus(ROWS[to]!.map((n) => -n) as unknown as Triple)) ? 3 : 2 }
  })
const MOVES = Object.fromEntries(Object.entries(ROTATIONS).map(([name, rotate]) => [name, moves(rotate)]))

/** Turns parts that are defined for a block that faces north; `over` turns them upside down. Unknown words turn nothing. */
export function facing(direction: string | undefined, parts: readonly Part[]): Part[] {
  const rotate = ROTATIONS[direction ?? 'north']
  const moved = MOVES[direction ?? 'north']
  if (rotate === undefined || moved === undefined || direction === 'north') return [...parts]
  const about = (v: Triple): Triple => {
    const [x, y, z] = rotate([v[0] - 8, v[1] - 8, v[2] - 8])
    return [x + 8, y + 8, z + 8]
  }
  return parts.map((part) => {
    const [a, b] = [about(part.from), about(part.to)]
    const skin: (Surface | undefined)[] = [...part.skin]
    part.skin.forEach((surface, face) => {
      const { to, turn } = moved[face]!
      skin[to] = surface && { ...surface, turn: ((surface.turn ?? 0) + turn) % 4 }
    })
    const turn = part.turn && turnedTurn(part.turn, rotate, about)
    return {
      from: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
      to: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
      skin,
      ...(turn === undefined ? {} : { turn }),
    }
  })
}

const AXES = ['x', 'y', 'z'] as const

function turnedTurn(turn: Turn, rotate: Rotation, about: (v: Triple) => Triple): Turn {
  const along = rotate(AXES.map((axis) => (axis === turn.axis ? 1 : 0)) as unknown as Triple)
  const index = along.findIndex((n) => n !== 0)
  return { axis: AXES[index]!, degrees: turn.degrees * Math.sign(along[index]!), origin: about(turn.origin) }
}

/** Rotates parts by any angle about the cell's vertical axis; positive angles are anticlockwise seen from above. */
export const swung = (degrees: number, parts: readonly Part[]): Part[] =>
  degrees % 360 === 0
    ? [...parts]
    : parts.map((part) => ({ ...part, turn: { axis: 'y', degrees, origin: MIDDLE } }))

/** The area of a texture at the place that a face has in its cell. */
export function areaInCell(face: number, [x1, y1, z1]: Triple, [x2, y2, z2]: Triple): Area {
  if (face === 0) return [x1, 16 - z2, x2, 16 - z1]
  if (face === 1) return [x1, z1, x2, z2]
  if (face === 2) return [16 - x2, 16 - y2, 16 - x1, 16 - y1]
  if (face === 3) return [x1, 16 - y2, x2, 16 - y1]
  return face === 4 ? [z1, 16 - y2, z2, 16 - y1] : [16 - z2, 16 - y2, 16 - z1, 16 - y1]
}

/** Position of a part's face: the corners of its texture before rotation, in sixteenths, and the side it faces. */
export interface Span {
  corner: Triple
  /** The upper right corner, and the lower left one. */
  right: Triple
  below: Triple
  normal: Triple
  /** In sixteenths of a block. */
  area: number
}

export function spanOf(face: number, { from, to }: Part): Span {
  const normal = NORMALS[face]!
  const [columns, rows] = [COLUMNS[face]!, ROWS[face]!]
  const pick = (way: (axis: number) => number): Triple => {
    const [x, y, z] = [0, 1, 2].map((axis) => (way(axis) > 0 ? to[axis]! : from[axis]!))
    return [x!, y!, z!]
  }
  const sign = (axis: number, u: number, v: number): number =>
    normal[axis]! + u * columns[axis]! + v * rows[axis]!
  const size = (ways: Triple): number =>
    ways.reduce((sum, way, axis) => sum + Math.abs(way) * (to[axis]! - from[axis]!), 0)
  return {
    corner: pick((axis) => sign(axis, -1, -1)),
    right: pick((axis) => sign(axis, 1, -1)),
    below: pick((axis) => sign(axis, -1, 1)),
    normal,
    area: size(columns) * size(rows),
  }
}

/** A place or a direction of a part after the part's turn. */
export function turned(point: Triple, turn: Turn | undefined, what: 'place' | 'direction'): Triple {
  if (turn === undefined) return point
  const angle = (turn.degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const about: Triple = what === 'place' ? turn.origin : [0, 0, 0]
  const [x, y, z] = [point[0] - about[0], point[1] - about[1], point[2] - about[2]]
  const [tx, ty, tz] = {
    x: [x, y * c - z * s, y * s + z * c] as const,
    y: [x * c + z * s, y, z * c - x * s] as const,
    z: [x * c - y * s, x * s + y * c, z] as const,
  }[turn.axis]
  return [tx + about[0], ty + about[1], tz + about[2]]
}

/** The box around a part after its turn, in sixteenths. */
export function extentOf({ from, to, turn }: Part): { from: Triple; to: Triple } {
  if (turn === undefined) return { from, to }
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
    turned([(i & 1 ? to : from)[0], (i & 2 ? to : from)[1], (i & 4 ? to : from)[2]], turn, 'place'),
  )
  const all = (pick: (...values: number[]) => number): Triple => [
    pick(...corners.map(([x]) => x)),
    pick(...corners.map(([, y]) => y)),
    pick(...corners.map(([, , z]) => z)),
  ]
  return { from: all(Math.min), to: all(Math.max) }
}
