import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { LevelChange } from '../kernel/level.ts';
/** Tells the observers facing a block of its change (vanilla ObserverBlock.updateShape). */
export declare function noteSeen(game: Game, { position, from, to }: LevelChange): void;
/** Starts or ends the pulse. */
export declare function observerDue(game: Game, p: Vec, state: BlockState): void;
