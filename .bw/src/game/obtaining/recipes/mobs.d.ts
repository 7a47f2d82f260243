import type { GameNames } from '../game-names.ts';
import { type Recipe } from '../recipe.ts';
/** Killing mobs: those of our table with their chances, then everything else that they drop according to minecraft-data. */
export declare function killing({ version, isMob, isItem }: GameNames): Recipe[];
/** Products of living animals with a tool: milk, wool, stew. */
export declare const tending: ({ version, isMob, isItem }: GameNames) => Recipe[];
