import { attackerIn, subjectOf } from './event-subject.js';
/** Notifies listeners of the health that a body has lost, if any. @param before its health before */
export function tellDamage({ emitter }, victim, { damage, before }) {
    const amount = before - victim.health;
    if (amount <= 0 || !emitter.has('damaged'))
        return;
    const { health } = victim;
    emitter.emit('damaged', {
        ...subjectOf(victim),
        ...{ amount, health, cause: damage.cause },
        ...attackerIn(damage),
    });
}
