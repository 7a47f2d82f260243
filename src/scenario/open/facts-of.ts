import type { GameEvent } from '../../core/journal/events.ts'
import { parseBlock } from '../../game/block.ts'
import type { Fact } from '../../mcu/predicate/facts.ts'

const nameOf = (block: string): string => parseBlock(block)?.name ?? block

/** The fact in an event of the journal, if any. Every event has a time. */
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
        name: nameOf(event.data.to),
        from: nameOf(event.data.from),
      }
    case 'hand.changed':
      return { type: 'hand', t, ...event.data }
    case 'view.changed':
      return { type: 'view', t, ...event.data }
    case 'sky.changed':
      return { type: 'sky', t, ...event.data }
    default:
      return { type: 'time', t }
  }
}
