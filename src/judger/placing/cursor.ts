import type { Position } from '../../core/position.ts'
import type { Manner } from '../../task/placement/options.ts'
import { offsetOf, type Side } from '../../task/placement.ts'

/** The point to click on a face, 0..1 on each axis of the clicked block. */
export function cursorOn(face: Side, { half, lean }: Pick<Manner, 'half' | 'lean'>): Position {
  const { x, y, z } = offsetOf(face)
  const height = half === 'top' ? 0.75 : half === 'bottom' ? 0.25 : 0.5
  const aside = lean === undefined ? { x: 0, z: 0 } : offsetOf(lean)
  return {
    x: 0.5 + x * 0.5 + aside.x * 0.25,
    y: y === 0 ? height : 0.5 + y * 0.5,
    z: 0.5 + z * 0.5 + aside.z * 0.25,
  }
}
