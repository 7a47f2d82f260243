import type { Registry } from '../../../library/prismarine.ts';
import type { Layer } from '../dialect.ts';
/**
 * Before 1.19 all chat and commands share one packet, living entities have a separate spawn packet, and digging
 * is not acknowledged.
 */
export declare function before1_19(registry: Registry): Layer;
