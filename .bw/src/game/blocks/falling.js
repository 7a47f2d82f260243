import { ANVILS } from './kinds/stations.js';
/** Falling blocks whose names follow no rule. Anvils turn like furniture, so they are placed differently. */
const NAMES = ['sand', 'red_sand', 'gravel', 'suspicious_sand', 'suspicious_gravel', 'dragon_egg'];
const FALLS = new Set([...NAMES, ...ANVILS]);
/**
 * Whether a block falls if nothing is directly below it (vanilla FallingBlock and BrushableBlock). Scaffolding and dripstone do
 * not count: they fall when they lose their support, wherever that is.
 */
export const falls = (block) => FALLS.has(block) || block.endsWith('_concrete_powder');
/** Whether a block falls and has no front, so that it is placed like sand. */
export const fallsLikeSand = (block) => falls(block) && !ANVILS.includes(block);
