import type { Position } from '../../core/position.ts';
/**
 * A number for each cell within 1,000 blocks of another and at any height of the game; farther cells share some. It is a 32-bit
 * integer, which maps and sets look up fastest.
 */
export declare const keyNear: ({ x, z }: Position) => (cellX: number, cellY: number, cellZ: number) => number;
