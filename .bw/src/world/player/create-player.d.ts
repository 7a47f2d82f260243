import type { Game } from '../kernel/game.ts';
import { Player, type PlayerInit } from '../kernel/player/player.ts';
/** A player with an inventory window in which it can craft, in the default game mode, not yet in the world. */
export declare function createPlayer(game: Game, init: Omit<PlayerInit, 'menu'>): Player;
