import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Structure } from './structure.ts';
/**
 * Places a structure with its lowest corner at a position. Throws 'unknown_block' or 'bad_position' before it changes
 * anything. Returns how many blocks changed.
 */
export declare function placeStructure(game: Game, structure: Structure, at: Vec): number;
