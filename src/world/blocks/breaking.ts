import type { Vec } from '../geometry.ts'
import type { Blocks } from '../kernel/blocks/behaviour.ts'
import { isAir } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { type BreakOptions, leftBehind, removeBlock } from './removing.ts'
import { updateAround } from './updates.ts'

/** Breaks a block: drops it and its contents, removes its other half and updates its neighbours. Does nothing to air. */
export function breakBlock(game: Game, p: Vec, options: BreakOptions): void {
  const { level } = game
  const state = level.get(p)
  if (isAir(level, state)) return
  const other = otherHalf(level, p, state)
  // if this half drops nothing, the other half of the bed or door must not drop the item either way
  const silenced = other && !options.drops ? [other] : []
  for (const q of silenced) level.set(q, leftBehind(level, level.get(q)))
  removeBlock(game, p, options)
  updateAround(game, [p, ...silenced])
}

/** Position of the other half of a door, bed or tall plant, or null if it is missing. */
export function otherHalf(level: Blocks, p: Vec, state: BlockState): Vec | null {
  const q = level.blocks.of(state).otherHalf?.(p, state)
  return q && level.get(q).name === state.name ? q : null
}
