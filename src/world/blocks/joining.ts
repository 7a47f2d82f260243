import { axisOf, type Direction, opposite } from '../geometry.ts'
import type { Blocks } from '../kernel/blocks/behaviour.ts'
import { familyOf } from '../kernel/blocks/families.ts'
import type { BlockState } from '../kernel/blocks/states.ts'

/** Full blocks that fences, panes and walls do not join (vanilla Block.isExceptionForConnection). */
const UNJOINED: ReadonlySet<string> = new Set([
  'barrier',
  'carved_pumpkin',
  'jack_o_lantern',
  'melon',
  'pumpkin',
])

const refusesConnections = (name: string): boolean =>
  UNJOINED.has(name) || familyOf(name) === 'leaves' || familyOf(name) === 'shulker_box'

/** Whether the gate has a post on this side. */
export const gateJoins = (gate: BlockState, side: Direction): boolean =>
  familyOf(gate.name) === 'fence_gate' && axisOf(gate.properties['facing'] as Direction) !== axisOf(side)

/** Whether a neighbour's side is full, so that fences, panes and walls join it. */
export const isFullSide = (level: Blocks, other: BlockState, side: Direction): boolean =>
  !refusesConnections(other.name) && level.shapes.isSturdy(other, opposite(side))

/** Whether a pane joins a neighbour on a side. Walls join the same blocks, and gates. */
export function joinsPane(level: Blocks, other: BlockState, side: Direction): boolean {
  const family = familyOf(other.name)
  return family === 'pane' || family === 'wall' || isFullSide(level, other, side)
}
