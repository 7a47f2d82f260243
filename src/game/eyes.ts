import type { Position } from '../core/position.ts'
import { EYE_HEIGHT } from './bodies.ts'

/*
 * The contents of a player's picture: the game's default field of view (70° from bottom to top) in a 16:9 picture, and the cells
 * that a straight line of sight passes through. Source: vanilla options, and the 640 × 360 pictures of MineStudio.
 */

const VERTICAL = Math.tan((70 / 2) * (Math.PI / 180))
const HORIZONTAL = (VERTICAL * 16) / 9

/** Distance up to which a block or mob is recognizable in such a picture: it is 16 pixels high (blocks). */
export const SIGHT = 16

/** A direction of view in radians: yaw 0 is north and increases to the west, and pitch increases upwards, as in mineflayer. */
export interface View {
  readonly eye: Position
  readonly yaw: number
  readonly pitch: number
}

/** The view of a player whose feet are at a position. */
export const viewFrom = (feet: Position, { yaw, pitch }: Omit<View, 'eye'>): View => ({
  eye: { x: feet.x, y: feet.y + EYE_HEIGHT, z: feet.z },
  yaw,
  pitch,
})

/**
 * Converts degrees of the game's commands to radians of a view: in commands, yaw 0 is south and increases to the west, and pitch
 * increases downwards.
 */
export const viewAngles = ({ yaw, pitch }: { yaw: number; pitch: number }): Omit<View, 'eye'> => ({
  yaw: Math.PI - (yaw * Math.PI) / 180,
  pitch: (-pitch * Math.PI) / 180,
})

/** Whether a point lies inside a view's picture, ignoring anything in front of it. */
export function isInPicture({ eye, yaw, pitch }: View, point: Position): boolean {
  const [dx, dy, dz] = [point.x - eye.x, point.y - eye.y, point.z - eye.z]
  const ahead = -Math.sin(yaw) * dx - Math.cos(yaw) * dz
  const right = Math.cos(yaw) * dx - Math.sin(yaw) * dz
  const depth = Math.cos(pitch) * ahead + Math.sin(pitch) * dy
  const up = Math.cos(pitch) * dy - Math.sin(pitch) * ahead
  return depth > 0 && Math.abs(right) <= HORIZONTAL * depth && Math.abs(up) <= VERTICAL * depth
}

/** The cells that a straight line passes through, from its first point to its last (Amanatides and Woo). */
export function* cellsAlong(from: Position, to: Position): Generator<Position> {
  const cell = { x: Math.floor(from.x), y: Math.floor(from.y), z: Math.floor(from.z) }
  const axes = (['x', 'y', 'z'] as const).map((axis) => {
    const way = to[axis] - from[axis]
    const step = Math.sign(way)
    const edge = step > 0 ? cell[axis] + 1 - from[axis] : from[axis] - cell[axis]
    const each = step === 0 ? Number.POSITIVE_INFINITY : Math.abs(1 / way)
    return { axis, step, each, next: step === 0 ? Number.POSITIVE_INFINITY : edge * each }
  })
  for (;;) {
    yield { ...cell }
    const nearest = axes.reduce((best, each) => (each.next < best.next ? each : best))
    if (nearest.next > 1) return
    cell[nearest.axis] += nearest.step
    nearest.next += nearest.each
  }
}

/** Points of a block's cell that are tested for visibility: its centre, and the centre of each side, slightly inside. */
export const pointsOfBlock = ({ x, y, z }: Position): Position[] =>
  [
    [0.5, 0.5, 0.5],
    [0.5, 0.98, 0.5],
    [0.02, 0.5, 0.5],
    [0.98, 0.5, 0.5],
    [0.5, 0.5, 0.02],
    [0.5, 0.5, 0.98],
    [0.5, 0.02, 0.5],
  ].map(([dx = 0, dy = 0, dz = 0]) => ({ x: x + dx, y: y + dy, z: z + dz }))

/**
 * Whether an eye sees a point: it is near enough, inside the picture, and nothing opaque is in front of its cell.
 * @param isOpaque whether a cell hides what lies behind it
 */
export function seesPoint(view: View, point: Position, isOpaque: (cell: Position) => boolean): boolean {
  const { eye } = view
  if (Math.hypot(point.x - eye.x, point.y - eye.y, point.z - eye.z) > SIGHT) return false
  if (!isInPicture(view, point)) return false
  const own = { x: Math.floor(point.x), y: Math.floor(point.y), z: Math.floor(point.z) }
  for (const cell of cellsAlong(eye, point)) {
    if (cell.x === own.x && cell.y === own.y && cell.z === own.z) return true
    if (isOpaque(cell)) return false
  }
  return true
}
