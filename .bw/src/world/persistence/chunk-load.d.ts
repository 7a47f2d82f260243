import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { NbtCompound } from '../library/nbt.ts';
/**
 * Reads a chunk into the world; false for a chunk that vanilla has not finished generating. Adds positions of redstone
 * components to `parts`, so that they can update once all chunks are loaded. Throws 'bad_world' or 'unknown_block'.
 */
export declare function loadChunk(game: Game, nbt: NbtCompound, cx: number, cz: number, parts?: Vec[]): boolean;
