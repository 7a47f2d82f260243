import type { Position } from '../../core/position.ts'
import type { Manner } from '../../game/placement/options.ts'
import { offsetOf, type Side } from '../../game/placement/placement-options.ts'

type Part = Pick<Manner, 'half' | 'lean'>

/** Margin between a clicked point and the edges of its face, and of the relevant half of it (blocks). */
const MARGIN = 0.1

/** The point to click on a face, 0..1 on each axis of the clicked block: the centre of the part that counts. */
export function cursorOn(face: Side, { half, lean }: Part): Position {
  const { x, y, z } = offsetOf(face)
  const height = half === 'top' ? 0.75 : half === 'bottom' ? 0.25 : 0.5
  const aside = lean === undefined ? { x: 0, z: 0 } : offsetOf(lean)
  return {
    x: 0.5 + x * 0.5 + aside.x * 0.25,
    y: y === 0 ? height : 0.5 + y * 0.5,
    z: 0.5 + z * 0.5 + aside.z * 0.25,
  }
}

/** Other points of the same part that produce the same block: the one nearest to an eye, then the corners. */
export function* cursorsOn(face: Side, part: Part, eye: Position): Generator<Position> {
  const out = offsetOf(face)
  const middle = cursorOn(face, part)
  const spread = {
    x: out.x !== 0 ? 0 : part.lean === undefined ? 0.5 - MARGIN : 0.25 - MARGIN,
    y: out.y !== 0 ? 0 : part.half === undefined ? 0.5 - MARGIN : 0.25 - MARGIN,
    z: out.z !== 0 ? 0 : part.lean === undefined ? 0.5 - MARGIN : 0.25 - MARGIN,
  }
  const toward = (axis: 'x' | 'y' | 'z') =>
    Math.min(Math.max(eye[axis], middle[axis] - spread[axis]), middle[axis] + spread[axis])
  yield { x: toward('x'), y: toward('y'), z: toward('z') }
  const [first, second] = (['x', 'y', 'z'] as const).filter((axis) => out[axis] === 0) as ['x', 'y']
  for (const a of [-1, 1])
    for (const b of [-1, 1])
      yield {
        ...middle,
        [first]: middle[first] + a * spread[first],
        [second]: middle[second] + b * spread[second],
      }
}
