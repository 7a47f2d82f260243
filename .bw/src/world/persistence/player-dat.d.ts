import { type Player } from '../kernel/player/player.ts';
import { type NbtCompound } from '../library/nbt.ts';
/** NBT of a player. Preserves tags of `before` that this server does not know. */
export declare function savePlayer(player: Player, before?: NbtCompound): NbtCompound;
/** Restores a player before joining. A player who was saved while dead respawns. */
export declare function loadPlayer(player: Player, { value: said }: NbtCompound): void;
