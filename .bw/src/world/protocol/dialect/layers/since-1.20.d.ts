import type { Layer } from '../dialect.ts';
/** Since 1.20 signs have two sides and portals a cooldown; since 1.19.4 times in commands have a minimum. */
export declare const since1_20: () => Layer;
