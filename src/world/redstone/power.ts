import { familyOf } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import { FACES, type Face, neighbour, opposite, type Vec } from '../geometry.ts'
import type { Level } from '../level.ts'
import { conducts, facingOf, isWire } from './parts.ts'

/** Highest power. */
export const FULL_POWER = 15

/** Whether dust counts: other dust does not see what comes out of dust through blocks. */
type Dust = 'with_dust' | 'without_dust'

/** Power of a plate, 0 to 15: plates that weigh count, others are pressed or not. */
export function platePower({ properties }: BlockState): number {
  return properties['powered'] === true ? FULL_POWER : Number(properties['power'] ?? 0)
}

/** The face a lever or button sits on. */
function attachedTo({ properties }: BlockState): Face {
  if (properties['face'] === 'floor') return 'down'
  if (properties['face'] === 'ceiling') return 'up'
  return opposite(properties['facing'] as Face)
}

const fromDust = ({ properties }: BlockState, towards: Face): number => {
  if (towards === 'up') return 0
  const leads = towards === 'down' || properties[towards] !== 'none'
  return leads ? Number(properties['power']) : 0
}

/** Weak power a block gives in a direction: works on what stands there (vanilla getSignal). */
export function weakPower(state: BlockState, towards: Face, dust: Dust): number {
  const on = state.properties['powered'] === true ? FULL_POWER : 0
  switch (familyOf(state.name)) {
    case 'lever':
    case 'button':
      return on
    case 'pressure_plate':
      return platePower(state)
    case 'diode':
      return towards === opposite(facingOf(state)) ? on : 0
    case 'redstone_wire':
      return dust === 'with_dust' ? fromDust(state, towards) : 0
  }
  switch (state.name) {
    case 'redstone_block':
      return FULL_POWER
    case 'redstone_torch':
      return state.properties['lit'] === true && towards !== 'down' ? FULL_POWER : 0
    case 'redstone_wall_torch':
      return state.properties['lit'] === true && towards !== opposite(facingOf(state)) ? FULL_POWER : 0
    default:
      return 0
  }
}

/** Strong power a block gives in a direction: goes on through a solid block (vanilla getDirectSignal). */
function strongPower(state: BlockState, towards: Face, dust: Dust): number {
  switch (familyOf(state.name)) {
    case 'lever':
    case 'button':
      return towards === attachedTo(state) ? weakPower(state, towards, dust) : 0
    case 'pressure_plate':
      return towards === 'down' ? platePower(state) : 0
    case 'diode':
    case 'redstone_wire':
      return weakPower(state, towards, dust)
  }
  const torch = state.name === 'redstone_torch' || state.name === 'redstone_wall_torch'
  return torch && towards === 'up' ? weakPower(state, towards, dust) : 0
}

/** Power a place gives in a direction, by itself or, if it is a solid block, by what powers it. */
export function powerFrom(level: Level, p: Vec, towards: Face, dust: Dust = 'with_dust'): number {
  const state = level.get(p)
  let most = weakPower(state, towards, dust)
  if (!conducts(level, state)) return most
  for (const face of FACES) {
    if (most === FULL_POWER) break
    const source = level.get(neighbour(p, face))
    most = Math.max(most, strongPower(source, opposite(face), dust))
  }
  return most
}

/** The most power a place gets from its six sides, but for one if asked. */
export function powerAt(level: Level, p: Vec, options: { dust?: Dust; but?: Face } = {}): number {
  let most = 0
  for (const face of FACES) {
    if (face === options.but) continue
    most = Math.max(most, powerFrom(level, neighbour(p, face), opposite(face), options.dust))
    if (most === FULL_POWER) break
  }
  return most
}

export const isPowered = (level: Level, p: Vec): boolean => powerAt(level, p) > 0

/** Power at the back of a repeater; dust there counts whichever way it leads (vanilla getInputSignal). */
export function inputPower(level: Level, p: Vec, state: BlockState): number {
  const back = facingOf(state)
  const q = neighbour(p, back)
  const source = level.get(q)
  return isWire(source) ? Number(source.properties['power']) : powerFrom(level, q, opposite(back))
}
