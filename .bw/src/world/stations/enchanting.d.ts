import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens an enchanting table. */
export declare function openEnchantingTable(game: Game, player: Player, p: Vec, { name }: BlockState): true;
