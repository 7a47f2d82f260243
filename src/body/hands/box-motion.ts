import type { Position } from '../../core/position.ts'
import { blockOfState } from '../../judger/client/block-class.ts'
import type { Bot } from '../../judger/client/bot.ts'

/** A body that moves as a box: its width and height (blocks). */
export interface BoxSize {
  readonly width: number
  readonly height: number
}

/** The position a box has reached, and the axes on which something stopped it. */
export interface BoxMove {
  readonly position: Position
  readonly isStopped: { readonly x: boolean; readonly y: boolean; readonly z: boolean }
}

const AXES = ['x', 'y', 'z'] as const
/** Boxes that only touch do not stop each other (blocks). */
const TOUCH = 1e-7

/** Moves a box through the blocks that the client knows: up or down first, then along x and z, until something is in the way. */
export function moveBox(bot: Bot, from: Position, size: BoxSize, step: Position): BoxMove {
  const obstacles = collisionBoxes(bot, from, size, step)
  const position = { ...from }
  const isStopped = { x: false, y: false, z: false }
  for (const axis of ['y', 'x', 'z'] as const) {
    const free = obstacles.reduce(
      (way, obstacle) => clipped(axis, way, boxAt(position, size), obstacle),
      step[axis],
    )
    isStopped[axis] = free !== step[axis]
    position[axis] += free
  }
  return { position, isStopped }
}

function boxAt({ x, y, z }: Position, { width, height }: BoxSize): number[] {
  const half = width / 2
  return [x - half, y, z - half, x + half, y + height, z + half]
}

/** How far a box can move along an axis until it meets an obstacle. */
function clipped(
  axis: (typeof AXES)[number],
  way: number,
  box: readonly number[],
  obstacle: readonly number[],
): number {
  const along = AXES.indexOf(axis)
  const overlaps = AXES.every((_, i) => {
    if (i === along) return true
    return (box[i + 3] ?? 0) > (obstacle[i] ?? 0) + TOUCH && (box[i] ?? 0) < (obstacle[i + 3] ?? 0) - TOUCH
  })
  if (!overlaps) return way
  const ahead = (obstacle[along] ?? 0) - (box[along + 3] ?? 0)
  const behind = (obstacle[along + 3] ?? 0) - (box[along] ?? 0)
  if (way > 0 && ahead >= -TOUCH) return Math.min(way, Math.max(0, ahead))
  if (way < 0 && behind <= TOUCH) return Math.max(way, Math.min(0, behind))
  return way
}

/** The boxes of all blocks that a box could meet on its way; fences reach up from the cell below. */
function collisionBoxes(bot: Bot, from: Position, size: BoxSize, step: Position): number[][] {
  const box = boxAt(from, size)
  const cells = AXES.map((axis, i) => {
    const low = Math.floor((box[i] ?? 0) + Math.min(0, step[axis])) - 1
    const high = Math.floor((box[i + 3] ?? 0) + Math.max(0, step[axis]))
    return Array.from({ length: high - low + 1 }, (_, k) => low + k)
  })
  const [xs = [], ys = [], zs = []] = cells
  return xs.flatMap((x) => ys.flatMap((y) => zs.flatMap((z) => boxesOfCell(bot, x, y, z))))
}

const boxesOfCell = (bot: Bot, x: number, y: number, z: number): number[][] =>
  shapesAt(bot, x, y, z).map((shape) => shape.map((value, i) => value + ([x, y, z][i % 3] ?? 0)))

function shapesAt(bot: Bot, x: number, y: number, z: number): readonly number[][] {
  const state = bot.extras.cells.stateAt(x, y, z)
  return state < 0 ? [] : (blockOfState(bot, state).shapes as number[][])
}
