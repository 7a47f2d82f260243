import type { GameNames } from '../game-names.ts';
import { type Recipe } from '../recipe.ts';
export declare const trading: ({ isItem }: GameNames) => Recipe[];
/** Items that piglins give for a gold ingot: weights out of 459, and the minimum amount (vanilla loot table of 1.19.2). */
export declare const BARTERED: readonly (readonly [item: string, weight: number, count: number])[];
export declare const ALL_WEIGHTS = 459;
export declare const bartering: ({ isItem, isMob }: GameNames) => Recipe[];
export declare const fishing: ({ isItem }: GameNames) => Recipe[];
