import { type Tracked } from '../kernel/entities/entity.ts';
import type { Player } from '../kernel/player/player.ts';
import type { PacketFields } from '../library/network.ts';
/** The players who can see entities, and the entities themselves. */
export interface Audience {
    readonly ticks: number;
    readonly players: readonly Player[];
    /** Everything that has a position. */
    allTracked(): Tracked[];
    broadcastSeen(tracked: Tracked, name: string, fields: PacketFields): void;
}
/** Shows a new entity or player to every player near it. */
export declare function spawnForViewers(audience: Audience, tracked: Tracked): void;
/** Sends movements and turns since the last tick, and every few ticks updates what each player sees. */
export declare function broadcastMovement(audience: Audience): void;
/** Shows a player the entities that have come near, and removes those that have moved away. */
export declare function updateVisibility(player: Player, all: readonly Tracked[]): void;
