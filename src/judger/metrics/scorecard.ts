import { z } from 'zod'
import { JournalError } from '../../core/errors.ts'
import { eventsOf, type GameEvent, outcomeSchema } from '../../core/journal/events.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { taskFromJournal } from '../../task/resolve-task.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf, type TaskFormat } from '../../task/task-format.ts'
import type { JudgedScenario } from '../scenarios/judged-scenario.ts'
import { actionIntervals, type Interval, sumOf, type TimeBases, timeBases } from './action-time.ts'
import { evenBalance, minMaxBalance, paperBalance, villagerBalance } from './balance.ts'
import { paperEfficiency, villagerEfficiency } from './efficiency.ts'
import { computeMetrics, type Metric } from './metric.ts'
import { wholeSecondsUnion } from './whole-seconds.ts'

const timeBasesSchema = z.object({ union: z.number(), sum: z.number(), max: z.number(), elapsed: z.number() })

const viewHitRateSchema = z.object({
  value: z.number(),
  views: z.array(z.object({ view: z.string(), hits: z.int(), of: z.int() })),
})

/** The result of one run. Times are in seconds of game time. Every number can be recomputed from the journal. */
export const scorecardSchema = z.object({
  schema: z.literal(1),
  task: z.string(),
  outcome: outcomeSchema.nullable(),
  reason: z.string(),
  /** Number of runs. A single run has no spread: repeat it with other seeds to get an interval. */
  n: z.literal(1),
  completionRate: z.object({
    value: z.number(),
    done: z.number(),
    of: z.number(),
    /** What is counted; default: blocks of a blueprint. */
    what: z.string().optional(),
  }),
  /** How evenly the agents contributed; only for scored steps (paper, eq. 11 and 12; VillagerBench's "cooperation"). */
  contributionRate: z.object({ paper: z.number(), villager: z.number() }).optional(),
  /** Constructions only. Older scorecards lack it; rescoring adds it. */
  viewHitRate: z
    .object({
      /** Intersection over union of the visible cells (paper, eq. 9). */
      paper: viewHitRateSchema,
      /** Share of the blueprint's outline in which the right block name is visible (VillagerBench's code). */
      villager: viewHitRateSchema,
    })
    .optional(),
  /** Escapes only: the paper's weighted completion rate (eq. 13), and the conditions of each room. */
  escape: z
    .object({
      weighted: z.number(),
      rooms: z.array(z.object({ room: z.string(), best: z.int(), of: z.int(), done: z.boolean() })),
    })
    .optional(),
  time: timeBasesSchema,
  /** Game time in which calls of the model were open (s). */
  thinking: z.object({
    /** How much game time a call takes, as `--latency` writes it. */
    latency: z.string(),
    /** From the beginning of the first plan to its end, or to that of the run. Part of `time.elapsed`, not of the other bases. */
    planning: z.number(),
    /** Sum of the open calls of all agents, the planner's aside. */
    agents: z.number(),
  }),
  efficiency: z.object({
    /** Percent per minute, by time base (paper, eq. 6). */
    paper: timeBasesSchema,
    /** Limit divided by action time (VillagerBench's files). */
    villager: z.number(),
  }),
  /**
   * What VillagerBench's files say in its own resolution: actions begin and end at whole seconds, and inventories are seen
   * every five seconds. Older scorecards lack it; rescoring adds it.
   */
  villagerResolution: z
    .object({
      /** The union of action times (s). */
      useTime: z.number(),
      efficiency: z.number(),
      contributionRate: z.number().optional(),
    })
    .optional(),
  balance: z.object({
    /** How evenly the work that was done is shared. */
    even: z.number(),
    paper: z.number(),
    villager: z.number(),
    minMax: z.number(),
  }),
  complexity: z.number(),
  maxActionTime: z.number(),
  agents: z.array(
    z.object({
      name: z.string(),
      blocksPlaced: z.int(),
      actions: z.int(),
      refusedActions: z.int(),
      subtasks: z.int(),
      actionTime: z.number(),
      /** Action time divided by elapsed time, 0..1. */
      busy: z.number(),
    }),
  ),
  /** What agents believed about their subtasks compared with the world. */
  reflection: z.object({ judged: z.int(), falseDone: z.int(), falseFailed: z.int() }),
  model: z.object({
    /** Questions by kind, also those that got no usable reply. */
    calls: z.record(z.string(), z.int()),
    /** Those of them that got none, by what failed; absent where all got one. */
    failed: z.record(z.string(), z.int()).optional(),
    /** Failed ones too. */
    inputTokens: z.int(),
    outputTokens: z.int(),
  }),
  /** The values of plug-in metrics by id; absent if there are none. */
  metrics: z.record(z.string(), z.number()).optional(),
})
export type Scorecard = z.infer<typeof scorecardSchema>

/** What scoring needs in addition to the journal. A catalogue of plug-ins has all of it. */
export interface Scoring {
  readonly scenarios: readonly (TaskFormat & JudgedScenario)[]
  /** The actions that the agents could call. */
  readonly actions: ActionVocabulary
  /** Metrics in addition to the built-in ones. */
  readonly metrics?: readonly Metric[]
}

/**
 * Scores a run from its events.
 * @throws JournalError if the events do not begin with a valid `run.started`
 */
