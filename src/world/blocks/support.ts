import { type Direction, type Face, isHorizontal, neighbour, opposite, type Vec } from '../geometry.ts'
import type { BlockRules, Blocks } from '../kernel/blocks/behaviour.ts'
import type { SupportKind } from '../kernel/blocks/shapes.ts'
import type { BlockState } from '../kernel/blocks/states.ts'

/** Whether a block can stay in a cell (vanilla canSurvive). */
export type SupportRule = NonNullable<BlockRules['isSupported']>

/** Whether a block can stay in a cell, according to its family's rule. */
export function isSupported(level: Blocks, p: Vec, state: BlockState): boolean {
  return level.blocks.of(state).isSupported?.(level, p, state) ?? true
}

export const facingOf = (state: BlockState): Direction => state.properties['facing'] as Direction

export const below = (level: Blocks, p: Vec): BlockState => level.get(neighbour(p, 'down'))

/** Requires a block below whose top provides one of these kinds of support. */
export const onTopOf =
  (...kinds: SupportKind[]): SupportRule =>
  (level, p) =>
    kinds.some((kind) => level.shapes.isSturdy(below(level, p), 'up', kind))

/** Requires support from the block behind it. */
export const onWall: SupportRule = (level, p, state) => {
  const front = facingOf(state)
  return level.shapes.isSturdy(level.get(neighbour(p, opposite(front))), front)
}

export const onAnySolidWall: SupportRule = (level, p, state) =>
  level.shapes.isSolid(level.get(neighbour(p, opposite(facingOf(state)))))

export const onAnySolidGround: SupportRule = (level, p) => level.shapes.isSolid(below(level, p))

/** Levers and buttons: require support from the floor, ceiling or wall to which they are attached. */
export const onAnyFace: SupportRule = (level, p, state) => {
  const { face } = state.properties
  if (face === 'floor') return level.shapes.isSturdy(below(level, p), 'up')
  if (face === 'ceiling') return level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down')
  return onWall(level, p, state)
}

/** Requires a full face on one of the sides named in its properties. */
export const clingsTo =
  (sides: readonly Parameters<typeof neighbour>[1][]): SupportRule =>
  (level, p, state) =>
    sides.some((side) => state.properties[side] === true && holdsFace(level, p, state, side))

/**
 * Whether a face of a vine or lichen is supported: on a full face of its neighbour, or, for the sides of a vine, under a vine
 * with the same face (vanilla VineBlock.canSupportAtFace).
 */
export function holdsFace(level: Blocks, p: Vec, state: BlockState, side: Face): boolean {
  if (level.shapes.isSturdy(level.get(neighbour(p, side)), opposite(side), 'cling')) return true
  if (state.name !== 'vine' || !isHorizontal(side)) return false
  const above = level.get(neighbour(p, 'up'))
  return above.name === 'vine' && above.properties[side] === true
}

/** Whether a block is the given half of a door or tall plant. */
export const isHalf = (state: BlockState, name: string, half: 'upper' | 'lower'): boolean =>
  state.name === name && state.properties['half'] === half
