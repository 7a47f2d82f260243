import type { Blocks, BlockVersion, Dust } from '../blocks/behaviour.ts'
import type { BlockState } from '../blocks/states.ts'
import { FACES, type Face, neighbour, opposite, type Vec } from '../geometry.ts'
import { conducts, facingOf, isWire } from './parts.ts'

type Version = Pick<BlockVersion, 'blocks'>

/** Highest power. */
export const FULL_POWER = 15

/** Power of a plate, 0 to 15: plates that weigh count, others are pressed or not. */
export function platePower({ properties }: BlockState): number {
  return properties['powered'] === true ? FULL_POWER : Number(properties['power'] ?? 0)
}

/** Weak power a block gives in a direction: works on what stands there (vanilla getSignal). */
export const weakPower = ({ blocks }: Version, state: BlockState, towards: Face, dust: Dust): number =>
  blocks.of(state).weakPower?.(state, towards, dust) ?? 0

/** Strong power a block gives in a direction: goes on through a solid block (vanilla getDirectSignal). */
const strongPower = ({ blocks }: Version, state: BlockState, towards: Face, dust: Dust): number =>
  blocks.of(state).strongPower?.(state, towards, dust) ?? 0

/** Power a place gives in a direction, by itself or, if it is a solid block, by what powers it. */
export function powerFrom(level: Blocks, p: Vec, towards: Face, dust: Dust = 'with_dust'): number {
  const state = level.get(p)
  let most = weakPower(level, state, towards, dust)
  if (!conducts(level, state)) return most
  for (const face of FACES) {
    if (most === FULL_POWER) break
    const source = level.get(neighbour(p, face))
    most = Math.max(most, strongPower(level, source, opposite(face), dust))
  }
  return most
}

/** The most power a place gets from its six sides, but for one if asked. */
export function powerAt(level: Blocks, p: Vec, options: { dust?: Dust; but?: Face } = {}): number {
  let most = 0
  for (const face of FACES) {
    if (face === options.but) continue
    most = Math.max(most, powerFrom(level, neighbour(p, face), opposite(face), options.dust))
    if (most === FULL_POWER) break
  }
  return most
}

export const isPowered = (level: Blocks, p: Vec): boolean => powerAt(level, p) > 0

/** Power at the back of a repeater; dust there counts whichever way it leads (vanilla getInputSignal). */
export function inputPower(level: Blocks, p: Vec, state: BlockState): number {
  const back = facingOf(state)
  const q = neighbour(p, back)
  const source = level.get(q)
  return isWire(source) ? Number(source.properties['power']) : powerFrom(level, q, opposite(back))
}
