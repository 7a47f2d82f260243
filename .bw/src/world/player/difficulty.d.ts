import type { Difficulty } from '../kernel/game.ts';
/** Scales the damage of mobs by difficulty (vanilla). */
export declare function scaled(amount: number, difficulty: Difficulty): number;
