import { z } from 'zod'
import { modelFailureOf } from '../../core/errors.ts'
import { eventsOf, type GameEvent, type Outcome, outcomeSchema } from '../../core/journal/events.ts'
import { type Fold, folded } from '../../core/journal/fold.ts'
import { journalSealSchema } from '../../core/journal/seal.ts'
import { actionEntropy } from '../../judger/metrics/effort.ts'
import { type Scorecard, type Scoring, scoreFold } from '../../judger/metrics/scorecard.ts'
import { finalPlan } from '../../planner/plan-in-events.ts'
import { scheduleTruth, scheduleTruthSchema } from '../analysis/schedule-truth.ts'
import { keyOf } from './experiment-spec.ts'

const bases = z.object({ elapsed: z.number(), union: z.number(), sum: z.number(), max: z.number() })

/** The result of an episode in numbers, from its journal. Times are game seconds. */
export const measuredSchema = z.object({
  outcome: outcomeSchema,
  reason: z.string(),
  /**
   * Code of the model error that ended the episode. `episode_limit`: the episode's own budget was spent; `limit`: the budget of a
   * single run was. `budget`, `outage` and `quota`: the experiment's budget was spent, the endpoint down for too long, or the
   * account's quota used up, so that the episode stays open.
   */
  fault: z.string().nullable(),
  /** 0..1; null if no rule decides whether the goal is reached. */
  completionRate: z.number().nullable(),
  /** 0..1, the paper's form; null if undefined. */
  viewHitRate: z.number().nullable().default(null),
  /** 0..1, VillagerBench's forms; null if undefined. */
  villagerViewHitRate: z.number().nullable().default(null),
  villagerContributionRate: z.number().nullable().default(null),
  done: z.int(),
  of: z.int(),
  time: bases,
  /** Percent per minute, by time base; null without a completion rate. */
  efficiency: bases.nullable(),
  /** 0..1: how evenly the completed work is shared, and the paper's form (eq. 7). */
  balance: z.object({ even: z.number(), paper: z.number() }),
  subtasks: z.int(),
  dependencies: z.int(),
  failedAttempts: z.int(),
  refusedActions: z.int(),
  /** Refusals by reason; missing in older lines. */
  refusals: z.record(z.string(), z.int()).default({}),
  /** 0..1: how varied the actions are from frame to frame, averaged over the agents; null if no agent acted for three frames. */
  effort: z.number().nullable().default(null),
  reflection: z.object({ judged: z.int(), falseDone: z.int(), falseFailed: z.int() }),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** null unless every subtask of the plan was done. */
  schedule: scheduleTruthSchema.nullable().default(null),
  /**
   * Removing scaffold: time spent after the work (s), its share of elapsed time, and blocks left; null in older lines, and if the
   * work did not end.
   */
  tidying: z.object({ seconds: z.number(), share: z.number(), left: z.int() }).nullable().default(null),
  /**
   * A makespan that no team of this size can beat (s), and the makespan divided by it if the task was completed; null if unknown.
   */
  floor: z.object({ seconds: z.number(), ratio: z.number().nullable() }).nullable().default(null),
  /** Values of plug-in metrics, by id. */
  metrics: z.record(z.string(), z.number()).default({}),
})
export type Measured = z.infer<typeof measuredSchema>

/** The attempt that a line of results.jsonl describes. */
export const attemptSchema = z.object({
  /** Since version 2, a line has a number and a checksum: see `results-file.ts`. */
  schema: z.union([z.literal(1), z.literal(2)]),
  condition: z.string(),
  task: z.string(),
  seed: z.int(),
  epoch: z.int(),
  /** Counts from 1; later attempts follow infrastructure faults. */
  attempt: z.int(),
  /** Name of the run's folder; null if there was nothing worth keeping. */
  run: z.string().nullable(),
  /** Checksum of that run's journal; null without a run, and in older lines. */
  journal: journalSealSchema.nullable().default(null),
  /** 0: played as the experiment was designed; n: played after its n-th change, see `ExperimentSpec.mixed`. */
  mixed: z.int().nonnegative().default(0),
  /** Wall time in s. */
  wallSeconds: z.number(),
  /** Processor time in s; null if the process died, and in versions that did not measure it. */
  cpuSeconds: z.number().nullable().default(null),
  /** ISO time. */
  finishedAt: z.string(),
})

export type Attempt = z.infer<typeof attemptSchema>

/** A line of results.jsonl: one attempt at one episode. */
export const episodeResultSchema = measuredSchema.extend(attemptSchema.shape)
export type EpisodeResult = z.infer<typeof episodeResultSchema>

/** The result of an episode, from its journal. @throws JournalError if the journal is not that of a run */
export const measureEvents = (events: Iterable<GameEvent>, scoring: Scoring): Measured =>
  folded(measuredFold(scoring), events).measured

/** Inputs of an episode's result, in addition to its scorecard. */
const MEASURED: ReadonlySet<GameEvent['type']> = new Set([
  'run.started',
  'plan.ready',
  'plan.revised',
  'path.assigned',
  'subtask.started',
  'subtask.finished',
  'action.finished',
  'model.failed',
  'episode.finished',
])

/** Scores an episode and measures it, event by event. @throws JournalError if the journal is not that of a run */
export function measuredFold(scoring: Scoring): Fold<{ scorecard: Scorecard; measured: Measured }> {
  const score = scoreFold(scoring)
  const events: GameEvent[] = []
  return {
    apply(event) {
      score.apply(event)
      if (MEASURED.has(event.type)) events.push(event)
    },
    now() {
      const scorecard = score.now()
      return { scorecard, measured: measuredOf(scorecard, events) }
    },
  }
}

