import { breakBlock } from '../blocks/breaking.ts'
import { type FluidKind, fluidOf } from '../blocks/fluid.ts'
import { updateAround } from '../blocks/updates.ts'
import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'
import { fluidBlock } from './flow.ts'

/** Whether a block takes water in and has none. */
export const takesWater = ({ level }: Game, p: Vec): boolean =>
  level.get(p).properties['waterlogged'] === false

/** Puts a source into a place; what is soft there goes as a drop. False if there is no room. */
export function pourSource(game: Game, p: Vec, kind: FluidKind): boolean {
  const { level } = game
  if (!level.contains(p)) return false
  const state = level.get(p)
  if (kind === 'water' && takesWater(game, p)) level.set(p, level.states.with(state, { waterlogged: true }))
  else {
    if (level.shapes.isSolid(state) || state.properties['waterlogged'] === true) return false
    if (state.stateId !== 0 && !fluidOf(level, state)) breakBlock(game, p, { tool: null, drops: true })
    level.set(p, fluidBlock(level, { kind, source: true, amount: 8, falling: false }))
  }
  updateAround(game, [p])
  return true
}
