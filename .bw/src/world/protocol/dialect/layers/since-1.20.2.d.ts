import type { Registry } from '../../../library/prismarine.ts';
import type { Layer } from '../dialect.ts';
/** Since 1.20.2 players spawn like other entities; minecraft-protocol sends the dimensions before the play state. */
export declare const since1_20_2: (registry: Registry) => Layer;
