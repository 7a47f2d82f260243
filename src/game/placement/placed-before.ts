import { add, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { doorBefore } from './hinge.ts'
import { offsetOf, type Side } from './options.ts'

/**
 * The neighbour that must stand before a block is placed, although neither supports the other: a door that decides the hinge of
 * an adjacent door, or an end rod whose foot would be on top of this one.
 * @param at the required blocks around it
 */
export const placedBefore = (
  block: BlockSpec,
  position: Position,
  at: (cell: Position) => BlockSpec | undefined,
): Position | undefined => doorBefore(block, position, at) ?? rodBefore(block, position, at)

function rodBefore(
  { name, properties }: BlockSpec,
  position: Position,
  at: (cell: Position) => BlockSpec | undefined,
): Position | undefined {
  const { facing } = properties
  if (name !== 'end_rod' || facing === undefined) return undefined
  const cell = add(position, offsetOf(facing as Side))
  const other = at(cell)
  return other !== undefined && isTurnedRound({ name, properties }, other) ? cell : undefined
}

/**
 * Whether a click on this block reverses the orientation: an end rod placed on the tip of another rod that
 * points the same way turns to point at it (vanilla EndRodBlock.getStateForPlacement).
 */
export const isTurnedRound = ({ name, properties }: BlockSpec, host: BlockSpec): boolean =>
  name === 'end_rod' && host.name === name && host.properties.facing === properties.facing
