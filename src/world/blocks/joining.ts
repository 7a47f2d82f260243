import { axisOf, type Direction, opposite } from '../geometry.ts'
import type { Blocks } from '../kernel/blocks/behaviour.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'

/** Whether the gate has a post on this side. */
export const gateJoins = (level: Blocks, gate: BlockState, side: Direction): boolean =>
  kindOf(level, gate) === 'fence_gate' && axisOf(gate.properties['facing'] as Direction) !== axisOf(side)

/** Whether a neighbour's side is full, so that fences, panes and walls connect to it. */
export const isFullSide = (level: Blocks, other: BlockState, side: Direction): boolean =>
  !level.blocks.of(other).refusesFences && level.shapes.isSturdy(other, opposite(side))

/** Whether a pane connects to a neighbour on a side. Walls connect to the same blocks, and to gates. */
export function joinsPane(level: Blocks, other: BlockState, side: Direction): boolean {
  const kind = kindOf(level, other)
  return kind === 'pane' || kind === 'wall' || isFullSide(level, other, side)
}