function measuredOf(card: Scorecard, events: readonly GameEvent[]): Measured {
  const plan = finalPlan(events)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const lastFault = eventsOf(events, 'model.failed').at(-1)?.data.code
  // The schema fixes the order of the fields.
  return measuredSchema.parse({
    outcome: card.outcome ?? 'world_crash',
    reason: card.reason,
    fault: faultOf(card.outcome, lastFault),
    completionRate: card.completionRate?.value ?? null,
    viewHitRate: card.viewHitRate?.paper.value ?? null,
    villagerViewHitRate: card.viewHitRate?.villager.value ?? null,
    villagerContributionRate: card.contributionRate?.villager ?? null,
    done: card.completionRate?.done ?? 0,
    of: card.completionRate?.of ?? 0,
    time: card.time,
    efficiency: card.efficiency.paper,
    balance: { even: card.balance.even ?? 0, paper: card.balance.paper },
    subtasks: plan?.subtasks.length ?? 0,
    dependencies: plan?.dependencies.length ?? 0,
    failedAttempts: eventsOf(events, 'subtask.finished').filter(({ data }) => !data.done).length,
    refusedActions: sum(card.agents.map(({ refusedActions }) => refusedActions)),
    refusals: refusalsIn(events),
    effort: actionEntropy(events) ?? null,
    reflection: card.reflection,
    calls: sum(Object.values(card.model.calls)),
    inputTokens: card.model.inputTokens,
    outputTokens: card.model.outputTokens,
    schedule: scheduleTruth(events) ?? null,
    tidying: card.tidying ?? null,
    floor: card.floor ?? null,
    metrics: card.metrics ?? {},
  })
}

function refusalsIn(events: readonly GameEvent[]): Record<string, number> {
  const refused = eventsOf(events, 'action.finished').flatMap(({ data: { result } }) =>
    result.ok ? [] : [result.reason],
  )
  const counts = [...Map.groupBy(refused, (reason) => reason)].map(
    ([reason, all]) => [reason, all.length] as const,
  )
  return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function faultOf(outcome: Outcome | null, code: string | undefined): string | null {
  if (outcome === 'model_error') return code ?? null
  return outcome === 'limit' && (code === 'limit' || code === 'episode_limit') ? code : null
}

const none = { elapsed: 0, union: 0, sum: 0, max: 0 }

/** The result of an episode without a run: its process or world died before the arena was prepared. */
export const nothingMeasured = (reason: string): Measured => ({
  outcome: 'world_crash',
  reason,
  fault: null,
  completionRate: 0,
  viewHitRate: null,
  villagerViewHitRate: null,
  villagerContributionRate: null,
  done: 0,
  of: 0,
  time: none,
  efficiency: none,
  balance: { even: 0, paper: 0 },
  subtasks: 0,
  dependencies: 0,
  failedAttempts: 0,
  refusedActions: 0,
  refusals: {},
  effort: null,
  reflection: { judged: 0, falseDone: 0, falseFailed: 0 },
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  schedule: null,
  tidying: null,
  floor: null,
  metrics: {},
})

/**
 * Whether an infrastructure fault ended this episode, so that it says nothing about the team: a crash of world or process, or an
 * error of the model's endpoint or account. Unusable replies are the model's own failure.
 */
export function isInfrastructure({ outcome, fault }: Pick<Measured, 'outcome' | 'fault'>): boolean {
  if (outcome === 'world_crash' || isOpen({ fault })) return true
  const party = outcome === 'model_error' ? modelFailureOf(fault)?.party : undefined
  return party === 'endpoint' || party === 'account'
}

/** Whether a rule decides an episode's progress; other episodes have no success, completion rate or efficiency. */
export const isJudgeable = ({ completionRate }: Pick<Measured, 'completionRate'>): boolean =>
  completionRate !== null

/**
 * Whether an episode waits for a judge: no rule decides its goal, and it ended by itself or by a limit. It is neither a success nor a failure.
 * Older results call the latter `limit`.
 */
export const isUndecided = (result: Pick<Measured, 'outcome' | 'completionRate'>): boolean =>
  result.outcome === 'not_judgeable' || (result.outcome === 'limit' && !isJudgeable(result))

/** 1 for a full success, 0 for none; null if no rule decides. */
export const successOf = (result: Pick<Measured, 'outcome' | 'completionRate'>): number | null =>
  isJudgeable(result) ? Number(result.outcome === 'success') : null

/** Whether every further episode would end with this model error. */
export const isHopeless = ({ outcome, fault }: Pick<Measured, 'outcome' | 'fault'>): boolean =>
  outcome === 'model_error' && modelFailureOf(fault)?.ends === 'experiment'

/** Whether the endpoint has refused the requests of this episode: others may be answered. */
export const isRefused = ({ outcome, fault }: Pick<Measured, 'outcome' | 'fault'>): boolean => {
  const failure = outcome === 'model_error' ? modelFailureOf(fault) : undefined
  return failure?.party === 'request' && failure.ends === 'episode'
}

/** Whether an episode ended for an unrelated reason and is therefore played again. */
export const isOpen = ({ fault }: Pick<Measured, 'fault'>): boolean =>
  fault === 'budget' || fault === 'outage' || fault === 'quota'

/** The last attempt at each episode, which is the one that counts. */
export function settledResults(results: readonly EpisodeResult[]): EpisodeResult[] {
  const last = new Map<string, EpisodeResult>()
  for (const result of results) {
    const before = last.get(keyOf(result))
    if (before === undefined || before.attempt < result.attempt) last.set(keyOf(result), result)
  }
  return [...last.values()]
}
