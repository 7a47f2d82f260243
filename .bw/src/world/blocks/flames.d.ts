/** Flames that can be lit and put out: campfires, candles, candles on cakes. */
import type { Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** The block with its flame lit; null if it is already lit or waterlogged. */
export declare const lit: ({ level }: Game, _p: Vec, state: BlockState) => BlockState | null;
/** The block with its flame put out, which makes a sound. */
export declare function doused(game: Game, p: Vec, state: BlockState): BlockState;
/** Puts out fire, a campfire or a candle in a cell. */
export declare function putOut(game: Game, p: Vec): void;
/** Holds a flame to a block. */
export declare function kindle(game: Game, p: Vec): void;
