import { z } from 'zod'
import { JournalError, UsageError } from '../../core/errors.ts'
import { type EventData, type GameEvent, outcomeSchema } from '../../core/journal/events.ts'
import { type Fold, folded } from '../../core/journal/fold.ts'
import { journalSealSchema } from '../../core/journal/seal.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { taskFromJournal } from '../../task/resolve-task.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf, type TaskFormat } from '../../task/task-format.ts'
import type { JudgedScenario } from '../scenarios/judged-scenario.ts'
import { type Interval, sumOf, type TimeBases, timeBases } from './action-time.ts'
import { evenBalance, minMaxBalance, paperBalance, villagerBalance } from './balance.ts'
import { CourseFold } from './course-fold.ts'
import { paperEfficiency, villagerEfficiency } from './efficiency.ts'
import { computeMetrics, type Metric } from './metric.ts'
import { ModelFold } from './model-fold.ts'
import { TeamFold } from './team-fold.ts'
import { TidyingFold, type TidyingWork } from './tidying-fold.ts'
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
  /** null if no rule decides whether the goal is reached. */
  completionRate: z
    .object({
      value: z.number(),
      done: z.number(),
      of: z.number(),
      /** The unit of the counts; default: blocks of a blueprint. */
      what: z.string().optional(),
    })
    .nullable(),
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
  /** Game time during which model calls were open (s). */
  thinking: z.object({
    /** Game time per call, as `--latency` writes it. */
    latency: z.string(),
    /**
     * From the beginning of the first plan to its end, or to the end of the run. Part of `time.elapsed`, not of the other bases.
     */
    planning: z.number(),
    /** Sum of the open calls of all agents, except the planner's. */
    agents: z.number(),
  }),
  efficiency: z.object({
    /** Percent per minute, by time base (paper, eq. 6); null if there is no completion rate. */
    paper: timeBasesSchema.nullable(),
    /** Limit divided by action time (VillagerBench's files). */
    villager: z.number(),
  }),
  /**
   * VillagerBench's values in its own resolution: actions begin and end at whole seconds, and inventories are polled every five
   * seconds. Older scorecards lack it; rescoring adds it.
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
    /** Evenness of the completed work. */
    even: z.number(),
    paper: z.number(),
    villager: z.number(),
    minMax: z.number(),
  }),
  /**
   * Removing scaffold, the dirt of pillars and helper blocks. Absent if the work on the task did not end, and
   * in older scorecards.
   */
  tidying: z
    .object({
      /** After the end of the work on the task (s). Part of `time.elapsed`. */
      seconds: z.number(),
      /** The same divided by elapsed time, 0..1. */
      share: z.number(),
      /** Blocks removed outside of actions, during the work and after it. */
      removed: z.int(),
      /** Blocks that no agent could remove. */
      left: z.int(),
    })
    .optional(),
  /** How close the team came to the physical limit. Absent if no limit is known, and in older scorecards. */
  floor: z
    .object({
      /** A makespan that no team of this size can beat (s): only walking, reach, click rate and carrying. */
      seconds: z.number(),
      /** Time from the first assignment to the end (s). */
      makespan: z.number(),
      /** Makespan ÷ floor, at least 1; null if the task was not completed. */
      ratio: z.number().nullable(),
    })
    .optional(),
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
  /** Agents' beliefs about their subtasks compared with the world. */
  reflection: z.object({ judged: z.int(), falseDone: z.int(), falseFailed: z.int() }),
  model: z.object({
    /** Questions by kind, including those that got no usable reply. */
    calls: z.record(z.string(), z.int()),
    /** Failed questions, by cause; absent if all got a reply. */
    failed: z.record(z.string(), z.int()).optional(),
    abandoned: z.int().optional(),
    /** Failed ones too. */
    inputTokens: z.int(),
    outputTokens: z.int(),
  }),
  /** The values of plug-in metrics by id; absent if there are none. */
  metrics: z.record(z.string(), z.number()).optional(),
  /** In scorecard.json only: the journal that it was computed from. Older scorecards lack it. */
  journal: journalSealSchema.optional(),
})
export type Scorecard = z.infer<typeof scorecardSchema>

/** Inputs of scoring in addition to the journal. A plug-in catalogue provides all of them. */
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
export const scoreEvents = (events: Iterable<GameEvent>, scoring: Scoring): Scorecard =>
  folded(scoreFold(scoring), events)

/**
 * Scores a run event by event. Only plug-in metrics, which may ask for anything, need all events to be kept.
 * @throws JournalError if the first event is not a valid `run.started`, or if there is none
 */
export function scoreFold(scoring: Scoring): Fold<Scorecard> {
  let run: Fold<Scorecard> | undefined
  return {
    apply(event) {
      run ??= foldOf(event, scoring)
      run.apply(event)
    },
    now() {
      if (run === undefined) throw new JournalError(NO_BEGINNING)
      return run.now()
    },
  }
}

const NO_BEGINNING = 'The journal does not begin with run.started.'

