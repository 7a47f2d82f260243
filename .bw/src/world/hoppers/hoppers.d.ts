import type { Game } from '../kernel/game.ts';
/** Each hopper pushes one item out and pulls one in every eight ticks (vanilla HopperBlockEntity). */
export declare function tickHoppers(game: Game): void;
