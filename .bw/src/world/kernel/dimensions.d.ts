/** The dimensions of a world, and their differences (vanilla's dimension types). */
import type { DimensionName } from '../options.ts';
export type { DimensionName };
export interface Dimension {
    readonly name: DimensionName;
    /** Number of overworld blocks to which one block corresponds. */
    readonly scale: number;
    /** Whether it has sky light, and weather. */
    readonly hasSky: boolean;
    /** Whether water cannot exist here, and lava flows fast and far. */
    readonly isUltrawarm: boolean;
    /** Whether players can sleep here; elsewhere, beds explode. */
    readonly bedsWork: boolean;
    /** Whether respawn anchors work here; elsewhere, they explode. */
    readonly anchorsWork: boolean;
    /** Folder of a saved world that contains its chunks. */
    readonly folder: string;
}
export declare const DIMENSIONS: Readonly<Record<DimensionName, Dimension>>;
export declare const DIMENSION_NAMES: readonly DimensionName[];
/** Lowest block of Nether and End, and the first height above them. */
export declare const LOW_HEIGHTS: {
    readonly bottom: 0;
    readonly top: 256;
};
/** The name of a dimension in events: absent in the overworld. */
export declare const placeIn: ({ name }: Pick<Dimension, 'name'>) => {
    readonly dimension?: DimensionName;
};
