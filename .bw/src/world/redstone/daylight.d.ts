import type { Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
/** Every second a detector reads the light of the sky (vanilla DaylightDetectorBlock). */
export declare function readSky(game: Game, p: Vec, state: BlockState): void;
/** A click makes it measure darkness instead, or light again. */
export declare function invert(game: Game, p: Vec, state: BlockState): boolean;
