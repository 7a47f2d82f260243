import type { Entity } from '../kernel/entities/entity.ts';
import { Player } from '../kernel/player/player.ts';
import { type NbtCompound } from '../library/nbt.ts';
/** A player or entity as saved and as `data get` shows it. */
export declare function entityNbt(owner: Player | Entity): NbtCompound;
/** Number of an inventory slot in saves: hotbar 0 to 8, main 9 to 35, armour 100 to 103, off hand -106. */
export declare function savedSlot(i: number): number | null;
