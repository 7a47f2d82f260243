import type { TaskGraph } from '../../graph/task-graph.ts'

/** After an early try that failed a subtask rests for this time, twice as long after each further one (ms of game time). */
const FIRST_REST_MS = 6000
/** The rest is not doubled more often than this. */
const MAX_DOUBLINGS = 4

interface Rest {
  until: number
  /** Number of subtasks done when it began. */
  done: number
  /** Tries that have failed, this one included. */
  tries: number
}

/**
 * Attempts that count for nothing when they fail, because the plan did not promise that they would succeed: those made before
 * a subtask's turn, and those made by a provisional plan. After one the subtask rests until another subtask is done, and else
 * for a while.
 */
export class EarlyTries {
  /** The subtask that an agent has begun before its turn. */
  readonly #begun = new Map<string, number>()
  readonly #rests = new Map<number, Rest>()

  begin(agent: string, subtask: number): void {
    this.#begun.set(agent, subtask)
  }

  /** Whether the agent began this subtask before its turn. */
  has(agent: string, subtask: number): boolean {
    return this.#begun.get(agent) === subtask
  }

  end(agent: string): void {
    this.#begun.delete(agent)
  }

  /** Notes that an attempt at a subtask failed (ms of game time; number of subtasks done). */
  rest(subtask: number, { now, done }: { now: number; done: number }): void {
    const tries = (this.#rests.get(subtask)?.tries ?? 0) + 1
    const until = now + FIRST_REST_MS * 2 ** Math.min(tries - 1, MAX_DOUBLINGS)
    this.#rests.set(subtask, { until, done, tries })
  }

  /** Whether another attempt at a subtask would only meet what the last one met. */
  isResting(subtask: number, { now, done }: { now: number; done: number }): boolean {
    const rest = this.#rests.get(subtask)
    return rest !== undefined && rest.done === done && now < rest.until
  }

  forget(subtask: number): void {
    this.#rests.delete(subtask)
  }

  /** When the rests end that go on (ms of game time). */
  restEnds(now: number, isOpen: (subtask: number) => boolean): number[] {
    return [...this.#rests].flatMap(([subtask, { until }]) => (until > now && isOpen(subtask) ? [until] : []))
  }
}

/** The open prerequisites of a subtask that waits for preferences alone; undefined for all others. */
export function preferencesBefore(
  subtask: number,
  board: { graph: TaskGraph; isDone(id: number): boolean },
): number[] | undefined {
  const { graph } = board
  const open = graph.prerequisites(subtask).filter((before) => !board.isDone(before))
  const arePreferred = open.every((before) => graph.isPreferred(before, subtask))
  return open.length > 0 && arePreferred ? open : undefined
}

/** Of the subtasks that wait for preferences alone, the one with the fewest open prerequisites that no agent works on. */
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
