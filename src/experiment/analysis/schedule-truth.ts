import { z } from 'zod'
import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { createRandom } from '../../core/random.ts'
import { mean } from '../../core/statistics/bootstrap.ts'
import { OVENS } from '../../game/items/smelting.ts'
import {
  byCriticalPath,
  inOrder,
  listSchedule,
  lowerBound,
  type MachineWork,
  machineBound,
} from '../../graph/schedule.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import { graphOf } from '../../planner/plan.ts'
import { finalPlan } from '../../planner/plan-in-events.ts'
import { smelt } from '../../task/actions/smelt.ts'
import type { Task } from '../../task/task.ts'

/** Team sizes of the what-if analysis. */
export const SUPPOSED_TEAMS = [1, 2, 3, 6, 12] as const
const RANDOM_ORDERS = 20

/**
 * Analysis of a run's schedule from the run's own durations (s of game time). The duration of a subtask is that of the successful
 * attempt, including walking there and taking items over from teammates; failed attempts are lost time. Only for runs that
 * completed every subtask of the planner's last plan.
 */
export const scheduleTruthSchema = z.object({
  /** Time from the first assignment until the end. */
  makespan: z.number(),
  /** max(chain, share): no schedule with these durations ends earlier. */
  bound: z.number(),
  /** The same, but smelting subtasks also share the task's furnaces; `bound` if furnaces cause no delay. */
  boundWithFurnaces: z.number().optional(),
  chain: z.number(),
  share: z.number(),
  agents: z.array(
    z.object({
      name: z.string(),
      working: z.number(),
      /** Time without a subtask while none was ready to start. */
      waiting: z.number(),
      /** Time without a subtask although one was ready: resting, walking, lost time. */
      idle: z.number(),
    }),
  ),
  /** Makespans of list schedules with the same durations: the same team in other orders, other teams by critical path. */
  whatIf: z.object({
    criticalPath: z.number(),
    inOrder: z.number(),
    random: z.number(),
    teams: z.record(z.string(), z.number()),
  }),
})
export type ScheduleTruth = z.infer<typeof scheduleTruthSchema>

interface Span {
  agent: string
  subtask: number
  start: number
  end: number
  done: boolean
}

/** @returns undefined without a plan, or if one of its subtasks was not done. */
export function scheduleTruth(events: readonly GameEvent[]): ScheduleTruth | undefined {
  const plan = finalPlan(events)
  const agents = eventsOf(events, 'run.started')[0]?.data.agents ?? []
  if (plan === undefined || plan.subtasks.length === 0 || agents.length === 0) return undefined
  const graph = graphOf(plan)
  const spans = spansOf(events)
  const durations = new Map(
    spans.filter(({ done }) => done).map(({ subtask, start, end }) => [subtask, end - start]),
  )
  if (graph.subtasks().some(({ id }) => !durations.has(id))) return undefined
  const begin = eventsOf(events, 'path.assigned')[0]?.t ?? spans[0]?.start ?? 0
  const end = eventsOf(events, 'episode.finished')[0]?.t ?? events.at(-1)?.t ?? begin
  const length = (id: number) => (durations.get(id) ?? 0) / 1000
  const bounds = lowerBound(graph, length, agents.length)
  const furnaces = machineBound(graph, length, furnaceWork(events))
  return {
    makespan: (end - begin) / 1000,
    ...bounds,
    boundWithFurnaces: Math.max(bounds.bound, furnaces),
    agents: spentTimes(graph, agents, spans, begin, end),
    whatIf: whatIf(graph, length, agents.length),
  }
}

/** How long the successful attempts used a furnace (s), and how many furnaces the task starts with. */
function furnaceWork(events: readonly GameEvent[]) {
  const work = new Map<number, MachineWork>()
  const starts = new Map<number, number>()
  for (const { t, type, data } of events) {
    if (type === 'subtask.started') {
      starts.set(data.subtask, t)
      work.delete(data.subtask)
    }
    if (type !== 'action.finished' || data.subtask === undefined || !data.result.ok) continue
    if (smelt.read(data.action) === undefined) continue
    const known = work.get(data.subtask)
    const after = known?.after ?? (data.startedAt - (starts.get(data.subtask) ?? data.startedAt)) / 1000
    work.set(data.subtask, { after, length: (known?.length ?? 0) + (t - data.startedAt) / 1000 })
  }
  const { sources = [] } = (eventsOf(events, 'run.started')[0]?.data.task ?? {}) as Partial<Task>
  return { work, machines: sources.filter(({ block }) => OVENS.includes(block.name)).length }
}

function spansOf(events: readonly GameEvent[]): Span[] {
  const spans: Span[] = []
  const open = new Map<string, { subtask: number; start: number }>()
  for (const { t, type, data } of events) {
    if (type === 'subtask.started') open.set(data.agent, { subtask: data.subtask, start: t })
    if (type !== 'subtask.finished') continue
    const begun = open.get(data.agent)
    if (begun?.subtask === data.subtask) spans.push({ agent: data.agent, ...begun, end: t, done: data.done })
    open.delete(data.agent)
  }
  return spans
}

/** Nothing changes between two consecutive events (starts or ends), so each such interval of an agent's time is of one kind. */
function spentTimes(
  graph: TaskGraph,
  agents: readonly string[],
  spans: readonly Span[],
  begin: number,
  end: number,
): ScheduleTruth['agents'] {
  const spent = new Map(agents.map((name) => [name, { name, working: 0, waiting: 0, idle: 0 }]))
  const times = [begin, end, ...spans.flatMap((span) => [span.start, span.end])]
  const marks = [...new Set(times)].filter((t) => t >= begin && t <= end).sort((a, b) => a - b)
  for (const [index, from] of marks.slice(0, -1).entries()) {
    const seconds = ((marks[index + 1] as number) - from) / 1000
    const running = spans.filter((span) => span.start <= from && span.end > from)
    const done = new Set(spans.filter((span) => span.done && span.end <= from).map(({ subtask }) => subtask))
    const taken = new Set(running.map(({ subtask }) => subtask))
    const isWork = graph
      .subtasks()
      .some(({ id }) => !done.has(id) && !taken.has(id) && graph.isReady(id, done))
    for (const name of agents) {
      const row = spent.get(name)
      if (row === undefined) continue
      if (running.some(({ agent }) => agent === name)) row.working += seconds
      else if (isWork) row.idle += seconds
      else row.waiting += seconds
    }
  }
  return [...spent.values()]
}

function whatIf(graph: TaskGraph, length: (id: number) => number, agents: number): ScheduleTruth['whatIf'] {
  const longest = byCriticalPath(graph, length)
  const random = createRandom(1)
  const atRandom = Array.from({ length: RANDOM_ORDERS }, () => {
    const ranks = new Map(graph.subtasks().map(({ id }) => [id, random.next()]))
    return listSchedule(graph, length, { agents, priority: (id) => ranks.get(id) ?? 0 })
  })
  const team = (size: number) => listSchedule(graph, length, { agents: size, priority: longest })
  return {
    criticalPath: team(agents),
    inOrder: listSchedule(graph, length, { agents, priority: inOrder }),
    random: mean(atRandom),
    teams: Object.fromEntries(SUPPOSED_TEAMS.map((size) => [size, team(size)])),
  }
}
