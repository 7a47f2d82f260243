import type { Dimension } from '../kernel/dimensions.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtCompound } from '../library/nbt.ts';
/** The entities of one column in the form in which they are written. */
interface SavedEntities {
    readonly cx: number;
    readonly cz: number;
    readonly nbt: NbtCompound;
}
/** The entities of one dimension in its folder (entities/*.mca, as vanilla keeps them since 1.17). */
export declare class EntityStore {
    #private;
    readonly dimension: Dimension;
    private constructor();
    /** Throws 'bad_world'. */
    static open(world: string, dimension: Dimension): Promise<EntityStore>;
    get isEmpty(): boolean;
    /** Puts all of them into their dimension; in a generated world they wait until their column is loaded. */
    load(game: Game): void;
    /** The entities of all columns that have any, or had any when they were last written. */
    saved(game: Game): SavedEntities[];
    write(chunks: readonly SavedEntities[]): Promise<void>;
}
export {};
