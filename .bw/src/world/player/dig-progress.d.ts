import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Whether another player can see a player dig. */
export declare const isWatched: (game: Game, player: Player) => boolean;
/** Shows others the progress of a player's digging; `share` is from 0 to 1. */
export declare function showDigging(game: Game, player: Player, position: Vec, share: number): void;
/** Called when the player stops digging: the cracks disappear. */
export declare function hideDigging(game: Game, player: Player): void;
