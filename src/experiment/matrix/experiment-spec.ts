import { z } from 'zod'
import { GAME_VERSIONS } from '../../game/version.ts'
import { TRANSCRIPT_MODES } from '../../model/transcript/transcript.ts'
import { pluginReferenceSchema } from '../../plugin/reference.ts'
import { provenanceSchema } from '../provenance.ts'
import { TIME_LIMITS } from '../time-limits.ts'
import { conditionSchema } from './condition.ts'
import { mixedSchema, taskHashesSchema } from './mixed.ts'
import { notApplicableSchema, whyNotPlayed } from './not-applicable.ts'

const priceSchema = z.object({ inputPerMillion: z.number(), outputPerMillion: z.number() })

/** Settings of the model that all conditions share; the model itself is a condition's. */
const modelSettingsSchema = z.object({
  baseUrl: z.string().optional(),
  temperature: z.number().optional(),
  maxOutputTokens: z.int().positive().optional(),
  /** How much the model can read and write in one request. */
  contextTokens: z.int().positive().optional(),
  /** The context that endpoints reported when the experiment was designed, by model id. */
  reportedContexts: z.record(z.string(), z.int().positive()).optional(),
  timeoutMs: z.int().positive().optional(),
  /** Time limit of a question including all retries. */
  deadlineMs: z.int().positive().optional(),
  /** Folder of a cache of replies. */
  cache: z.string().optional(),
  concurrency: z.int().positive().optional(),
  perMinute: z.int().positive().optional(),
  /** Which requests to a language model are recorded. */
  transcripts: z.enum(TRANSCRIPT_MODES).optional(),
  /** How long to wait for an endpoint that is down (ms). */
  patienceMs: z.int().nonnegative().optional(),
  /** Price of a million tokens, for any model. */
  price: priceSchema.optional(),
  /** Prices by model name; the list price if neither is given. */
  prices: z.record(z.string(), priceSchema).optional(),
})

/** Spending limits, checked before each request. */
const budgetSchema = z
  .object({
    maxCalls: z.number(),
    maxInputTokens: z.number(),
    maxOutputTokens: z.number(),
    maxTokens: z.number(),
    maxCost: z.number(),
  })
  .partial()

/** Two conditions that are compared in pairs, by their ids. */
const contrastSchema = z.object({ name: z.string(), a: z.string(), b: z.string() })
export type Contrast = z.infer<typeof contrastSchema>

/** A part of a planned experiment: conditions × tasks × seeds and their contrasts. */
const cellSchema = z.object({
  name: z.string(),
  /** Conditions by id, with their names in this cell. */
  conditions: z.array(z.object({ id: z.string(), name: z.string() })).min(2),
  /** By id. */
  tasks: z.array(z.string()).min(1),
  seeds: z.array(z.int()).min(1),
  contrasts: z.array(contrastSchema),
})
export type Cell = z.infer<typeof cellSchema>

/** A comparison that a protocol names: a contrast of a cell, in a measure. */
const plannedComparisonSchema = z.object({ measure: z.string(), cell: z.string(), contrast: contrastSchema })
export type PlannedComparison = z.infer<typeof plannedComparisonSchema>

/** The protocol of a planned experiment (`experiment/protocol/`). */
const planSchema = z.object({
  /** SHA-256 of the protocol's content. */
  protocol: z.string(),
  question: z.string(),
  /** The cells to play; an episode that several cells share is played once. */
  cells: z.array(cellSchema).min(1),
  /** The primary comparison: a contrast of a cell, in a measure. */
  primary: plannedComparisonSchema,
  /** Key secondary comparisons, tested in this order as long as all earlier ones have shown a difference. */
  secondary: z.array(plannedComparisonSchema).default([]),
  measures: z.array(z.string()),
  /** Episodes that the protocol asks for. */
  episodes: z.int(),
  /** Maximum share of a condition's episodes that may be lost to infrastructure faults. */
  mostLeftOut: z.number(),
  /** The smallest primary difference detected with 80 % power, estimated from the pilot; null without a pilot. */
  detectable: z.number().nullable(),
  /** Whether this is the pilot, which is not evidence about the question. */
  isPilot: z.boolean(),
  /** Reason for a deviation from the protocol that was decided in advance. */
  deviation: z.string().nullable(),
})
export type ExperimentPlan = z.infer<typeof planSchema>

/**
 * spec.json: everything that an experiment is, so that it can be resumed, or repeated elsewhere. Conditions, tasks,
 * seeds and epochs are multiplied with each other; with a plan, within each of its cells.
 */
