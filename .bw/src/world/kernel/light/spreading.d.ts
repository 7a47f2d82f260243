import { type LightLayer } from './layer.ts';
import { type OpticsOfPlaces } from './optics.ts';
interface SpreadingInit {
    readonly layer: LightLayer;
    readonly bottom: number;
    readonly top: number;
    readonly optics: OpticsOfPlaces;
    /** The light that a cell emits. */
    readonly sourceAt: (x: number, y: number, z: number) => number;
}
/**
 * Spreads and removes light of one kind (vanilla LightEngine): cells lit by a lost light get dark ring by ring, and brighter
 * light met on the way flows back. The result does not depend on the order of changes: each cell has the brightest light that
 * reaches it.
 */
export declare class Spreading {
    #private;
    constructor(init: SpreadingInit);
    /** Called when the block in a cell has changed: recomputes its light. */
    check(x: number, y: number, z: number): void;
    /** Removes the light of a cell and of the cells that it lit. */
    darken(x: number, y: number, z: number): void;
    /** Lights a place. */
    brighten(x: number, y: number, z: number, light: number): void;
    /** Lets the light of a cell spread. */
    flowFrom(x: number, y: number, z: number): void;
    /** Spreads until nothing changes. */
    run(): void;
}
export {};
