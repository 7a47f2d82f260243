import { type Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
export interface BreakOptions {
    /** The tool, which affects the drops. */
    readonly tool: ItemStack | null;
    /** Whether the block drops; false: it does not (wrong tool, creative, game rule). The contents of chests always drop. */
    readonly drops: boolean;
    /** Id of the player whose client has already shown the break. */
    readonly seenBy?: number;
}
/** Removes a block and spawns its drops, without updating its neighbours. */
export declare function removeBlock(game: Game, p: Vec, options: BreakOptions): void;
/** Breaks a block that lost its support, as if by hand. Returns the changed positions. */
export declare function popOff(game: Game, p: Vec): Vec[];
/**
 * The items that a block drops, following the rules of the world and using the version's names; items that do not exist in the
 * version are omitted.
 */
export declare function itemsOf({ level, items, chance, world: { digs } }: Game, state: BlockState, tool: ItemStack | null): ItemStack[];
/** Spawns an item inside a block with a small random velocity (vanilla Block.popResource). */
export declare function popItem(game: Game, p: Vec, stack: ItemStack): void;
/** The state left after a block is removed: air, or water if it was waterlogged. */
export declare const leftBehind: (level: Blocks, state: BlockState) => BlockState;
