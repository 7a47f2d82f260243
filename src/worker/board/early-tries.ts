import type { TaskGraph } from '../../graph/task-graph.ts'
import { type AttemptPolicy, TEAM_POLICY } from '../team-policy.ts'
import type { WorkLeft } from './retry-policy.ts'

/** State of the board at some moment. */
interface Moment {
  /** Game time (ms). */
  now: number
  /** Number of subtasks done. */
  done: number
  /** Open prerequisites of the subtask. */
  awaited: readonly number[]
}

/** The outcome of an attempt. */
export interface EndedTry {
  left: WorkLeft | undefined
  /** Whether refusals ended it before its turn. */
  wasTooEarly: boolean
}

interface Rest {
  until: number
  done: number
  awaited: readonly number[]
  /** Failed attempts, including this one. */
  tries: number
}

/**
 * Attempts whose failure does not count because the plan did not promise success: those made before a subtask's turn, and those
 * made under a provisional plan. If a refusal ended the attempt, it depended on the open prerequisites: the subtask rests until
 * one of them is done or dropped. Otherwise it rests until another subtask is done, within a time limit.
 */
export class EarlyTries {
  /** Agents that work on a subtask they started before its turn. */
  readonly #begun = new Set<string>()
  readonly #rests = new Map<number, Rest>()
  readonly #policy: AttemptPolicy

  constructor(policy: AttemptPolicy = TEAM_POLICY.attempts) {
    this.#policy = policy
  }

  begin(agent: string): void {
    this.#begun.add(agent)
  }

  /** Whether the agent works on a subtask that it started before its turn. */
  has(agent: string): boolean {
    return this.#begun.has(agent)
  }

  end(agent: string): void {
    this.#begun.delete(agent)
  }

  /** Records a failed attempt at a subtask. The subtask rests, unless the attempt made progress without a refusal. */
  note(subtask: number, { now, done, ...moment }: Moment, { left, wasTooEarly }: EndedTry): void {
    if (!wasTooEarly && left !== undefined && left.now < left.before) return
    const { earlyRestMs, earlyDoublings } = this.#policy
    const awaited = wasTooEarly ? moment.awaited : []
    const tries = (this.#rests.get(subtask)?.tries ?? 0) + 1
    const until = now + earlyRestMs * 2 ** Math.min(tries - 1, earlyDoublings)
    this.#rests.set(subtask, { until, done, awaited, tries })
  }

  /** Whether another attempt at a subtask would only fail the same way. */
  isResting(subtask: number, { now, done, awaited }: Moment): boolean {
    const rest = this.#rests.get(subtask)
    if (rest === undefined) return false
    if (rest.awaited.length > 0) return rest.awaited.every((before) => awaited.includes(before))
    return rest.done === done && now < rest.until
  }

  forget(subtask: number): void {
    this.#rests.delete(subtask)
  }

  /** End of the timed rests (ms of game time). */
  restEnds(now: number, isOpen: (subtask: number) => boolean): number[] {
    return [...this.#rests].flatMap(([subtask, { until, awaited }]) =>
      awaited.length === 0 && until > now && isOpen(subtask) ? [until] : [],
    )
  }
}

/** The open prerequisites of a subtask that waits only for preferences; undefined for all others. */
export function preferencesBefore(
  subtask: number,
  board: { graph: TaskGraph; isDone(id: number): boolean },
): number[] | undefined {
  const { graph } = board
  const open = graph.prerequisites(subtask).filter((before) => !board.isDone(before))
  const arePreferred = open.every((before) => graph.isPreferred(before, subtask))
  return open.length > 0 && arePreferred ? open : undefined
}

/** Of the free subtasks that wait only for preferences, the one with the fewest open prerequisites. */
export function leastAwaiting(
  board: Parameters<typeof preferencesBefore>[1] & { running(): ReadonlyMap<string, number> },
  mayTry: (subtask: number) => boolean,
): number | undefined {
  const inWork = new Set(board.running().values())
  let best: { id: number; awaited: number } | undefined
  for (const id of board.graph.topologicalOrder()) {
    const preferences = preferencesBefore(id, board)
    if (preferences === undefined) continue
    const awaited = preferences.filter((before) => !inWork.has(before)).length
    if ((best === undefined || awaited < best.awaited) && mayTry(id)) best = { id, awaited }
  }
  return best?.id
}
