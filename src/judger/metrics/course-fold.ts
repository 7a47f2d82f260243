import type { EventData, GameEvent } from '../../core/journal/events.ts'
import type { Fold } from '../../core/journal/fold.ts'

/** The phases of a run: planning and work, in game time (ms), and its ending. */
export interface Course {
  /** From the beginning of the first plan to its end, or to the end of the journal. 0 if its beginning is unknown. */
  planningMs: number
  /** Start of planning or, in older journals, the first assignment of a path. */
  begin: number | undefined
  /** Time of the first assignment of a path. */
  workBegan: number | undefined
  end: number
  finished: EventData<'episode.finished'> | undefined
}

/** Records the first event of each kind that divides a run into phases. */
export class CourseFold implements Fold<Course> {
  readonly #first = new Map<GameEvent['type'], GameEvent>()
  #last = 0

  apply(event: GameEvent): void {
    this.#last = event.t
    if (DIVIDES.has(event.type) && !this.#first.has(event.type)) this.#first.set(event.type, event)
  }

  now(): Course {
    const at = (type: GameEvent['type']) => this.#first.get(type)?.t
    const finished = this.#first.get('episode.finished')
    const end = finished?.t ?? this.#last
    const planning = at('plan.started')
    return {
      planningMs: planning === undefined ? 0 : (at('plan.ready') ?? end) - planning,
      begin: planning ?? at('path.assigned'),
      workBegan: at('path.assigned'),
      end,
      finished: finished?.type === 'episode.finished' ? finished.data : undefined,
    }
  }
}

const DIVIDES: ReadonlySet<GameEvent['type']> = new Set([
  'plan.started',
  'plan.ready',
  'path.assigned',
  'episode.finished',
])
