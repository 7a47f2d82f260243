import type { BlockState, BlockStates } from '../blocks/states.ts'
import { fluidOf } from '../fluids/fluid.ts'

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

const emitted = new Map<number, number>()
const dampened = new Map<number, number>()

/** Light a block gives, 0 to 15. */
export function emittedLight(states: BlockStates, state: BlockState): number {
  let light = emitted.get(state.stateId)
  if (light === undefined) {
    light = lightOf(states, state)
    emitted.set(state.stateId, light)
  }
  return light
}

/** Light a block takes away from what passes it, 0 to 15; slabs and stairs take none. */
export function dampening(states: BlockStates, state: BlockState): number {
  let light = dampened.get(state.stateId)
  if (light === undefined) {
    const double = state.properties['type'] === 'double'
    light = double ? 15 : (states.definition(state.name).filterLight ?? 0)
    if (light === 0 && fluidOf(state)) light = 1
    dampened.set(state.stateId, light)
  }
  return light
}

function lightOf(states: BlockStates, { name, properties }: BlockState): number {
  const { lit, candles, charges, berries, level } = properties
  if (name === 'respawn_anchor') return Math.max(0, Number(charges) * PER_CHARGE - 1)
  if (name === 'light') return Number(level)
  if (berries === true) return 14
  if (candles !== undefined) return lit === true ? PER_CANDLE * Number(candles) : 0
  if (lit === undefined) return states.definition(name).emitLight ?? 0
  return lit === true ? (LIT.find(([pattern]) => pattern.test(name))?.[1] ?? 0) : 0
}
