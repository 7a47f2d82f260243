import type { Move } from '../look/posed.ts'

/**
 * A box of a mob in the coordinates of the game's models: y downwards from the height of a player's shoulders
 * (24 is the ground), in sixteenths of a block.
 */
export interface MobBox {
  /** Position at which it is unfolded on the sheet. */
  uv: readonly [u: number, v: number]
  /** Corner relative to its pivot, then size. */
  box: readonly [x: number, y: number, z: number, w: number, h: number, d: number]
  /** The pivot about which it turns. */
  at: readonly [x: number, y: number, z: number]
  move?: Move
  /** Laid down: the former top faces forward. */
  lies?: true
  mirror?: true
  /** How much larger it is than on the sheet, on each side. */
  grow?: number
  /** Turned at rest, in degrees: about a line along x (forwards is positive), or about an upright one. */
  tilt?: number
  spread?: number
  /** On the second sheet. */
  fur?: true
}

/** How a mob is put together from its sheets. */
export interface MobPlan {
  /** Names that a sheet has in one version or another. */
  sheets: readonly string[]
  /** A second sheet. */
  fur?: readonly string[]
  /** The width of the sheet's layout, in pixels. */
  width: number
  boxes: readonly MobBox[]
  hasHands?: true
  scale?: number
}

/** The point between the shoulders. */
export const MIDDLE = [0, 0, 0] as const
/** A place on a sheet. */
export type Corner = readonly [number, number]

/** A box on either side: `x` is the distance of its pivot from the centre. */
export const pair = (
  uv: Corner,
  [x, ...rest]: MobBox['box'],
  [px, py, pz]: MobBox['at'],
  moves: readonly [right: Move, left: Move],
  left: Corner | 'mirrored' = 'mirrored',
): MobBox[] => [
  { uv, box: [x, ...rest], at: [-px, py, pz], move: moves[0] },
  {
    uv: left === 'mirrored' ? uv : left,
    box: [-x - rest[2], ...rest],
    at: [px, py, pz],
    move: moves[1],
    ...(left === 'mirrored' ? { mirror: true } : {}),
  },
]

/** How legs and arms move. */
export const LEGS = ['behind', 'ahead'] as const
export const FORELEGS = ['ahead', 'behind'] as const
export const ARMS = ['right', 'left'] as const

/** A box that nods. */
export const head = (uv: Corner, box: MobBox['box'], at: MobBox['at'] = MIDDLE, grow = 0): MobBox => ({
  uv,
  box,
  at,
  move: 'head',
  grow,
})
/** A box that does not move. */
export const trunk = (uv: Corner, box: MobBox['box'], at: MobBox['at'] = MIDDLE, grow = 0): MobBox => ({
  uv,
  box,
  at,
  grow,
})

/** Sheets by their names in the folder of entities. */
export const named = (...names: string[]): string[] => names.map((name) => `entity/${name}`)
