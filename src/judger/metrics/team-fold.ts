import type { EventData, GameEvent } from '../../core/journal/events.ts'
import type { Fold } from '../../core/journal/fold.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Interval } from './action-time.ts'

/** An agent's counts. */
interface AgentCounts {
  name: string
  blocksPlaced: number
  actions: number
  refusedActions: number
  subtasks: number
}

/** A team's work. */
export interface TeamWork {
  /** In the order of the team. */
  agents: AgentCounts[]
  /** The periods in which each agent carried out actions, excluding thinking. */
  intervals: ReadonlyMap<string, readonly Interval[]>
  /** Agents' beliefs about their subtasks compared with the world. */
  reflection: { judged: number; falseDone: number; falseFailed: number }
}

export class TeamFold implements Fold<TeamWork> {
  readonly #vocabulary: ActionVocabulary
  readonly #agents: ReadonlyMap<string, AgentCounts>
  readonly #intervals: ReadonlyMap<string, Interval[]>
  readonly #reflection = { judged: 0, falseDone: 0, falseFailed: 0 }

  constructor(names: readonly string[], vocabulary: ActionVocabulary) {
    this.#vocabulary = vocabulary
    this.#agents = new Map(
      names.map((name) => [name, { name, blocksPlaced: 0, actions: 0, refusedActions: 0, subtasks: 0 }]),
    )
    this.#intervals = new Map(names.map((name) => [name, []]))
  }

  apply({ t, type, data }: GameEvent): void {
    if (type === 'action.finished') this.#act(t, data)
    else if (type === 'subtask.finished') this.#judge(data)
  }

  now(): TeamWork {
    return {
      agents: [...this.#agents.values()].map((counts) => ({ ...counts })),
      intervals: this.#intervals,
      reflection: { ...this.#reflection },
    }
  }

  #act(t: number, { agent, startedAt, action, result }: EventData<'action.finished'>): void {
    this.#intervals.get(agent)?.push({ start: startedAt, end: t })
    const counts = this.#agents.get(agent)
    if (counts === undefined) return
    counts.actions++
    if (this.#vocabulary.hasPlaced(action, result)) counts.blocksPlaced++
    // A cancelled action does not count as refused.
    if (!result.ok && result.reason !== 'cancelled') counts.refusedActions++
  }

  #judge({ agent, reflection, verified, done }: EventData<'subtask.finished'>): void {
    this.#reflection.judged++
    if (reflection.status && !verified) this.#reflection.falseDone++
    if (!reflection.status && verified) this.#reflection.falseFailed++
    const counts = this.#agents.get(agent)
    if (done && counts !== undefined) counts.subtasks++
  }
}
