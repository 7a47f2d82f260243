import { type Direction, neighbour, opposite, type Vec } from '../geometry.ts'
import type { BlockRules, Blocks } from './behaviour.ts'
import type { SupportKind } from './shapes.ts'
import type { BlockState } from './states.ts'

/** Whether a block may be in a place (vanilla canSurvive). */
export type SupportRule = NonNullable<BlockRules['isSupported']>

/** Whether a block at a place would stay there, by the rule of its family. */
export function isSupported(level: Blocks, p: Vec, state: BlockState): boolean {
  return level.blocks.of(state).isSupported?.(level, p, state) ?? true
}

export const facingOf = (state: BlockState): Direction => state.properties['facing'] as Direction

export const below = (level: Blocks, p: Vec): BlockState => level.get(neighbour(p, 'down'))

/** Stands on a block whose top holds in one of these ways. */
export const onTopOf =
  (...kinds: SupportKind[]): SupportRule =>
  (level, p) =>
    kinds.some((kind) => level.shapes.isSturdy(below(level, p), 'up', kind))

/** Hangs on the block behind its back. */
export const onWall: SupportRule = (level, p, state) => {
  const front = facingOf(state)
  return level.shapes.isSturdy(level.get(neighbour(p, opposite(front))), front)
}

export const onAnySolidWall: SupportRule = (level, p, state) =>
  level.shapes.isSolid(level.get(neighbour(p, opposite(facingOf(state)))))

export const onAnySolidGround: SupportRule = (level, p) => level.shapes.isSolid(below(level, p))

/** Levers and buttons: on a floor, a ceiling or a wall. */
export const onAnyFace: SupportRule = (level, p, state) => {
  const { face } = state.properties
  if (face === 'floor') return level.shapes.isSturdy(below(level, p), 'up')
  if (face === 'ceiling') return level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down')
  return onWall(level, p, state)
}

/** Clings to a full side, one of those its properties name. */
export const clingsTo =
  (sides: readonly Parameters<typeof neighbour>[1][]): SupportRule =>
  (level, p, state) =>
    sides.some(
      (side) =>
        state.properties[side] === true &&
        level.shapes.isSturdy(level.get(neighbour(p, side)), opposite(side)),
    )

/** Whether a block is that half of a door or tall plant. */
export const isHalf = (state: BlockState, name: string, half: 'upper' | 'lower'): boolean =>
  state.name === name && state.properties['half'] === half
