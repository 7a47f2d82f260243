import type { Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Uses buckets and bottles on a cauldron (vanilla CauldronInteraction). False if it does nothing. */
export declare function useCauldron(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean;
