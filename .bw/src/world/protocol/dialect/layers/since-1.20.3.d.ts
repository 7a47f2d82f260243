import type { Registry } from '../../../library/prismarine.ts';
import type { Layer } from '../dialect.ts';
/** Since 1.20.3 texts are NBT, the crafter has a window, and the sending of chunks is announced. */
export declare const since1_20_3: (registry: Registry) => Layer;
