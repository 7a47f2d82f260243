import { type Face, opposite } from '../geometry.ts'
import type { StateFact } from '../kernel/blocks/behaviour.ts'
import type { Fluid, FluidKind } from '../kernel/blocks/fluid.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Level } from '../kernel/level.ts'

const HOLDS_FLUID: StateFact<boolean> = {
  find: (state, { states, blocks }) => {
    const { fluids } = blocks.of(state)
    const isSoft = states.definition(state.name).boundingBox === 'empty'
    return isSoft ? fluids !== 'stay_out' : fluids === 'wash_away'
  },
}

/** Whether a fluid can enter a block's cell. Blocks that can be waterlogged accept only a water source. */
export function canEnterBlock(
  { facts }: Level,
  state: BlockState,
  fluid: Pick<Fluid, 'kind' | 'source'>,
): boolean {
  if (state.properties['waterlogged'] !== undefined) return fluid.kind === 'water' && fluid.source
  return facts.of(HOLDS_FLUID, state)
}

/** Whether the face between two neighbours is open. */
export function isOpen(level: Level, from: BlockState, face: Face, to: BlockState): boolean {
  return !closes(level, from, face) && !closes(level, to, opposite(face))
}

function closes({ shapes }: Level, state: BlockState, face: Face): boolean {
  return shapes.isSolid(state) && (shapes.isFullCube(state) || shapes.isSturdy(state, face))
}

export const isSourceOf = (fluid: Fluid | null, kind: FluidKind): boolean =>
  fluid?.kind === kind && fluid.source
