import { type Game } from '../kernel/game.ts';
/** Ticks all bodies in a dimension that has portals. */
export declare function tickPortals(game: Game): void;
