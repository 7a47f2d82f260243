import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** A repeater follows its input after its delay, unless a repeater at its side locks it (vanilla DiodeBlock). */
export declare function updateRepeater(game: Game, p: Vec, state: BlockState): void;
export declare function repeaterDue(game: Game, p: Vec, state: BlockState): void;
/** Whether its output leads into the back or side of another repeater; such repeaters act first. */
export declare function facesDiode({ level }: Game, p: Vec, state: BlockState): boolean;
