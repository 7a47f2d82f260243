import type { Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** A target emits more power the closer to the centre of a face it is hit (vanilla TargetBlock). */
export declare function hitTarget(game: Game, p: Vec, state: BlockState, at: Vec, ticks: number): void;
export declare function targetDue({ level }: Game, p: Vec, state: BlockState): void;
