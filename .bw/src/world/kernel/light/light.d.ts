import type { Vec } from '../../geometry.ts';
import type { Level, LevelChange } from '../level.ts';
import { LightLayer, type LightSections } from './layer.ts';
import { Surface } from './surface.ts';
export interface Brightness {
    /** Sky light in full daylight. */
    readonly sky: number;
    /** Light from blocks. */
    readonly block: number;
}
/** The light of a column's sections. */
export interface ColumnLight {
    readonly sky: LightSections;
    readonly block: LightSections;
}
/**
 * The light of a dimension, stored per block (vanilla LevelLightEngine). Changes are collected and spread together, before the
 * light is read. A flat world has no light of its own until something changes in it; other columns are lit when first needed.
 */
export declare class Light {
    #private;
    readonly surface: Surface;
    readonly sky: LightLayer;
    readonly block: LightLayer;
    constructor(level: Level);
    /** A block changed. */
    note({ position: { x, y, z }, from, to }: LevelChange): void;
    /** The light of a cell. */
    at({ x, y, z }: Vec): Brightness;
    /** The light of a cell by day, from the stronger source (vanilla getRawBrightness without darkening). */
    rawAt(p: Vec): number;
    /** The light of a column. */
    of(cx: number, cz: number): ColumnLight;
    /** Whether a column is lit like those of a new flat world. */
    isUntouched(cx: number, cz: number): boolean;
    /** Spreads the light of all changes. */
    settle(): void;
    /** Forgets the light of columns that are no longer stored. */
    release(isKept: (key: string) => boolean): void;
}
