import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/**
 * Plays the sound of a block that opens, closes, or is switched on or off.
 * @param before its previous state; there is no sound if it was equally open and powered
 * @param by the player who did it, whose client already plays the sound
 */
export declare function soundSwitched(game: Game, p: Vec, before: BlockState, by?: Player): void;
/** Plays the sound of a container's lid; a double chest sounds only once. */
export declare function soundLid(game: Game, p: Vec, { name, properties }: BlockState, isOpen: boolean): void;
