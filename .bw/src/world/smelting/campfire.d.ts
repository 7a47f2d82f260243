import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** Puts one item on a campfire. Returns false if it cannot be cooked or there is no room (vanilla CampfireBlockEntity). */
export declare function putOnFire(game: Game, p: Vec, item: string): boolean;
/** Runs one tick of all campfires that have ever had an item. */
export declare function tickCampfires(game: Game): void;
