import { add, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { fillsCell } from '../blocks/sturdy.ts'
import { clockwise, counterclockwise, offsetOf, type Side } from './options.ts'
import type { Surroundings } from './surroundings.ts'

type BlockAt = (cell: Position) => BlockSpec | undefined

/**
 * The cells beside a door, lower one first, that must hold whole blocks while it is placed so that the click decides where its
 * hinge is: more whole blocks on one side than on the other would draw the hinge to that side (vanilla DoorBlock.getHinge). Empty
 * for everything else, and if the blocks beside the door already decide as required.
 * @param around the blocks beside the door
 */
export function counterweights(
  { name, properties }: BlockSpec,
  position: Position,
  { at, version }: Surroundings,
): Position[] {
  const { hinge, facing } = properties
  if (!name.endsWith('_door') || hinge === undefined || facing === undefined) return []
  const [left, right] = [counterclockwise(facing as Side), clockwise(facing as Side)]
  const [own, other] = (hinge === 'left' ? [left, right] : [right, left]).map((side): Position[] => {
    const lower = add(position, offsetOf(side))
    return [lower, { ...lower, y: lower.y + 1 }]
  }) as [Position[], Position[]]
  const isFull = (cell: Position): boolean => {
    const block = at(cell)
    return block !== undefined && fillsCell(block, version)
  }
  const excess = other.filter(isFull).length - own.filter(isFull).length
  return own.filter((cell) => !isFull(cell)).slice(0, Math.max(0, excess))
}

/**
 * The door beside a door that must stand before it, if there is one: with a door of its kind on the left and none on the right, a
 * door gets its hinge on the right, and vice versa, wherever it is clicked (vanilla DoorBlock.getHinge). Two doors side by side
 * with their hinges on the left are therefore placed from right to left.
 * @param at the required blocks next to the door
 */
export function doorBefore(
  { name, properties }: BlockSpec,
  position: Position,
  at: BlockAt,
): Position | undefined {
  const { hinge, facing } = properties
  if (!name.endsWith('_door') || hinge === undefined || facing === undefined) return undefined
  const side = hinge === 'left' ? clockwise(facing as Side) : counterclockwise(facing as Side)
  const cell = add(position, offsetOf(side))
  const other = at(cell)
  if (other?.name !== name || other.properties.half === 'upper') return undefined
  return other.properties.facing === facing && other.properties.hinge === hinge ? cell : undefined
}

/**
 * Whether the doors that stand beside a door allow it to be hung as required: a door of its kind on only one side moves the hinge
 * to the other side, wherever it is clicked (vanilla DoorBlock.getHinge). The second of two doors whose hinges meet in the middle
 * can therefore only be hung while a third one stands on its other side.
 * @param at the blocks that stand beside the door
 */
export function mayHang({ name, properties }: BlockSpec, position: Position, at: BlockAt): boolean {
  const { hinge, facing } = properties
  if (!name.endsWith('_door') || hinge === undefined || facing === undefined) return true
  const isDoor = (side: Side): boolean => {
    const other = at(add(position, offsetOf(side)))
    return other?.name === name && other.properties.half !== 'upper'
  }
  const isOnLeft = isDoor(counterclockwise(facing as Side))
  const isOnRight = isDoor(clockwise(facing as Side))
  return isOnLeft === isOnRight || hinge === (isOnLeft ? 'right' : 'left')
}
