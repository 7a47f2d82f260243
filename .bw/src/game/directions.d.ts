import type { Position } from '../core/position.ts';
/** Unit vectors of the directions; north is −z, east is +x. */
export declare const DIRECTIONS: Readonly<Record<string, Position>>;
