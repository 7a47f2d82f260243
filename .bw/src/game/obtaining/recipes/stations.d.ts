import type { GameNames } from '../game-names.ts';
import { type Recipe } from '../recipe.ts';
/** A stonecutter. */
export declare const cutting: ({ version, items, isItem }: GameNames) => Recipe[];
/** A smithing table: diamond gear becomes netherite, with a template since 1.20. */
export declare const smithing: ({ isItem }: GameNames) => Recipe[];
/** A brewing stand; a water bottle must be filled first. */
export declare const brewing: ({ isItem }: GameNames) => Recipe[];
