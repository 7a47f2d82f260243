import type { Game } from '../kernel/game.ts';
import { PlayerStore } from './player-store.ts';
/**
 * A world on disk in vanilla's layout: level.dat, region/*.mca (and those of Nether and End), playerdata/*.dat. It is read once, when the server
 * starts, and written only by `save`. Entities are kept in entities/*.mca.
 */
export declare class WorldFolder {
    #private;
    readonly path: string;
    readonly players: PlayerStore;
    private constructor();
    /** Reads the folder; a missing folder is a new world. Throws 'bad_nbt' or 'bad_world'. */
    static open(path: string): Promise<WorldFolder>;
    /** Whether a world was saved here before. */
    get isNew(): boolean;
    /** Terrain seed of the world that was saved here; undefined for a flat or new world. */
    get terrainSeed(): number | undefined;
    /** Loads the world into a new game. Throws 'bad_world' or 'unknown_block'. */
    load(game: Game): void;
    /** Writes the current world; `now` is in milliseconds since 1970. Saves run one after another. */
    save(game: Game, now: number): Promise<void>;
}
