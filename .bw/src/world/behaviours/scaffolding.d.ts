import { type Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { StateProperties } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** Distance from supported scaffolding at which scaffolding falls (vanilla ScaffoldingBlock). */
export declare const TOO_FAR = 7;
/** The properties of scaffolding in a cell: its distance, and whether it has nothing below. */
export declare function scaffoldingAt(level: Blocks, p: Vec): StateProperties;
/** One tick after a neighbour changed, scaffolding recomputes its distance, and breaks if it is too far. */
export declare function steadyLater(game: Game, p: Vec): void;
