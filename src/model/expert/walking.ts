import { formatPosition, type Position } from '../../core/position.ts'
import type { ActFacts } from '../kinds/act.ts'
import type { ReplyOf } from '../language-model.ts'
import { tuple } from './functions.ts'

/** Beyond this an action would refuse as too_far, so walk first (blocks). */
const NEAR = 6

/** Too far along the ground: what is high above is reached from below, not walked to. */
export function isFar({ observation: { position: here } }: ActFacts, { x, z }: Position): boolean {
  return Math.hypot(x + 0.5 - here.x, z + 0.5 - here.z) > NEAR
}

/** How near to a cell one can come that lies higher or lower than where one stands. */
export const rangeTo = ({ observation }: ActFacts, { y }: Position): number =>
  Math.min(16, Math.ceil(Math.hypot(4, Math.floor(observation.position.y) - y)))

export const go = (thought: string, pos: Position, range: number): ReplyOf<'act'> => ({
  thought,
  action: { name: 'NavigateTo', args: { pos: tuple(pos), range } },
})

/** To within reach of a cell, at whatever height it lies. */
export const goToCell = (facts: ActFacts, cell: Position): ReplyOf<'act'> =>
  go(`I go to ${formatPosition(cell)}.`, cell, rangeTo(facts, cell))
