import { type Vec } from '../geometry.ts';
import type { Blocks } from '../kernel/blocks/behaviour.ts';
/**
 * Updates the power of dust after changes: 15 at a source, decreasing by one per step, up and down steps of one block. Only
 * dust within 15 steps of a change can change, so the cost is bounded for any network.
 */
export declare function settleDust(level: Blocks, changed: Iterable<Vec>): void;
