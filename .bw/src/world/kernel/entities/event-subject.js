import { placeIn } from '../dimensions.js';
/** A player or an entity in the form of events. */
export function subjectOf({ id, kind, name }) {
    return { id, kind, ...(kind === 'player' && typeof name === 'string' ? { name } : {}) };
}
/** The attacker, if damage has one. */
export const attackerIn = ({ from }) => from?.by === undefined ? {} : { by: subjectOf(from.by) };
/** Notifies listeners that an entity has appeared or disappeared. */
export function tellEntity({ emitter, dimension }, event, entity) {
    if (!emitter.has(event))
        return;
    emitter.emit(event, { ...subjectOf(entity), position: entity.position, ...placeIn(dimension) });
}
