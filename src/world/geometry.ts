/** A point or a vector, in blocks. */
export interface Vec {
  readonly x: number
  readonly y: number
  readonly z: number
}

export type Direction = 'north' | 'south' | 'west' | 'east'
export type Face = 'down' | 'up' | Direction

/** Faces by their number in the protocol. */
export const FACES: readonly Face[] = ['down', 'up', 'north', 'south', 'west', 'east']
export const DIRECTIONS: readonly Direction[] = ['north', 'south', 'west', 'east']

const STEP: Readonly<Record<Face, Vec>> = {
  down: { x: 0, y: -1, z: 0 },
  up: { x: 0, y: 1, z: 0 },
  north: { x: 0, y: 0, z: -1 },
  south: { x: 0, y: 0, z: 1 },
  west: { x: -1, y: 0, z: 0 },
  east: { x: 1, y: 0, z: 0 },
}

const OPPOSITE = {
  down: 'up',
  up: 'down',
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
} as const
const CLOCKWISE = { north: 'east', east: 'south', south: 'west', west: 'north' } as const
const COUNTER_CLOCKWISE = { north: 'west', west: 'south', south: 'east', east: 'north' } as const

export const step = (face: Face): Vec => STEP[face]
export const opposite = <F extends Face>(face: F): (typeof OPPOSITE)[F] => OPPOSITE[face]
export const clockwise = (direction: Direction): Direction => CLOCKWISE[direction]
export const counterClockwise = (direction: Direction): Direction => COUNTER_CLOCKWISE[direction]
export const isHorizontal = (face: Face): face is Direction => face !== 'up' && face !== 'down'
export const axisOf = (face: Face): 'x' | 'y' | 'z' =>
  face === 'up' || face === 'down' ? 'y' : face === 'east' || face === 'west' ? 'x' : 'z'

export const vec = (x: number, y: number, z: number): Vec => ({ x, y, z })
export const add = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })
export const subtract = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
export const neighbour = (p: Vec, face: Face, n = 1): Vec => ({
  x: p.x + STEP[face].x * n,
  y: p.y + STEP[face].y * n,
  z: p.z + STEP[face].z * n,
})
export const distance = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
export const blockOf = (p: Vec): Vec => ({ x: Math.floor(p.x), y: Math.floor(p.y), z: Math.floor(p.z) })
export const centreOf = (p: Vec): Vec => ({ x: p.x + 0.5, y: p.y + 0.5, z: p.z + 0.5 })
export const sameBlock = (a: Vec, b: Vec): boolean => a.x === b.x && a.y === b.y && a.z === b.z
/** The columns of a square around a place, from west to east and, within each row, from north to south. */
export const squareAround = (reach: number): readonly (readonly [x: number, z: number])[] => {
  const side = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  return side.flatMap((x) => side.map((z) => [x, z] as const))
}
/** A map key for a block position. */
export const keyOf = (p: Vec): string => `${p.x},${p.y},${p.z}`

/** A direction of view in degrees as in the protocol: yaw 0 is south and increases clockwise, pitch 90 is down. */
export interface Look {
  readonly yaw: number
  readonly pitch: number
}

/** The horizontal direction nearest to a yaw. */
export function directionOfYaw(yaw: number): Direction {
  const quarter = Math.floor((((yaw % 360) + 360) % 360) / 90 + 0.5) & 3
  return (['south', 'west', 'north', 'east'] as const)[quarter] ?? 'south'
}

/** Unit vector of a look direction. */
export function lookVector({ yaw, pitch }: Look): Vec {
  const y = (yaw * Math.PI) / 180
  const p = (pitch * Math.PI) / 180
  return { x: -Math.sin(y) * Math.cos(p), y: -Math.sin(p), z: Math.cos(y) * Math.cos(p) }
}

/** All six faces, starting with the one closest to the look direction (vanilla Direction.orderedByNearest). */
export function facesByLook(look: Look): Face[] {
  const v = lookVector(look)
  const score = (face: Face) => STEP[face].x * v.x + STEP[face].y * v.y + STEP[face].z * v.z
  return FACES.map((face) => ({ face, score: score(face) }))
    .sort((a, b) => b.score - a.score)
    .map((found) => found.face)
}

/** Rounds a position to the 1/4096 grid of relative entity moves, so that moves add up exactly at the client. */
export const quantise = (p: Vec): Vec => ({
  x: Math.round(p.x * 4096) / 4096,
  y: Math.round(p.y * 4096) / 4096,
  z: Math.round(p.z * 4096) / 4096,
})

/** An angle in degrees as a protocol byte. */
export function angleByte(degrees: number): number {
  const b = Math.floor((degrees * 256) / 360) & 255
  return b > 127 ? b - 256 : b
}

/** A square of the map, in whole blocks. */
export interface Edges {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}
