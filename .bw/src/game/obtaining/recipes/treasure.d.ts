import { type GameNames } from '../game-names.ts';
import { type Recipe } from '../recipe.ts';
export declare const looting: (names: GameNames) => Recipe[];
export declare const brushing: ({ isItem }: GameNames) => Recipe[];
