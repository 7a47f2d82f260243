import { type Vec } from '../geometry.ts';
import type { BlockState } from '../kernel/blocks/states.ts';
import type { Game } from '../kernel/game.ts';
import type { Level } from '../kernel/level.ts';
export declare const age: (state: BlockState) => number;
/** The same plant, older by some steps but at most ripe. */
export declare const aged: ({ level }: Game, state: BlockState, by: number, ripe: number) => BlockState;
/** How suitable a cell is for a crop, 1 to 10 (vanilla CropBlock.getGrowthSpeed): depends on moisture and equal neighbours. */
export declare function growthSpeed(level: Level, p: Vec, name: string): number;
