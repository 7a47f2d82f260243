import type { Game } from '../kernel/game.ts';
import { type NbtCompound } from '../library/nbt.ts';
/** The maps of a world: data/map_N.dat, and their number in data/idcounts.dat. */
export declare class MapStore {
    #private;
    private constructor();
    /** Throws 'bad_nbt'. */
    static open(world: string): Promise<MapStore>;
    load(game: Game): void;
    /** The current contents of new files. */
    saved(game: Game): readonly (readonly [name: string, nbt: NbtCompound])[];
    write(files: readonly (readonly [name: string, nbt: NbtCompound])[]): Promise<void>;
}
