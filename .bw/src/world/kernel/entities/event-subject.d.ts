import { type Dimension } from '../dimensions.ts';
import type { EventSubject, WorldEmitter } from '../events.ts';
import type { Damage } from './damage.ts';
import type { Entity, Tracked } from './entity.ts';
/** A player or an entity in the form of events. */
export declare function subjectOf({ id, kind, name }: Tracked & {
    readonly name?: unknown;
}): EventSubject;
/** The attacker, if damage has one. */
export declare const attackerIn: ({ from }: Damage) => {
    readonly by?: EventSubject;
};
/** Notifies listeners that an entity has appeared or disappeared. */
export declare function tellEntity({ emitter, dimension }: {
    readonly emitter: WorldEmitter;
    readonly dimension: Dimension;
}, event: 'entitySpawned' | 'entityGone', entity: Entity): void;
