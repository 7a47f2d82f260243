import { type Dimension, placeIn } from '../dimensions.ts'
import type { EventSubject, WorldEmitter } from '../events.ts'
import type { Damage } from './damage.ts'
import type { Entity, Tracked } from './entity.ts'

/** A player or an entity in the form of events. */
export function subjectOf({ id, kind, name }: Tracked & { readonly name?: unknown }): EventSubject {
  return { id, kind, ...(kind === 'player' && typeof name === 'string' ? { name } : {}) }
}

/** The attacker, if damage has one. */
export const attackerIn = ({ from }: Damage): { readonly by?: EventSubject } =>
  from?.by === undefined ? {} : { by: subjectOf(from.by) }

/** Notifies listeners that an entity has appeared or disappeared. */
export function tellEntity(
  { emitter, dimension }: { readonly emitter: WorldEmitter; readonly dimension: Dimension },
  event: 'entitySpawned' | 'entityGone',
  entity: Entity,
): void {
  if (!emitter.has(event)) return
  emitter.emit(event, { ...subjectOf(entity), position: entity.position, ...placeIn(dimension) })
}
