import { type Entity } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
import { Mob } from '../mobs/index.ts';
export type Members = Readonly<Record<string, NbtTag | undefined>>;
/**
 * Whether an entity is written separately: it is saved, and does not ride on anything that is saved. Riders are written with
 * their mounts.
 */
export declare const isRoot: (entity: Entity) => boolean;
/** An entity with all its riders. */
export declare function withRiders(entity: Entity): Members;
/** Mobs on a leash that is tied to a position, with that position. */
export type Led = [Mob, Members][];
/** An entity and all its riders; empty if this server does not support it. */
export declare function createTree(game: Game, members: Members, led: Led): Entity[];
/** Reattaches leashed mobs to their knots once all entities exist. */
export declare function tieLed(game: Game, led: Led): void;
