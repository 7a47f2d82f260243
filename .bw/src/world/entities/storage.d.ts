import type { Entity } from '../kernel/entities/entity.ts';
import type { Player } from '../kernel/player/player.ts';
/** Opens the chest or hopper in a cart or a boat. False if it has none. */
export declare function openStorage(player: Player, entity: Entity): boolean;
/** Whether a window on an entity may stay open. */
export declare const isInReach: (player: Player, entity: Entity) => boolean;
