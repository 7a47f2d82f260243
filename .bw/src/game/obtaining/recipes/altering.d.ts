import { type GameNames } from '../game-names.ts';
import { type Recipe } from '../recipe.ts';
/** The rows that apply to a version. */
export declare const altering: ({ isItem }: GameNames) => Recipe[];
/** Every item that the table names, for tests. */
export declare const ALTERED_ITEMS: readonly string[];
/** Ways to the other dimensions. */
export declare const travelling: () => Recipe[];
