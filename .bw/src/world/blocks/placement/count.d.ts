import type { BlockRules } from '../../kernel/blocks/behaviour.ts';
/** Increments the count of a block that holds several of its kind. A sneaking player does not add to the clicked block. */
export declare const countMerge: (property: string, most: number) => NonNullable<BlockRules['merge']>;
