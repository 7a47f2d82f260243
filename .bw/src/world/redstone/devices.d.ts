import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** Lamps light up at once and go out four ticks after the power ends. */
export declare function updateLamp(game: Game, p: Vec, state: BlockState, fresh: boolean): void;
export declare function lampDue({ level }: Game, p: Vec, state: BlockState): void;
/** Releases a button, unless it is wooden and an arrow presses it. */
export declare function buttonDue(game: Game, p: Vec, state: BlockState): void;
/** Note blocks play when they receive power, if there is air above them. */
export declare function updateNoteBlock(game: Game, p: Vec, state: BlockState): void;
export declare function playNote(game: Game, p: Vec): void;
/** Bells ring when they receive power. */
export declare function updateBell(game: Game, p: Vec, state: BlockState): void;
/** Power lights TNT. */
export declare function updateTnt(game: Game, p: Vec): void;
/** A powered hopper is disabled. */
export declare function updateHopper({ level }: Game, p: Vec, state: BlockState): void;
