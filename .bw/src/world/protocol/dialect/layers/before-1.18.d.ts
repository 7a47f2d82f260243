import type { Layer } from '../dialect.ts';
/** Before 1.18 worlds are 256 blocks high, and light has a separate packet. */
export declare const before1_18: () => Layer;
