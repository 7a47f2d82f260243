import type { Game } from '../kernel/game.ts';
import { type Player } from '../kernel/player/player.ts';
import type { GameMode } from '../options.ts';
/** Changes a player's mode and informs all clients. */
export declare function setGameMode({ world }: Game, player: Player, mode: GameMode): void;
