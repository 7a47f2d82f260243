import type { Clock } from '../clock.ts'
import type { GameEvent } from './events.ts'
import { EventLog } from './log.ts'

/** A log for tests, which are short: it keeps its events. */
export class KeptLog extends EventLog {
  readonly events: readonly GameEvent[]

  constructor(clock: Clock) {
    const events: GameEvent[] = []
    super(clock, (event) => events.push(event))
    this.events = events
  }
}
