import { FUNGI, TREES } from '../../woods.js';
import { COALS, loose, SOULS } from './lacking-recipe.js';
const PLANKS = 4;
const PLANKS_OF_BAMBOO = 2;
const ofStem = (wood, kinds) => kinds.flatMap((kind) => [`${wood}_${kind}`, `stripped_${wood}_${kind}`]);
/**
 * Log and wood, each with and without bark, by kind of wood (vanilla tags oak_logs, crimson_stems …). The data of 1.21 has only
 * the log.
 */
const LOGS = new Map([
    ...TREES.map((wood) => [wood, ofStem(wood, ['log', 'wood'])]),
    ...FUNGI.map((wood) => [wood, ofStem(wood, ['stem', 'hyphae'])]),
]);
const planks = [...LOGS].flatMap(([wood, logs]) => logs.map((log) => ({ ...loose(`${wood}_planks`, [log]), count: PLANKS })));
const ofBamboo = ['bamboo_block', 'stripped_bamboo_block'].map((block) => ({
    ...loose('bamboo_planks', [block]),
    count: PLANKS_OF_BAMBOO,
}));
/** A campfire made with any log, on any of these (vanilla: campfire, soul_campfire). */
const fires = (makes, fuels) => [...LOGS.values()].flat().flatMap((log) => fuels.map((fuel) => ({
    makes,
    count: 1,
    takes: [
        [null, 'stick', null],
        ['stick', fuel, 'stick'],
        [log, log, log],
    ],
})));
/** Products of any log of one kind of wood. */
export const fromLogs = [
    ...planks,
    ...ofBamboo,
    ...fires('campfire', COALS),
    ...fires('soul_campfire', SOULS),
];
