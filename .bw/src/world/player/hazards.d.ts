import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Ticks for which a full breath lasts, and ticks regained per tick in the air. */
export declare const FULL_AIR = 300;
/** Value of `fire` when not burning; it counts up to 0 in fire before a player catches fire. */
export declare const NOT_BURNING = -20;
/** Applies the hazards around a player for one tick: water, lava, fire, thorns, walls. */
export declare function tickHazards(game: Game, player: Player): void;
