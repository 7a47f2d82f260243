import { breakBlock } from '../blocks/breaking.ts'
import { updateAround } from '../blocks/updates.ts'
import type { Vec } from '../geometry.ts'
import { type FluidKind, fluidOf } from '../kernel/blocks/fluid.ts'
import type { BlockState, StateProperties } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import { fluidBlock } from './flow.ts'

/** Whether a block can be waterlogged but is not. */
export const takesWater = ({ level }: Game, p: Vec): boolean =>
  level.get(p).properties['waterlogged'] === false

/** Water puts out campfires and candles. */
const quenched = ({ name, properties }: BlockState): StateProperties =>
  /(campfire|candle)$/.test(name) && properties['lit'] === true ? { lit: false } : {}

/** Places a source; a block that fluids wash away breaks and drops. Returns false if this is impossible. */
export function pourSource(game: Game, p: Vec, kind: FluidKind): boolean {
  const { level } = game
  if (!level.contains(p)) return false
  // it vanishes with a hiss
  if (kind === 'water' && game.dimension.isUltrawarm) return true
  const state = level.get(p)
  if (kind === 'water' && takesWater(game, p))
    level.set(p, level.states.with(state, { waterlogged: true, ...quenched(state) }))
  else {
    if (level.shapes.isSolid(state) || state.properties['waterlogged'] === true) return false
    if (state.stateId !== 0 && !fluidOf(level, state)) breakBlock(game, p, { tool: null, drops: true })
    level.set(p, fluidBlock(level, { kind, source: true, amount: 8, falling: false }))
  }
  updateAround(game, [p])
  return true
}
