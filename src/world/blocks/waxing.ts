import type { Blocks } from '../kernel/blocks/behaviour.ts'
import type { BlockState } from '../kernel/blocks/states.ts'

/** Copper with wax on it; null for blocks that take none. */
export function waxed({ states }: Pick<Blocks, 'states'>, state: BlockState): BlockState | null {
  const name = `waxed_${state.name}`
  return states.has(name) ? states.encode(name, { ...state.properties }) : null
}
