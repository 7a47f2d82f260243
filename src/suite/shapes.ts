/** A cell of a shape around the origin: x east, y up, z south. */
export type ShapeCell = readonly [x: number, y: number, z: number]

/** The four steps to a neighbour on the same level: x east, z south. */
export const LEVEL_STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Tolerance of a cell of a round wall outside its radius, and inside (blocks). */
const OUTSIDE = 0.3
const INSIDE = 0.8

/** Whether a cell at this distance from the centre belongs to a round hull of the given radius, including its inside. */
export const isWithin = (away: number, radius: number): boolean => away <= radius + OUTSIDE

/** Whether a cell at this distance from the centre belongs to a round wall that is one block thick. */
export const isOnWall = (away: number, radius: number): boolean =>
  isWithin(away, radius) && away > radius - INSIDE

/** The cells of a hollow ball, layer by layer from the bottom up to a given layer. */
export function* ballShell(radius: number, top = radius): Generator<ShapeCell> {
  for (let y = -radius; y <= top; y++)
    for (let x = -radius; x <= radius; x++)
      for (let z = -radius; z <= radius; z++) if (isOnWall(Math.hypot(x, y, z), radius)) yield [x, y, z]
}

/** The cells of a square around the origin, row by row along the first axis. */
export function* square(half: number): Generator<readonly [first: number, second: number]> {
  for (let first = -half; first <= half; first++)
    for (let second = -half; second <= half; second++) yield [first, second]
}
