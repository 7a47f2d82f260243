import type { Vec } from '../geometry.ts';
import type { Dimension } from '../kernel/dimensions.ts';
import type { Game } from '../kernel/game.ts';
import type { NbtCompound } from '../library/nbt.ts';
/** A chunk to be written. */
interface SavedChunk {
    readonly cx: number;
    readonly cz: number;
    readonly nbt: NbtCompound;
}
/** The chunks of one dimension in its folder: region/, DIM-1/region/ or DIM1/region/. */
export declare class ChunkStore {
    #private;
    readonly dimension: Dimension;
    private constructor();
    /** Throws 'bad_world'. */
    static open(world: string, dimension: Dimension): Promise<ChunkStore>;
    get isEmpty(): boolean;
    /** Loads all chunks into their dimension. Throws 'bad_world' or 'unknown_block'. */
    load(game: Game): void;
    /** A block has changed. */
    note({ x, z }: Vec): void;
    /** The current chunks that differ from their files. */
    changed(game: Game): SavedChunk[];
    write(chunks: readonly SavedChunk[]): Promise<void>;
}
export {};
