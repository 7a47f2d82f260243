import type { Player } from '../kernel/player/player.ts';
import type { NbtCompound } from '../library/nbt.ts';
/** Saved players, who rejoin with the state and items with which they left. */
export declare class PlayerStore {
    #private;
    /** Restores a player before joining. */
    restore(player: Player): void;
    remember(player: Player): void;
    put(uuid: string, saved: NbtCompound): void;
    all(): Iterable<[uuid: string, saved: NbtCompound]>;
}
