import type { Layer } from '../dialect.ts';
/** Before 1.17 windows have no state id: so clicks are confirmed by number, and the cursor is sent as a slot. */
export declare const before1_17: () => Layer;
