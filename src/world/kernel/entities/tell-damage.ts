import type { WorldEmitter } from '../events.ts'
import type { Damage } from './damage.ts'
import type { Tracked } from './entity.ts'
import { attackerIn, subjectOf } from './event-subject.ts'

/** Notifies listeners of the health that a body has lost, if any. @param before its health before */
export function tellDamage(
  { emitter }: { readonly emitter: WorldEmitter },
  victim: Tracked & { readonly health: number },
  { damage, before }: { readonly damage: Damage; readonly before: number },
): void {
  const amount = before - victim.health
  if (amount <= 0 || !emitter.has('damaged')) return
  const { health } = victim
  emitter.emit('damaged', {
    ...subjectOf(victim),
    ...{ amount, health, cause: damage.cause },
    ...attackerIn(damage),
  })
}
