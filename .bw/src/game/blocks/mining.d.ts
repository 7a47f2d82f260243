import type { BlockSpec } from '../block.ts';
import type { NameTest } from '../names.ts';
/** Whether a block breaks together with the block below it (vanilla). */
export declare const needsBelow: (block: string) => boolean;
/** Whether a block breaks together with the block that it is attached to. */
export declare const isFixed: (block: string) => boolean;
/** The age at which a crop is ripe; undefined for other blocks. */
export declare const ripeAge: (block: string) => number | undefined;
/**
 * Number of stages that a crop must still grow until it is ripe; 0 for other blocks, and for a crop without a stated age, which
 * counts as ripe.
 */
export declare function agesToRipe({ name, properties }: BlockSpec): number;
/** Whether a block is a crop that is not ripe yet. */
export declare const isUnripe: (block: BlockSpec) => boolean;
/** Whether a block can be dug in survival mode; false for air, fluids and unknown names. */
export declare function canBeDug(block: string, version: string): boolean;
/** Whether the data treats a wooden block as stone. */
export declare const isMislabelledWood: (block: string, material: string | undefined) => boolean;
/** The tools with which a block drops something, weakest first; empty if the bare hand is enough (minecraft-data). */
export declare function harvestTools(block: string, version: string): readonly string[];
/**
 * Whether a block drops something when dug with one of the tools that pass a test; a block that needs no tool drops it with any
 * tool.
 */
export declare function dropsWith(block: string, isTool: NameTest, version: string): boolean;
/** Uses of a tool until it breaks; Infinity if it does not wear out (minecraft-data). */
export declare const durabilityOf: (tool: string, version: string) => number;
