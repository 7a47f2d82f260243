import type { Blocks, BlockVersion, StateFact } from '../blocks/behaviour.ts'
import { readFluid } from '../blocks/fluid.ts'
import type { BlockState } from '../blocks/states.ts'

/** Light of blocks that can be lit, while they are. */
const LIT: readonly (readonly [RegExp, number])[] = [
  [/^soul_campfire$/, 10],
  [/campfire$/, 15],
  [/^(furnace|blast_furnace|smoker)$/, 13],
  [/^redstone_lamp$/, 15],
  [/^redstone_(wall_)?torch$/, 7],
  [/redstone_ore$/, 9],
]
const PER_CANDLE = 3
const PER_CHARGE = 4

const EMITTED: StateFact<number> = { find: lightOf }
const DAMPENED: StateFact<number> = { find: dampeningOf }

/** Light a block gives, 0 to 15. */
export const emittedLight = (level: Pick<Blocks, 'facts'>, state: BlockState): number =>
  level.facts.of(EMITTED, state)

/** Light a block takes away from what passes it, 0 to 15; slabs and stairs take none. */
export const dampening = (level: Pick<Blocks, 'facts'>, state: BlockState): number =>
  level.facts.of(DAMPENED, state)

function dampeningOf(state: BlockState, { states }: BlockVersion): number {
  const double = state.properties['type'] === 'double'
  const light = double ? 15 : (states.definition(state.name).filterLight ?? 0)
  return light === 0 && readFluid(state) ? 1 : light
}

function lightOf({ name, properties }: BlockState, { states }: BlockVersion): number {
  const { lit, candles, charges, berries, level } = properties
  if (name === 'respawn_anchor') return Math.max(0, Number(charges) * PER_CHARGE - 1)
  if (name === 'light') return Number(level)
  if (berries === true) return 14
  if (candles !== undefined) return lit === true ? PER_CANDLE * Number(candles) : 0
  if (lit === undefined) return states.definition(name).emitLight ?? 0
  return lit === true ? (LIT.find(([pattern]) => pattern.test(name))?.[1] ?? 0) : 0
}
