import type { Game } from '../kernel/game.ts';
import { type NbtCompound } from '../library/nbt.ts';
/** Sets spawn, time, weather, rules and difficulty from a level.dat. Skips missing and invalid tags. */
export declare function loadLevel(game: Game, nbt: NbtCompound): void;
/** Terrain seed of a saved world; undefined if it is flat. */
export declare function terrainSeedOf(nbt: NbtCompound): number | undefined;
/** NBT of a level.dat. Preserves tags of `before` that this server does not know. */
export declare function saveLevel(game: Game, now: number, before?: NbtCompound): NbtCompound;
