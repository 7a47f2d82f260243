import type { Entity } from '../kernel/entities/entity.ts';
import { type NbtTag } from '../library/nbt.ts';
/** Saved data of a villager's work and offers (vanilla Villager.addAdditionalSaveData). */
export declare function traderMembers(entity: Entity): Record<string, NbtTag>;
