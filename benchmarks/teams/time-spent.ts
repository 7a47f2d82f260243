import { type EventData, eventsOf, type GameEvent } from '../../src/core/journal/events.ts'

type Spending = 'working' | 'walking' | 'waiting' | 'idle'

/** How a team spent its time, in shares of makespan × agents. */
export interface TimeSpent extends Record<Spending, number> {
  outcome: string
  /** From the first assignment to the end (s of game time). */
  makespan: number
  /** Subtasks of the first plan. */
  subtasks: number
  /** Withdrawals that succeeded. */
  trips: number
  /** Refused actions. */
  refusals: number
}

/**
 * Sorts the time of all agents: `walking` are NavigateTo actions, and what the other actions last beyond the quickest quarter
 * of their kind (they walk up to 8 blocks and climb pillars themselves); `working` the rest of all actions; `waiting` is
 * the time on a subtask between actions; `idle` the time without a subtask, walks aside.
 */
export function timeSpent(events: readonly GameEvent[]): TimeSpent {
  const agents = eventsOf(events, 'run.started')[0]?.data.agents.length ?? 1
  const begin = eventsOf(events, 'path.assigned')[0]?.t ?? 0
  const last = eventsOf(events, 'episode.finished')[0]
  const end = last?.t ?? begin
  const actions = eventsOf(events, 'action.finished').filter(({ t }) => t <= end)
  const standing = standingTimes(actions)
  let [walking, working] = [0, 0]
  for (const { t, data } of actions) {
    const lasted = t - data.startedAt
    const own =
      data.action.name === 'NavigateTo' ? 0 : Math.min(lasted, standing.get(data.action.name) ?? lasted)
    working += own
    walking += lasted - own
  }
  const onSubtasks = spans(events).reduce((sum, ms) => sum + ms, 0)
  const inSubtasks = actions.reduce(
    (sum, { t, data }) => (data.subtask === undefined ? sum : sum + t - data.startedAt),
    0,
  )
  const total = Math.max(1, (end - begin) * agents)
  const waiting = Math.max(0, onSubtasks - inSubtasks)
  const plan = eventsOf(events, 'plan.ready')[0]?.data.plan as { subtasks?: unknown[] } | undefined
  return {
    outcome: last?.data.outcome ?? 'none',
    makespan: (end - begin) / 1000,
    working: working / total,
    walking: walking / total,
    waiting: waiting / total,
    idle: Math.max(0, 1 - (working + walking + waiting) / total),
    subtasks: plan?.subtasks?.length ?? 0,
    trips: actions.filter(({ data }) => data.action.name === 'WithdrawItem' && data.result.ok).length,
    refusals: actions.filter(({ data }) => !data.result.ok).length,
  }
}

/** The duration of an action of each name without a walk: the quickest quarter of those that succeeded (ms). */
function standingTimes(
  actions: readonly { t: number; data: EventData<'action.finished'> }[],
): Map<string, number> {
  const times = new Map<string, number[]>()
  for (const { t, data } of actions)
    if (data.result.ok)
      times.set(data.action.name, [...(times.get(data.action.name) ?? []), t - data.startedAt])
  return new Map(
    [...times].map(([name, all]) => [name, all.sort((a, b) => a - b)[Math.floor(all.length / 4)] ?? 0]),
  )
}

/** How long agents were on subtasks (ms each). */
function spans(events: readonly GameEvent[]): number[] {
  const since = new Map<string, number>()
  const lasted: number[] = []
  for (const { t, type, data } of events) {
    if (type === 'subtask.started') since.set(data.agent, t)
    if (type !== 'subtask.finished') continue
    const start = since.get(data.agent)
    if (start !== undefined) lasted.push(t - start)
    since.delete(data.agent)
  }
  return lasted
}
