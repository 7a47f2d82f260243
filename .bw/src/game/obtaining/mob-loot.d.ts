import type { Place } from './recipe.ts';
/**
 * Chance that a kill yields at least one of an item, without Looting (vanilla 1.19.2 loot tables; minecraft-data lists the drops,
 * but gives 1 for drops of none to two). In order of preference: mobs that live in survival terrain come first.
 */
export declare const KILLED: readonly (readonly [mob: string, item: string, chance: number])[];
export declare const homeOf: (mob: string) => Place;
