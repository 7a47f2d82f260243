import type { Blocks, BlockVersion, StateFact } from '../blocks/behaviour.ts'
import { readFluid } from '../blocks/fluid.ts'
import type { BlockState } from '../blocks/states.ts'

const EMITTED: StateFact<number> = { find: lightOf }
const DAMPENED: StateFact<number> = { find: dampeningOf }

/** Light a block gives, 0 to 15. */
export const emittedLight = (level: Pick<Blocks, 'facts'>, state: BlockState): number =>
  level.facts.of(EMITTED, state)

/** Light a block takes away from what passes it, 0 to 15; slabs and stairs take none. */
export const dampening = (level: Pick<Blocks, 'facts'>, state: BlockState): number =>
  level.facts.of(DAMPENED, state)

function dampeningOf(state: BlockState, version: BlockVersion): number {
  const double = state.properties['type'] === 'double'
  const light = double ? 15 : (version.states.definition(state.name).filterLight ?? 0)
  return light === 0 && readFluid(state, version) ? 1 : light
}

function lightOf(state: BlockState, { states, blocks }: BlockVersion): number {
  const own = blocks.of(state).light?.(state)
  if (own !== undefined) return own
  // the data tells the light of blocks that can be lit while they are
  return state.properties['lit'] === undefined ? (states.definition(state.name).emitLight ?? 0) : 0
}
