import { z } from 'zod';
/** A point or a cell of the world, in blocks. A cell is named by its lowest corner, in whole numbers. */
export interface Position {
    x: number;
    y: number;
    z: number;
}
/** A cell as people and models write it: `[x, y, z]` or `{x, y, z}`, in whole numbers. */
export declare const cellSchema: z.ZodUnion<readonly [z.ZodPipe<z.ZodTuple<[z.ZodInt, z.ZodInt, z.ZodInt], null>, z.ZodTransform<Position, [number, number, number]>>, z.ZodObject<{
    x: z.ZodInt;
    y: z.ZodInt;
    z: z.ZodInt;
}, z.core.$strict>]>;
export declare const cellKey: ({ x, y, z }: Position) => string;
export declare const sameCell: (a: Position, b: Position) => boolean;
export declare const add: (a: Position, b: Position) => Position;
export declare const subtract: (a: Position, b: Position) => Position;
/** The cell that contains a point. */
export declare const floor: ({ x, y, z }: Position) => Position;
/** The middle of a cell. */
export declare const center: ({ x, y, z }: Position) => Position;
/** Straight-line distance in blocks. */
export declare const distance: (a: Position, b: Position) => number;
/** Distance to a tenth of a block, for reports. */
export declare const blocksBetween: (a: Position, b: Position) => number;
/** `(x, y, z)` for people; whole numbers plain, others to a tenth of a block. */
export declare const formatPosition: ({ x, y, z }: Position) => string;
/** The cell that contains a point, as models read and write it: `[x, y, z]`. */
export declare const formatCell: (point: Position) => string;
/** Any box of cells, both corners included. */
export interface Box {
    min: Position;
    max: Position;
}
export declare const inBox: ({ min, max }: Box, p: Position) => boolean;
/** The smallest box around the given cells; undefined if there are none. */
export declare function boundingBox(cells: Iterable<Position>): Box | undefined;
