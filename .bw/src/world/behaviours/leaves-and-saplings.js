import { byFortune, shearsOr } from '../blocks/drops.js';
import { sapling } from '../growth/ageing.js';
import { saplingMeal } from '../growth/bone-meal.js';
import { decay, decays, updateDistance } from '../growth/leaves.js';
import { ending, family, matching, named } from './family.js';
/** Chances by Fortune level (vanilla table_bonus). */
const SAPLING = [0.05, 0.0625, 0.083333336, 0.1];
const JUNGLE_SAPLING = [0.025, 0.027777778, 0.03125, 0.041666668, 0.1];
const STICK = [0.02, 0.022222223, 0.025, 0.033333335, 0.1];
const APPLE = [0.005, 0.0055555557, 0.00625, 0.008333334, 0.025];
const leafDrops = shearsOr((context) => {
    const { state, chance } = context;
    const drops = [];
    const kind = state.name.replace('_leaves', '');
    const plant = kind.endsWith('azalea') ? kind : `${kind}_sapling`;
    if (kind !== 'mangrove' && byFortune(context, kind === 'jungle' ? JUNGLE_SAPLING : SAPLING))
        drops.push([plant, 1]);
    if (byFortune(context, STICK))
        drops.push(['stick', chance.between(1, 2)]);
    if ((kind === 'oak' || kind === 'dark_oak') && byFortune(context, APPLE))
        drops.push(['apple', 1]);
    return drops;
});
/** Leaves and saplings. */
export const leavesAndSaplings = [
    family(matching(/^(?!potted_)\w+_(leaves|log|sapling)$/), { treesGrowThrough: true }),
    family(ending('_leaves'), {
        kind: 'leaves',
        holdsNothing: true,
        refusesFences: true,
        seeThrough: true,
        settle: ({ level }, p, state) => updateDistance(level, p, state),
        orient: () => ({ persistent: true }),
        randomTick: (state) => (decays(state) ? decay : null),
        drops: leafDrops,
        push: 'breaks',
    }),
    family(matching(/^(?!potted_)\w+_sapling$/), { fertilise: saplingMeal }),
    family(named('oak_sapling birch_sapling spruce_sapling jungle_sapling acacia_sapling dark_oak_sapling'), {
        randomTick: () => sapling,
    }),
];
