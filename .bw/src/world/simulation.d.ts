import { Game, type GameInit } from './kernel/game.ts';
/** Creates a game with everything that this server simulates. */
export declare const createGame: (init: GameInit) => Game;
