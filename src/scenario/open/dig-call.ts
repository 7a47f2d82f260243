import type { Position } from '../../core/position.ts'
import type { Step } from '../../mcu/predicate/way.ts'
import { tuple } from '../../question/expert/functions.ts'

type Dig = Extract<Step, { do: 'dig' }>
type Call = Extract<Step, { do: 'call' }>

/** The call that digs cells for a step: with any tool, with a named one, or with exactly that one. */
export function digCall(
  { tool, exactly, discard = false }: Dig,
  positions: readonly Position[],
  description: string,
): Call {
  const cells = positions.map(tuple)
  if (exactly !== undefined)
    return {
      do: 'call',
      name: discard ? 'digAwayWith' : 'digExactlyWith',
      args: { tool: exactly, cells },
      description: `${description} with the ${exactly.replaceAll('_', ' ')}`,
    }
  return tool === undefined
    ? { do: 'call', name: 'mineBlocks', args: { cells }, description }
    : { do: 'call', name: 'mineWith', args: { tool, cells }, description: `${description} with a ${tool}` }
}
