import { type ItemStack } from '../items/stack.ts';
import type { BlockVersion, Drop, DropContext } from '../kernel/blocks/behaviour.ts';
import type { Game } from '../kernel/game.ts';
import type { BlockDefinition } from '../library/prismarine.ts';
/** Computes the drops of a kind of block. */
export type DropRule = (context: DropContext) => readonly Drop[];
/** The drops of a block. Does not check whether the tool is right: see `needsOtherTool`. */
export declare function dropsOf({ blocks }: Pick<BlockVersion, 'blocks'>, context: DropContext): readonly Drop[];
/** Whether a block drops nothing when broken with this tool, according to the rules of the world. */
export declare function needsOtherTool({ digs }: Pick<Game['world'], 'digs'>, block: BlockDefinition, tool: ItemStack | null): boolean;
/** One item, independent of the block. */
export declare const one: (item: string) => DropRule;
export declare const nothing: DropRule;
/** Whether the tool has silk touch. */
export declare const isSilk: ({ tool }: DropContext) => boolean;
/** Whether the tool is a pair of shears. */
export declare const isShears: ({ tool }: DropContext) => boolean;
/** The block itself with silk touch, otherwise the given drops. */
export declare const silkOr: (rule: DropRule) => DropRule;
/** The block itself with shears or silk touch, otherwise the given drops. */
export declare const shearsOr: (rule: DropRule) => DropRule;
/** Level of fortune. */
export declare const fortuneOf: ({ tool }: DropContext) => number;
/** A random number of items, to which fortune adds up to its level (vanilla uniform_bonus_count), within a limit. */
export declare const some: (item: string, low: number, high: number, fortune?: {
    each: number;
    limit?: number;
}) => DropRule;
/** Draws with the chance for the tool's Fortune level. */
export declare const byFortune: (context: DropContext, chances: readonly number[]) => boolean;
/** Ores: fortune multiplies the drops (vanilla ore_drops). */
export declare const ore: (item: string, low?: number, high?: number) => DropRule;
