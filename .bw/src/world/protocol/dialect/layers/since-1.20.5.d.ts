import type { Registry } from '../../../library/prismarine.ts';
import type { Layer } from '../dialect.ts';
/** Since 1.20.5 items carry components instead of NBT, and login and respawn have a `worldState`. */
export declare function since1_20_5(registry: Registry): Layer;
