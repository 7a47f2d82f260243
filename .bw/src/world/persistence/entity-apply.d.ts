import type { Vec } from '../geometry.ts';
import type { Entity } from '../kernel/entities/entity.ts';
import type { Traits } from '../kernel/entities/traits.ts';
import type { Game } from '../kernel/game.ts';
import type { NbtCompound, NbtTag } from '../library/nbt.ts';
/**
 * Creates an entity with its NBT, not yet in the world. Null for kinds that this server does not support, 'no_item' for an item
 * entity without an item.
 */
export declare function createEntity(game: Game, kind: string, position: Vec, nbt?: NbtCompound): Entity | null | 'no_item';
/** Applies NBT from a command or a file to an entity. Tags that are not understood are kept, and `data get` shows them. */
export declare function applyEntityNbt(game: Game, entity: Entity, nbt: NbtCompound): void;
/** Effects from a list tag. */
export declare function applyEffects(game: Game, traits: Traits, list: NbtTag | undefined): void;
