import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Starts to glide with an elytra, if the player is in the air (vanilla Player.tryToStartFallFlying). */
export declare function startGliding(game: Game, player: Player): void;
/** One tick: ends on the ground, in water, or when the elytra is gone; wears it. */
export declare function tickGliding(game: Game, player: Player): void;
