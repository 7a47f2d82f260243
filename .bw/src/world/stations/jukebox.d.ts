import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Inserts a record, or ejects the one inside (vanilla JukeboxBlock.use). */
export declare function useJukebox(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean;
/** Ends the song of a jukebox. */
export declare const silence: (game: Game, p: Vec) => void;