export const experimentSpecSchema = z.object({
  schema: z.literal(1),
  id: z.string(),
  /** The table of the paper that it belongs to. */
  kind: z.enum(['run', 'ablation', 'comparison']),
  title: z.string(),
  conditions: z.array(conditionSchema).min(1),
  tasks: z
    .array(
      z.object({
        id: z.string(),
        /** Copy of the task file, relative to the experiment's folder. */
        file: z.string(),
        /** Copies for other team sizes, by size, if the suite lays the task out per team. */
        teams: z.record(z.string(), z.string()).optional(),
        /** The file from which it was read. */
        from: z.string(),
        /** Its kind, for tables by scenario; older specifications do not record it. */
        kind: z.string().optional(),
        /** Its categories, for tables by category. */
        labels: z.array(z.object({ system: z.string(), value: z.string() })).optional(),
        /**
         * Edges and vertices of its dependency graph; the same among tasks only; version of the rules. Older specifications have
         * only the first.
         */
        planning: z.number().optional(),
        planningInTasks: z.number().optional(),
        planningVersion: z.int().positive().optional(),
      }),
    )
    .min(1),
  /** Combinations of condition and task that cannot work, and why; missing in older specifications. */
  notApplicable: z.array(notApplicableSchema).optional(),
  seeds: z.array(z.int()).min(1),
  /** How often each episode is played, to show how much the replies of a model vary. */
  epochs: z.int().positive(),
  clock: z.enum(['fast', 'realtime']),
  /** Plug-ins used in every episode. */
  plugins: z.array(pluginReferenceSchema).default([]),
  /** Plays all tasks in this version of the game. */
  minecraft: z.enum(GAME_VERSIONS).optional(),
  /** The time limits that end an episode. */
  timeLimits: z.enum(TIME_LIMITS).default('task'),
  /** Whether runs are recorded, so that they can be watched and drawn. */
  film: z.boolean().default(false),
  modelSettings: modelSettingsSchema.default({}),
  budget: budgetSchema.default({}),
  /** Limits for each single episode, which ends as `limit` when one is reached and is not played again. */
  episodeBudget: budgetSchema.optional(),
  plan: planSchema.optional(),
  /** The part of the episodes that is played here, counted from 1; `merge` joins the parts. */
  shard: z.object({ part: z.int().positive(), of: z.int().positive() }).optional(),
  /** How often an episode is replayed after an infrastructure fault. */
  retries: z.int().nonnegative(),
  /** Time limit of an episode, which then ends as a world_crash (s of wall time). */
  wallSeconds: z.number().positive(),
  versions: provenanceSchema.optional(),
  /** Hashes of the copies of task files; missing in older specifications. */
  taskHashes: taskHashesSchema.optional(),
  /** One entry per resumption with other code, plug-ins or tasks, in order. */
  mixed: z.array(mixedSchema).optional(),
  createdAt: z.string(),
})
export type ExperimentSpec = z.infer<typeof experimentSpecSchema>

/** The context of a model as set by the user, otherwise as reported by its endpoint; undefined if unknown. */
export const contextFor = (
  { contextTokens, reportedContexts = {} }: ExperimentSpec['modelSettings'],
  model: string,
): number | undefined =>
  contextTokens ?? (Object.hasOwn(reportedContexts, model) ? reportedContexts[model] : undefined)

/** One cell of the matrix. */
export interface EpisodeKey {
  condition: string
  task: string
  seed: number
  epoch: number
}

/**
 * Name of an episode's run folder; each attempt has its own.
 * @param fence separates files that a process may still write after it lost the folder: see `ClaimRecord.fence`
 */
export const runIdOf = ({ condition, task, seed, epoch }: EpisodeKey, attempt: number, fence = 0): string =>
  `${task}.seed${seed}.epoch${epoch}.${condition}.try${attempt}${fence === 0 ? '' : `.fence${fence}`}`

/** The same name without its fence. */
export const withoutFence = (run: string): string => run.replace(/\.fence\d+$/, '')

export const keyOf = ({ condition, task, seed, epoch }: EpisodeKey): string =>
  JSON.stringify([condition, task, seed, epoch])

/**
 * All episodes to play, in order: all conditions of a task and seed come one after another, so that an experiment that is stopped
 * early has complete pairs. For a shard, only its episodes, with pairs kept together. Episodes that are not applicable are left
 * out.
 */
export const episodesOf = (spec: ExperimentSpec): EpisodeKey[] =>
  plannedEpisodesOf(spec).filter(({ condition, task }) => whyNotPlayed(spec, condition, task) === undefined)

/** The same, including episodes that are not applicable. */
export function plannedEpisodesOf(spec: ExperimentSpec): EpisodeKey[] {
  const all = allEpisodesOf(spec)
  const { shard } = spec
  if (shard === undefined) return all
  const groupOf = ({ task, seed, epoch }: EpisodeKey) => JSON.stringify([task, seed, epoch])
  const groups = [...new Set(all.map(groupOf))]
  const mine = new Set(groups.filter((_, index) => index % shard.of === shard.part - 1))
  return all.filter((episode) => mine.has(groupOf(episode)))
}

function allEpisodesOf({ conditions, tasks, seeds, epochs, plan }: ExperimentSpec): EpisodeKey[] {
  const whole = { conditions, tasks: tasks.map(({ id }) => id), seeds }
  const episodes = new Map<string, EpisodeKey>()
  for (const cell of plan?.cells ?? [whole])
    for (const episode of episodesIn(cell, epochs)) episodes.set(keyOf(episode), episode)
  return [...episodes.values()]
}

/** All combinations in a cell, ordered by epoch, seed, task and condition. */
function* episodesIn(
  { conditions, tasks, seeds }: Pick<Cell, 'tasks' | 'seeds'> & { conditions: readonly { id: string }[] },
  epochs: number,
): Generator<EpisodeKey> {
  for (let epoch = 1; epoch <= epochs; epoch++)
    for (const seed of seeds)
      for (const task of tasks)
        for (const { id: condition } of conditions) yield { condition, task, seed, epoch }
}
