import { type Vec } from '../../geometry.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Game } from '../../kernel/game.ts';
import type { Category } from './kinds.ts';
/** Whether a kind can spawn at a position: ground, space and light (vanilla SpawnPlacements). */
export declare function canSpawn(game: Game, kind: string, p: Vec, category: Category, chance: Chance): boolean;
/** Whether a kind can spawn at a position regardless of the light there. */
export declare const canStand: (game: Game, kind: string, p: Vec, category: Category) => boolean;
