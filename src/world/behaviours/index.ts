/** The behaviour of all blocks. A new family of blocks needs a file in this folder and a line in this list. */
import { BlockTable } from '../kernel/blocks/table.ts'
import type { Behaviour } from '../kernel/game.ts'
import type { WorldRules } from '../rules.ts'
import { airAndFluids } from './air-and-fluids.ts'
import { beds } from './beds.ts'
import { climbingPlants } from './climbing-plants.ts'
import { commandBlocks } from './command-blocks.ts'
import { containers } from './containers.ts'
import { corals } from './corals.ts'
import { crops } from './crops.ts'
import { doors } from './doors.ts'
import { dustAndDiodes } from './dust-and-diodes.ts'
import { facing } from './facing.ts'
import type { Family } from './family.ts'
import { fences } from './fences.ts'
import { changedFooting } from './footing.ts'
import { frostedIce } from './frosted-ice.ts'
import { grounds } from './grounds.ts'
import { hangings } from './hangings.ts'
import { leavesAndSaplings } from './leaves-and-saplings.ts'
import { materials } from './materials.ts'
import { ores } from './ores.ts'
import { plants } from './plants.ts'
import { portals } from './portals.ts'
import { poweredBlocks } from './powered-blocks.ts'
import { respawnAnchor } from './respawn-anchor.ts'
import { signs } from './signs.ts'
import { stairsAndSlabs } from './stairs-and-slabs.ts'
import { stations } from './stations.ts'
import { switches } from './switches.ts'
import { torchesAndLights } from './torches-and-lights.ts'
import { tripwires } from './tripwires.ts'
import { workshop } from './workshop.ts'

/** General families first: if two families define the same behaviour, the last one wins. */
const FAMILIES: readonly Family[] = [
  ...materials,
  ...facing,
  ...airAndFluids,
  ...ores,
  ...grounds,
  ...frostedIce,
  ...plants,
  ...crops,
  ...climbingPlants,
  ...corals,
  ...leavesAndSaplings,
  ...stairsAndSlabs,
  ...fences,
  ...doors,
  ...beds,
  ...torchesAndLights,
  ...hangings,
  ...signs,
  ...switches,
  ...dustAndDiodes,
  ...poweredBlocks,
  ...tripwires,
  ...containers,
  ...commandBlocks,
  ...workshop,
  ...stations,
  ...portals,
  ...respawnAnchor,
]

/**
 * Creates the table of one version. Entries are filled on first use.
 * @param rules rules of a world in which some blocks fall or stand differently than in the game
 */
export const blockTable = (rules?: WorldRules): BlockTable<Behaviour> => {
  const usual = new BlockTable(FAMILIES)
  return rules === undefined ? usual : new BlockTable([...FAMILIES, ...changedFooting(rules, usual)])
}