export function scoreEvents(
  events: readonly GameEvent[],
  { scenarios, actions, metrics = [] }: Scoring,
): Scorecard {
  const started = eventsOf(events, 'run.started')[0]
  if (started === undefined) throw new JournalError('The journal does not begin with run.started.')
  const task = taskOf(started.data.task, scenarios)
  const { agents } = started.data
  const finished = eventsOf(events, 'episode.finished')[0]

  const intervals = actionIntervals(events, agents)
  const planning = eventsOf(events, 'plan.started')[0]
  const begin = planning?.t ?? eventsOf(events, 'path.assigned')[0]?.t ?? firstActionOf(intervals) ?? 0
  const end = finished?.t ?? events.at(-1)?.t ?? 0
  const planned = eventsOf(events, 'plan.ready')[0]?.t ?? end
  const time = timeBases(intervals, Math.max(0, end - begin))
  const measures = scenarioOf(scenarios, task).measures(task, events, actions)
  const { completion, complexity, maxActionTime: limit, contribution, viewHits, escape: rooms } = measures
  const useTime = wholeSecondsUnion([...intervals.values()].flat())
  const actionTimes = agents.map((agent) => sumOf(intervals.get(agent) ?? []))
  const judged = eventsOf(events, 'subtask.finished').map(({ data }) => data)

  return {
    schema: 1,
    task: task.id,
    outcome: finished?.data.outcome ?? null,
    reason: finished?.data.reason ?? 'the journal ends before the run does',
    n: 1,
    completionRate: completion,
    ...(contribution && {
      contributionRate: { paper: contribution.paper, villager: contribution.villager },
    }),
    ...(viewHits && { viewHitRate: viewHits }),
    ...(rooms && { escape: rooms }),
    time: inSeconds(time),
    thinking: {
      latency: started.data.options.latency ?? 'none',
      planning: planning === undefined ? 0 : (planned - planning.t) / 1000,
      agents: thinkingOf(events) / 1000,
    },
    efficiency: {
      paper: paperEfficiency(completion.value, time),
      villager: villagerEfficiency(limit, time.union),
    },
    villagerResolution: {
      useTime: useTime / 1000,
      efficiency: villagerEfficiency(limit, useTime),
      ...(contribution && { contributionRate: contribution.polled }),
    },
    balance: {
      even: evenBalance(actionTimes),
      paper: paperBalance(actionTimes, limit),
      villager: villagerBalance(actionTimes),
      minMax: minMaxBalance(actionTimes),
    },
    complexity,
    maxActionTime: limit / 1000,
    agents: agents.map((name) => {
      const actionTime = sumOf(intervals.get(name) ?? [])
      return {
        ...countsOf(name, events, actions),
        actionTime: actionTime / 1000,
        busy: time.elapsed <= 0 ? 0 : actionTime / time.elapsed,
      }
    }),
    reflection: {
      judged: judged.length,
      falseDone: judged.filter(({ reflection, verified }) => reflection.status && !verified).length,
      falseFailed: judged.filter(({ reflection, verified }) => !reflection.status && verified).length,
    },
    model: modelUse(events),
    ...(metrics.length > 0 && { metrics: computeMetrics(metrics, events, task) }),
  }
}

function taskOf(value: unknown, scenarios: Scoring['scenarios']): Task {
  try {
    return taskFromJournal(value, scenarios)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new JournalError(`run.started has no valid task: ${z.prettifyError(error)}`)
  }
}

/** Counts what an agent did. */
function countsOf(name: string, events: readonly GameEvent[], vocabulary: ActionVocabulary) {
  const actions = eventsOf(events, 'action.finished').filter(({ data }) => data.agent === name)
  const placed = actions.filter(({ data: { action, result } }) => vocabulary.hasPlaced(action, result))
  return {
    name,
    blocksPlaced: placed.length,
    actions: actions.length,
    // A cancelled action was not refused.
    refusedActions: actions.filter(({ data: { result } }) => !result.ok && result.reason !== 'cancelled')
      .length,
    subtasks: eventsOf(events, 'subtask.finished').filter(({ data }) => data.agent === name && data.done)
      .length,
  }
}

function modelUse(events: readonly GameEvent[]): Scorecard['model'] {
  const failures = eventsOf(events, 'model.failed')
  const all = [...eventsOf(events, 'model.replied'), ...failures].map(({ data }) => data)
  const failed = countBy(failures.map(({ data }) => data.code))
  return {
    calls: countBy(all.map(({ kind }) => kind)),
    ...(failures.length === 0 ? {} : { failed }),
    inputTokens: all.reduce((sum, { usage }) => sum + usage.inputTokens, 0),
    outputTokens: all.reduce((sum, { usage }) => sum + usage.outputTokens, 0),
  }
}

const countBy = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, alike]) => [name, alike.length]))

/** Game time in which agents waited for replies, added up (ms). */
const thinkingOf = (events: readonly GameEvent[]): number =>
  events.reduce((sum, { t, type, data }) => {
    if (type !== 'model.replied' && type !== 'model.failed') return sum
    return data.agent === undefined ? sum : sum + t - (data.askedAt ?? t)
  }, 0)

/** Start of the team's first action; undefined if there is none. */
function firstActionOf(intervals: ReadonlyMap<string, readonly Interval[]>): number | undefined {
  const starts = [...intervals.values()].flat().map(({ start }) => start)
  return starts.length === 0 ? undefined : Math.min(...starts)
}

const inSeconds = ({ union, sum, max, elapsed }: TimeBases): TimeBases => ({
  union: union / 1000,
  sum: sum / 1000,
  max: max / 1000,
  elapsed: elapsed / 1000,
})
