import { COALS, SOULS } from './lacking-recipe.js';
/** The firework rocket, which the data of 1.16 lacks (vanilla: firework_rocket, flight 1). */
const rocket = { makes: 'firework_rocket', count: 3, takes: ['gunpowder', 'paper'] };
/**
 * Recipes in which charcoal can replace coal; the data of 1.21 has one pairing (vanilla: soul_torch,
 * fire_charge).
 */
export const burning = [
    rocket,
    ...COALS.map((coal) => ({ makes: 'fire_charge', count: 3, takes: ['gunpowder', 'blaze_powder', coal] })),
    ...COALS.flatMap((coal) => SOULS.map((soul) => ({ makes: 'soul_torch', count: 4, takes: [[coal], ['stick'], [soul]] }))),
];
