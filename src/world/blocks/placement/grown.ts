import { neighbour } from '../../geometry.ts'
import { fluidOf } from '../fluid.ts'
import type { BlockState } from '../states.ts'
import type { PlaceContext } from './context.ts'

/** Bamboo begins as a shoot, and goes on as what it stands on (vanilla BambooBlock). Not in fluids. */
export function bamboo({ level, target }: PlaceContext): BlockState | null {
  if (fluidOf(level, level.get(target))) return null
  const below = level.get(neighbour(target, 'down'))
  if (below.name === 'bamboo_sapling') return level.states.encode('bamboo', { age: 0 })
  if (below.name === 'bamboo') return level.states.encode('bamboo', { age: below.properties['age'] ?? 0 })
  return level.states.encode('bamboo_sapling')
}

/** Kelp grows where a whole block of water is. */
export function kelp({ level, target }: PlaceContext): BlockState | null {
  const fluid = fluidOf(level, level.get(target))
  return fluid?.kind === 'water' && fluid.amount === 8 ? level.states.encode('kelp') : null
}
