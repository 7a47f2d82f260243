import { breakBlock } from '../blocks/breaking.ts'
import { familyOf } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import { FACES, neighbour, type Vec } from '../geometry.ts'
import type { Level } from '../level.ts'
import type { GrowthRule } from './rule.ts'

/** Steps from a log at which leaves wither, if nobody put them there. */
const WITHERING = 7

/** Logs and wood of all kinds, which keep leaves fresh (vanilla tag logs). */
const isLog = (name: string): boolean => /_(log|wood|stem|hyphae)$/.test(name) && name !== 'mushroom_stem'

/** Leaves count their steps to the nearest log through other leaves; the count follows the neighbours'. */
export function recount(level: Level, p: Vec, state: BlockState): BlockState | null {
  let distance = WITHERING
  for (const face of FACES) {
    const { name, properties } = level.get(neighbour(p, face))
    if (isLog(name)) distance = 1
    else if (familyOf(name) === 'leaves') distance = Math.min(distance, Number(properties['distance']) + 1)
  }
  return distance === state.properties['distance'] ? null : level.states.with(state, { distance })
}

export const withers = ({ properties }: BlockState): boolean =>
  properties['distance'] === WITHERING && properties['persistent'] === false

/** Leaves too far from any log fall, with what they bear. */
export const wither: GrowthRule = (game, p) => breakBlock(game, p, { tool: null, drops: true })
