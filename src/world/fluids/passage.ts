import type { StateFact } from '../blocks/behaviour.ts'
import type { Fluid, FluidKind } from '../blocks/fluid.ts'
import type { BlockState } from '../blocks/states.ts'
import { type Face, opposite } from '../geometry.ts'
import type { Level } from '../level.ts'

/** Things with a shape that fluids wash away all the same. */
const WASHED =
  /^(snow|repeater|comparator|flower_pot|potted_.*|.*_carpet|.*_(head|skull)|cocoa|end_rod|azalea|flowering_azalea|chorus_flower|chorus_plant)$/
/** Things without a shape that keep fluids out. */
const DENSE =
  /^(.*_pressure_plate|.*_banner|sugar_cane|nether_portal|end_portal|end_gateway|structure_void|moving_piston|powder_snow|bubble_column|kelp|kelp_plant|seagrass|tall_seagrass)$/

const SOFT: StateFact<boolean> = {
  find: ({ name }, { states }) =>
    states.definition(name).boundingBox === 'empty' ? !DENSE.test(name) : WASHED.test(name),
}

/** Whether a fluid can be where a block is. What can be waterlogged lets only a source of water in. */
export function canHold({ facts }: Level, state: BlockState, fluid: Pick<Fluid, 'kind' | 'source'>): boolean {
  if (state.properties['waterlogged'] !== undefined) return fluid.kind === 'water' && fluid.source
  return facts.of(SOFT, state)
}

/** Whether neither of two neighbours closes the face between them. */
export function isOpen(level: Level, from: BlockState, face: Face, to: BlockState): boolean {
  return !closes(level, from, face) && !closes(level, to, opposite(face))
}

function closes({ shapes }: Level, state: BlockState, face: Face): boolean {
  return shapes.isSolid(state) && (shapes.isFullCube(state) || shapes.isSturdy(state, face))
}

export const isSourceOf = (fluid: Fluid | null, kind: FluidKind): boolean =>
  fluid?.kind === kind && fluid.source
