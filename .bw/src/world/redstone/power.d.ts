import { type Face, type Vec } from '../geometry.ts';
import type { Blocks, Dust } from '../kernel/blocks/behaviour.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
/** Highest power. */
export declare const FULL_POWER = 15;
/** Power of a plate, 0 to 15. Weighted plates count bodies; others give full power or none. */
export declare function platePower({ properties }: BlockState): number;
/** Weak power that a block gives to its neighbour in a direction (vanilla getSignal). */
export declare const weakPower: (level: Blocks, p: Vec, towards: Face, dust: Dust) => number;
/** Strong power that a block gives in a direction; it passes through a solid block (vanilla getDirectSignal). */
export declare const strongPower: (level: Blocks, p: Vec, towards: Face, dust: Dust) => number;
/** Power that a cell gives in a direction: its own or, for a solid block, the strong power that it receives. */
export declare function powerFrom(level: Blocks, p: Vec, towards: Face, dust?: Dust): number;
/** The highest power that a cell receives from its sides, optionally excluding one of them. */
export declare function powerAt(level: Blocks, p: Vec, options?: {
    dust?: Dust;
    but?: Face;
}): number;
export declare const isPowered: (level: Blocks, p: Vec) => boolean;
/**
 * Whether a piston or dispenser is powered: from its own sides except one, or as if it stood one block higher (vanilla's
 * quasi-connectivity).
 */
export declare const isPoweredOrAbove: (level: Blocks, p: Vec, but?: Face) => boolean;
/** Power at the back of a repeater. Dust there counts in any direction (vanilla getInputSignal). */
export declare function inputPower(level: Blocks, p: Vec, state: BlockState): number;
