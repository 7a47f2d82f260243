import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
export declare function openCraftingTable(game: Game, player: Player, p: Vec, { name }: BlockState): boolean;
/** Opens an ender chest, unless a full block above keeps it closed. */
export declare function openEnderChest(game: Game, player: Player, p: Vec, { name }: BlockState): boolean;
/** Opens a container. Returns false if the block is not one. */
export declare function openContainer(game: Game, player: Player, p: Vec): boolean;
