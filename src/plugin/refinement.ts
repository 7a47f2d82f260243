import { z } from 'zod'
import { UsageError } from '../core/errors.ts'
import {
  type CausalOptions,
  causalOptions,
  createCausalPlanner,
  paperOptions,
} from '../planner/causal/causal-planner.ts'
import { decisions } from '../planner/causal/decision/index.ts'
import { KNOWLEDGE_USES } from '../planner/causal/knowledge/use.ts'
import type { Planner } from '../planner/planner.ts'
import { createWorldPlanner } from '../planner/world/world-planner.ts'

/** Decision rules that carry out subtasks, instead of or in addition to asking. */
const WORLD_DECISIONS = ['world', 'both'] as const
type Decision = CausalOptions['decision'] | (typeof WORLD_DECISIONS)[number]

/** The ids of all decisions. */
export const DECISIONS = [...Object.keys(decisions), ...WORLD_DECISIONS] as readonly Decision[]

const REFINED = 'causal'
const EXAMPLE = 'decision=paper, samples=1, level=0.05, wordings=model or knowledge=off'

const settingsSchema = z.strictObject({
  decision: z.enum(DECISIONS).optional(),
  /** Answers to each arm of `paper` and `vote`. */
  samples: z.coerce.number().int().min(1).max(99).optional(),
  /** Probability of certifying any false edge. */
  level: z.coerce.number().gt(0).lt(1).optional(),
  /** Source of the counterfactuals and paraphrases. */
  wordings: z.enum(['file', 'model']).optional(),
  /** The evidence from earlier plans and runs that determines how questions are allotted, if there is a store. */
  knowledge: z.enum(KNOWLEDGE_USES).optional(),
})

/** Settings of the planner `causal`'s refinement that differ from the default. */
export type Refinement = z.infer<typeof settingsSchema>
const REFINEMENT_KEYS = settingsSchema.keyof().options

/**
 * The id of a planner with these settings, e.g. `causal[decision=paper;samples=1;wordings=model]`. Runs, conditions and
 * provenance name planners by id, so that all of them carry the settings.
 * @throws UsageError for a planner other than `causal`
 */
export function plannerIdWith(planner: string, settings: Refinement): string {
  const [base, before = {}] = parted(planner)
  const all: Readonly<Record<string, unknown>> = { ...before, ...settings }
  const given = REFINEMENT_KEYS.filter((key) => all[key] !== undefined)
  if (given.length === 0) return planner
  if (base === REFINED) return `${base}[${given.map((key) => `${key}=${all[key]}`).join(';')}]`
  throw new UsageError(`${given[0]} can be set for the planner ${REFINED} only, not for ${planner}.`, {
    hint: `Leave it out, or choose the planner ${REFINED}.`,
  })
}

/**
 * The planner whose id names settings; undefined for an id without any.
 * @throws UsageError for settings that do not exist
 */
export function refinedPlanner(id: string): Planner | undefined {
  const [base, given] = parted(id)
  if (base !== REFINED || given === undefined) return undefined
  const settings = readSettings(id, given)
  const { decision, ...others } = settings
  if (decision === 'world' || decision === 'both') {
    const first = decision === 'world' ? 'none' : 'tested'
    return createWorldPlanner(id, causalOptions({ ...defined(others), decision: first }))
  }
  const options = { ...defined(others), ...(decision === undefined ? {} : { decision }) }
  // The team waits for the plan unless the default test makes it, as with the planners causal:paper and causal:none.
  const anytime = decision === undefined || decision === 'tested'
  return createCausalPlanner({ ...(decision === 'paper' ? paperOptions() : {}), anytime, ...options }, id)
}

/** A setting from a key and its text; undefined if there is no such key or value. */
export function settingFrom(key: string, text: string): Refinement | undefined {
  const { success, data } = settingsSchema.safeParse({ [key]: text })
  return success ? data : undefined
}

function readSettings(id: string, given: Readonly<Record<string, string>>): Refinement {
  const { success, data, error } = settingsSchema.safeParse(given)
  if (success) return data
  throw new UsageError(
    `The planner "${id}" has a setting that cannot be read: ${error.issues[0]?.message}.`,
    {
      hint: `Settings are ${EXAMPLE}, separated by semicolons.`,
    },
  )
}

function parted(id: string): [base: string, settings?: Record<string, string>] {
  const [, base, text] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(id) ?? []
  if (base === undefined || text === undefined) return [id]
  const pairs = text.split(';').map((pair): [string, string] => {
    const [key = '', value = ''] = pair.split('=')
    return [key, value]
  })
  return [base, Object.fromEntries(pairs)]
}

const defined = ({ samples, level, wordings, knowledge }: Omit<Refinement, 'decision'>) => ({
  ...(samples === undefined ? {} : { samples }),
  ...(level === undefined ? {} : { level }),
  ...(wordings === undefined ? {} : { wordings }),
  ...(knowledge === undefined ? {} : { knowledge }),
})
