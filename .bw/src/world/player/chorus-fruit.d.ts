import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Teleports a player who ate a chorus fruit to the ground nearby. */
export declare function wander(game: Game, player: Player): void;
