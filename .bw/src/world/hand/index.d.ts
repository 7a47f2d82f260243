/** Actions of held items, one file per kind of item. */
import type { ItemStack } from '../items/stack.ts';
import type { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
import type { Clicked } from './held-item.ts';
/** Uses an item in the air. Returns false if it does nothing there. */
export declare function useHeld(game: Game, player: Player, hand: number, stack: ItemStack): boolean;
/** Uses an item on a block. Returns false if it does nothing to blocks. */
export declare function useHeldOn(game: Game, player: Player, hand: number, clicked: Clicked): boolean;
/** Uses an item on a living body. Returns false if it has no effect. */
export declare function useHeldOnBody(game: Game, player: Player, hand: number, body: Body): boolean;
