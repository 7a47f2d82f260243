import type { Face, Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import type { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** A player who uses the held item. */
export interface Use {
    readonly game: Game;
    readonly player: Player;
    readonly hand: number;
    readonly stack: ItemStack;
}
/** The clicked block. */
export interface Clicked {
    readonly p: Vec;
    readonly face: Face;
    /** The point on the block, 0 to 1 on each axis. */
    readonly cursor: Vec;
}
/** The uses of a held item. Each function returns whether it did something. */
export interface HeldItem {
    readonly is: (item: string) => boolean;
    /** Called when the item is used in the air, or on a block on which it has no effect. */
    readonly use?: (use: Use) => boolean;
    /** Called when the item is used on a block, before it is placed. */
    readonly useOn?: (use: Use, clicked: Clicked) => boolean;
    /** Called when the item is used on a living body. */
    readonly useOnBody?: (use: Use, body: Body) => boolean;
}
/** Puts the resulting item into the hand, or into the inventory if the hand is not empty. */
export declare function exchange({ player, hand }: Use, result: ItemStack): void;