/** The fold of a run that begins with this event. */
function foldOf(first: GameEvent, { scenarios, actions, metrics = [] }: Scoring): Fold<Scorecard> {
  if (first.type !== 'run.started') throw new JournalError(NO_BEGINNING)
  const started = first.data
  const task = taskOf(started, scenarios)
  const scenario = scenarioOf(scenarios, task)
  const isDecidable = scenario.decidable?.(task, started.options.server).ok !== false
  const measuring = scenario.measureFold(task, actions)
  const course = new CourseFold()
  const team = new TeamFold(started.agents, actions)
  const model = new ModelFold()
  const tidying = new TidyingFold()
  const allEvents: GameEvent[] = []
  return {
    apply(event) {
      for (const part of [measuring, course, team, model, tidying]) part.apply(event)
      if (metrics.length > 0) allEvents.push(event)
    },
    now() {
      const { planningMs, begin, workBegan, end, finished } = course.now()
      const { agents, intervals, reflection } = team.now()
      const { thinkingMs, ...use } = model.now()
      const all = [...intervals.values()].flat()
      const time = timeBases(intervals, Math.max(0, end - (begin ?? firstStartOf(all) ?? 0)))
      const measures = measuring.now()
      const { completion, complexity, maxActionTime: limit, contribution, viewHits, escape: rooms } = measures
      const useTime = wholeSecondsUnion(all)
      const actionTimes = started.agents.map((agent) => sumOf(intervals.get(agent) ?? []))
      return {
        schema: 1,
        task: task.id,
        outcome: finished?.outcome ?? null,
        reason: finished?.reason ?? 'the journal ends before the run does',
        n: 1,
        completionRate: isDecidable ? completion : null,
        ...(contribution && {
          contributionRate: { paper: contribution.paper, villager: contribution.villager },
        }),
        ...(viewHits && { viewHitRate: viewHits }),
        ...(rooms && { escape: rooms }),
        time: inSeconds(time),
        thinking: {
          latency: started.options.latency ?? 'none',
          planning: planningMs / 1000,
          agents: thinkingMs / 1000,
        },
        efficiency: {
          paper: isDecidable ? paperEfficiency(completion.value, time) : null,
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
        ...tidyingOf(tidying.now(), time.elapsed),
        ...floorOf(
          scenario.floorMs?.(task, started.agents.length),
          workBegan === undefined ? undefined : end - workBegan,
          finished?.outcome === 'success',
        ),
        complexity,
        maxActionTime: limit / 1000,
        agents: agents.map((counts, index) => {
          const actionTime = actionTimes[index] ?? 0
          return {
            ...counts,
            actionTime: actionTime / 1000,
            busy: time.elapsed <= 0 ? 0 : actionTime / time.elapsed,
          }
        }),
        reflection,
        model: use,
        ...(metrics.length > 0 && { metrics: computeMetrics(metrics, allEvents, task) }),
      }
    },
  }
}

/** Without a floor or a team of ours there is nothing to compare. @param makespan makespan of the run (ms) */
function floorOf(
  floorMs: number | undefined,
  makespan: number | undefined,
  isDone: boolean,
): Pick<Scorecard, 'floor'> {
  if (floorMs === undefined || floorMs <= 0 || makespan === undefined) return {}
  const ratio = isDone ? makespan / floorMs : null
  return { floor: { seconds: floorMs / 1000, makespan: makespan / 1000, ratio } }
}

/** @param elapsed elapsed time of the run (ms) */
const tidyingOf = (work: TidyingWork | undefined, elapsed: number): Pick<Scorecard, 'tidying'> =>
  work === undefined
    ? {}
    : {
        tidying: {
          seconds: work.afterWorkMs / 1000,
          share: elapsed <= 0 ? 0 : work.afterWorkMs / elapsed,
          removed: work.removed,
          left: work.left,
        },
      }

/** Start of the team's first action; undefined if there is none. */
const firstStartOf = (intervals: readonly Interval[]): number | undefined =>
  intervals.length === 0
    ? undefined
    : intervals.reduce((least, { start }) => Math.min(least, start), Infinity)

function taskOf(
  { task, plugins = [] }: Pick<EventData<'run.started'>, 'task' | 'plugins'>,
  scenarios: Scoring['scenarios'],
): Task {
  try {
    return taskFromJournal(task, scenarios)
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new JournalError(`run.started has no valid task: ${z.prettifyError(error)}`)
    if (!(error instanceof UsageError) || plugins.length === 0) throw error
    const names = plugins.map(({ name }) => name).join(', ')
    throw new UsageError(
      `${error.message} The run was played with the plug-in ${names}, which may bring it.`,
      {
        hint: 'Load it with --plugin.',
        cause: error,
      },
    )
  }
}

const inSeconds = ({ union, sum, max, elapsed }: TimeBases): TimeBases => ({
  union: union / 1000,
  sum: sum / 1000,
  max: max / 1000,
  elapsed: elapsed / 1000,
})
