import type { Game } from '../kernel/game.ts';
import { type NbtCompound } from '../library/nbt.ts';
import type { ChunkColumn } from '../library/prismarine.ts';
/** NBT of a chunk. Tags of `before`, the chunk in the file, are preserved if this server does not know them. */
export declare function saveChunk(game: Game, column: ChunkColumn, cx: number, cz: number, before?: NbtCompound): NbtCompound;
