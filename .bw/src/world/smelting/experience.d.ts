import { type Vec } from '../geometry.ts';
import type { Fire } from '../kernel/blocks/fire.ts';
import type { Game } from '../kernel/game.ts';
/** Records an item that a furnace has made; the player who takes it out receives the experience. */
export declare function noteSmelted(fire: Fire, item: string): void;
/**
 * Drops the experience for all that the furnace at a position has made since the last time (vanilla
 * AbstractFurnaceBlockEntity.getRecipesToAwardAndPopExperience): kind by kind, a fraction counting as its chance.
 */
export declare function payExperience(game: Game, oven: Vec, to: Vec): void;
