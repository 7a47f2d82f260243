import type { GameEvent } from '../../core/journal/events.ts'
import { parseBlock } from '../../game/block.ts'
import type { Fact } from '../../mcu/predicate/facts.ts'

/** The fact that an event of the journal tells, if any. Every event tells the time. */
export function factOf(event: GameEvent): Fact {
  const { t } = event
  switch (event.type) {
    case 'statistics.changed':
      return { type: 'counters', t, ...event.data }
    case 'items.changed':
      return { type: 'items', t, ...event.data }
    case 'place.changed':
      return { type: 'place', t, ...event.data }
    case 'block.changed':
      return {
        type: 'block',
        t,
        position: event.data.position,
        name: parseBlock(event.data.to)?.name ?? event.data.to,
      }
    default:
      return { type: 'time', t }
  }
}
