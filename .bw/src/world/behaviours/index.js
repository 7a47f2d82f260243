/** The behaviour of all blocks. A new family of blocks needs a file in this folder and a line in this list. */
import { BlockTable } from '../kernel/blocks/table.js';
import { airAndFluids } from './air-and-fluids.js';
import { beds } from './beds.js';
import { climbingPlants } from './climbing-plants.js';
import { commandBlocks } from './command-blocks.js';
import { containers } from './containers.js';
import { corals } from './corals.js';
import { crops } from './crops.js';
import { doors } from './doors.js';
import { dustAndDiodes } from './dust-and-diodes.js';
import { facing } from './facing.js';
import { fences } from './fences.js';
import { changedFooting } from './footing.js';
import { frostedIce } from './frosted-ice.js';
import { grounds } from './grounds.js';
import { hangings } from './hangings.js';
import { leavesAndSaplings } from './leaves-and-saplings.js';
import { materials } from './materials.js';
import { ores } from './ores.js';
import { plants } from './plants.js';
import { portals } from './portals.js';
import { poweredBlocks } from './powered-blocks.js';
import { respawnAnchor } from './respawn-anchor.js';
import { signs } from './signs.js';
import { stairsAndSlabs } from './stairs-and-slabs.js';
import { stations } from './stations.js';
import { switches } from './switches.js';
import { torchesAndLights } from './torches-and-lights.js';
import { tripwires } from './tripwires.js';
import { workshop } from './workshop.js';
/** General families first: if two families define the same behaviour, the last one wins. */
const FAMILIES = [
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
];
/**
 * Creates the table of one version. Entries are filled on first use.
 * @param rules rules of a world in which some blocks fall or stand differently than in the game
 */
export const blockTable = (rules) => {
    const usual = new BlockTable(FAMILIES);
    return rules === undefined ? usual : new BlockTable([...FAMILIES, ...changedFooting(rules, usual)]);
};
