import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Behaviour, Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Composts an item, or takes out the bone meal. False if it does nothing. */
export declare function compost(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean;
/** A full composter is ready after a second, even if it was set by a command. */
export declare const ripening: Behaviour;
