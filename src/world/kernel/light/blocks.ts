import type { Blocks, BlockVersion, StateFact } from '../blocks/behaviour.ts'
import { readFluid } from '../blocks/fluid.ts'
import type { BlockState } from '../blocks/states.ts'

const OPAQUE = 15
const EMITTED: StateFact<number> = { find: lightOf }

/** The light that a block emits, 0 to 15. */
export const emittedLight = (level: Pick<Blocks, 'facts'>, state: BlockState): number =>
  level.facts.of(EMITTED, state)

/** The light that a state absorbs, 0 to 15. Slabs and stairs absorb none, unless they fill their cell. */
export function dampeningOf(state: BlockState, version: BlockVersion): number {
  const isShaped = version.blocks.of(state).shades !== undefined
  const whole = isShaped && version.shapes.isFullCube(state) ? OPAQUE : 0
  const light = isShaped ? whole : (version.states.definition(state.name).filterLight ?? 0)
  return light === 0 && readFluid(state, version) ? 1 : light
}

/** The light that a state emits, 0 to 15. */
export function lightOf(state: BlockState, { states, blocks }: BlockVersion): number {
  const own = blocks.of(state).light?.(state)
  if (own !== undefined) return own
  // for blocks that can be lit, the data gives the light of the lit state
  return state.properties['lit'] === undefined ? (states.definition(state.name).emitLight ?? 0) : 0
}
