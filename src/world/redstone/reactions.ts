import { type BlockFamily, familyOf } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import type { Vec } from '../geometry.ts'
import {
  buttonDue,
  lampDue,
  lookBell,
  lookDoor,
  lookHopper,
  lookLamp,
  lookNoteBlock,
  lookOpening,
  lookTnt,
} from './devices.ts'
import { ejectorDue, lookEjector } from './ejectors.ts'
import { lookPiston, pistonDue } from './piston.ts'
import { plateDue } from './plates.ts'
import type { Redstone } from './redstone.ts'
import { lookRepeater, repeaterDue } from './repeater.ts'
import { lookTorch, torchDue } from './torch.ts'

/** What a block does about power. */
export interface Reaction {
  /** Something around it, or the block itself if fresh, has changed. */
  readonly look: (redstone: Redstone, p: Vec, state: BlockState, fresh: boolean) => void
  /** The time it asked for has come. */
  readonly due?: (redstone: Redstone, p: Vec, state: BlockState) => void
}

const idle = (): void => {}
const torch: Reaction = { look: lookTorch, due: torchDue }
const ejector: Reaction = { look: lookEjector, due: ejectorDue }
const piston: Reaction = { look: lookPiston, due: pistonDue }

const BY_NAME: Readonly<Record<string, Reaction>> = {
  redstone_lamp: { look: lookLamp, due: lampDue },
  note_block: { look: lookNoteBlock },
  bell: { look: lookBell },
  hopper: { look: lookHopper },
  tnt: { look: lookTnt },
  dispenser: ejector,
  dropper: ejector,
  redstone_torch: torch,
  redstone_wall_torch: torch,
  repeater: { look: lookRepeater, due: repeaterDue },
  piston,
  sticky_piston: piston,
}

const BY_FAMILY: Readonly<Partial<Record<BlockFamily, Reaction>>> = {
  door: { look: lookDoor },
  trapdoor: { look: lookOpening },
  fence_gate: { look: lookOpening },
  pressure_plate: { look: idle, due: plateDue },
  button: { look: idle, due: buttonDue },
}

export function reactionTo(state: BlockState): Reaction | undefined {
  return BY_NAME[state.name] ?? BY_FAMILY[familyOf(state.name)]
}
