import type { Level } from '../level.ts';
import { type LightLayer } from './layer.ts';
import { type OpticsOfPlaces } from './optics.ts';
import type { Spreading } from './spreading.ts';
import type { Surface } from './surface.ts';
interface Kind {
    readonly layer: LightLayer;
    readonly spreading: Spreading;
}
interface LightingInit {
    readonly level: Level;
    readonly surface: Surface;
    readonly sky: Kind;
    readonly block: Kind;
    readonly optics: OpticsOfPlaces;
}
/** Lights columns that were generated or loaded: from their own sources, and across their borders if a neighbour is lit. */
export declare class ColumnLighting {
    #private;
    constructor(init: LightingInit);
    light(cx: number, cz: number): void;
}
export {};
