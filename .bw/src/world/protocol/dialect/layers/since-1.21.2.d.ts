import type { Registry } from '../../../library/prismarine.ts';
import type { Layer } from '../dialect.ts';
/** Since 1.21.2 moves carry flags and velocities; pressed keys and absolute entity moves have separate packets. */
export declare const since1_21_2: (registry: Registry) => Layer;
