import type { Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import type { DimensionName } from '../kernel/dimensions.ts';
import type { Game } from '../kernel/game.ts';
/** Number of cells along an edge of a map. */
export declare const MAP_SIZE = 128;
/** Maximum scale of a map, with sixteen blocks per cell. */
export declare const WIDEST = 4;
/** The contents of a map. */
export interface MapData {
    readonly id: number;
    readonly dimension: DimensionName;
    /** A cell is two to the power of this many blocks wide. */
    readonly scale: number;
    readonly centre: {
        readonly x: number;
        readonly z: number;
    };
    readonly locked: boolean;
    /** Colours row by row, from north to south; each is a colour times four plus its shade. */
    readonly colours: Uint8Array;
    /** Counts the drawing operations, so that viewers can tell whether they have seen the latest. */
    version: number;
    /** Frames in which it hangs; see `showing.ts`. */
    readonly memory: Record<string, object>;
}
interface Maps {
    readonly byId: Map<number, MapData>;
    next: number;
}
/** All maps of a world. */
export declare const mapsOf: ({ world }: Pick<Game, 'world'>) => Maps;
/** A new, empty map of an area. */
export declare const newMap: (game: Game, { x, z }: Vec, scale?: number) => MapData;
/** An empty map that covers twice as much on each side (vanilla MapItemSavedData.scaled). */
export declare const widened: (game: Game, map: MapData) => MapData;
/** A locked copy of a map, which no longer changes. */
export declare const locked: (game: Game, map: MapData) => MapData;
/** The map that an item shows; undefined for other items, and for a map without contents. */
export declare function mapOf(game: Game, stack: ItemStack | null): MapData | undefined;
export {};
