import { z } from 'zod'
import { count } from '../../core/count.ts'
import { UsageError } from '../../core/errors.ts'
import { plannerIdWith, settingFrom } from '../../plugin/refinement.ts'
import { MAX_AGENTS } from '../../task/agent-names.ts'
import { parseLatency } from '../latency.ts'

/** A condition to compare: planner, assignment strategy, model and size of the team. */
export const conditionSchema = z.object({
  /** Used as the name of run folders and result lines. */
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  /** Name in tables, if it does not follow from the fields. */
  label: z.string().optional(),
  planner: z.string(),
  assignment: z.string(),
  model: z.string(),
  /** null: as many as the task specifies. */
  agents: z.int().min(1).max(MAX_AGENTS).nullable(),
  trust: z.enum(['judger', 'reflection']).default('judger'),
  /** Repairs its graph after refused actions and replans unfinished work. */
  repair: z.boolean().default(true),
  /** Game time that a call of the model takes, as `parseLatency` reads it. */
  latency: z.string().default('none'),
})
export type Condition = z.infer<typeof conditionSchema>

/** A condition without a name of its own. */
export type Setting = Omit<Condition, 'id' | 'label'>

/** The usual values of a condition. */
export const DEFAULT_SETTING: Setting = {
  planner: 'causal',
  assignment: 'busy-rate',
  model: 'expert',
  agents: null,
  trust: 'judger',
  repair: true,
  latency: 'none',
}

/** Names a condition after its fields, so that the same condition has the same name in every experiment. */
export function conditionOf(changes: Partial<Setting>, label?: string): Condition {
  const setting: Setting = { ...DEFAULT_SETTING, ...changes }
  const { planner, assignment, model, agents, trust, repair, latency } = setting
  const parts = [planner, assignment, model, agents === null ? 'team' : `${agents}`]
  if (trust !== 'judger') parts.push(trust)
  if (!repair) parts.push('no-repair')
  if (latency !== 'none') parts.push(latency)
  const id = parts.map((part) => part.replaceAll(/[^A-Za-z0-9.-]+/g, '-')).join('_')
  return { id, ...(label === undefined ? {} : { label }), ...setting }
}

/** A comma, but not the one inside `tokens:60/s,200ms`. */
const BETWEEN_PARTS = /,(?!\d+(?:\.\d+)?m?s(?:,|$))/

/**
 * Reads a condition as written on the command line: a planner plus its differences from the defaults, e.g. `villageragent:fixed`
 * or `causal,assign=random,agents=3`.
 * @throws UsageError naming the part that cannot be read.
 */
export function parseCondition(text: string, usual: Setting): Condition {
  let setting: Setting = usual
  for (const [index, part] of text.split(BETWEEN_PARTS).entries()) {
    const change = changeBy(part, index === 0) ?? refinementBy(part, setting.planner)
    if (change === undefined) throw notUnderstood(text, part)
    setting = { ...setting, ...change }
  }
  return conditionOf(setting)
}

/**
 * The change that a part of a condition makes; undefined if it cannot be read. Only the first part may be a planner without a
 * key.
 */
function changeBy(part: string, isFirst: boolean): Partial<Setting> | undefined {
  const separator = part.indexOf('=')
  if (separator < 0 && !isFirst) return undefined
  const [key, value] =
    separator < 0 ? ['planner', part] : [part.slice(0, separator), part.slice(separator + 1)]
  return value !== '' && Object.hasOwn(CHANGES, key) ? CHANGES[key]?.(value) : undefined
}

/** A setting of the refinement belongs to the planner. */
function refinementBy(part: string, planner: string): Partial<Setting> | undefined {
  const [key = '', value = ''] = part.split('=')
  const refinement = settingFrom(key, value)
  return refinement && { planner: plannerIdWith(planner, refinement) }
}

/** By key: the change that a value makes; undefined for an invalid value. */
const CHANGES: Readonly<Record<string, (value: string) => Partial<Setting> | undefined>> = {
  planner: (planner) => ({ planner }),
  assign: (assignment) => ({ assignment }),
  model: (model) => ({ model }),
  trust: (trust) => (trust === 'judger' || trust === 'reflection' ? { trust } : undefined),
  repair: (value) => (value === 'on' || value === 'off' ? { repair: value === 'on' } : undefined),
  latency: (value) => ({ latency: checkedLatency(value) }),
  agents: (value) =>
    /^\d{1,2}$/.test(value) && +value >= 1 && +value <= MAX_AGENTS ? { agents: Number(value) } : undefined,
}

/** @throws UsageError if it is not a latency */
function checkedLatency(text: string): string {
  parseLatency(text)
  return text
}

const notUnderstood = (text: string, part: string): UsageError =>
  new UsageError(`"${part}" of the condition "${text}" cannot be read.`, {
    hint: 'Write a planner, then assign=, model=, agents=, trust=, repair= or latency=, and for causal decision=, samples=, level=, wordings= or knowledge=, separated by commas, e.g. causal,assign=random,agents=3.',
  })

/** How the fields of a setting are written in a label, in their order. */
const FIELD_LABELS: { [Field in keyof Setting]: (value: Setting[Field]) => string } = {
  planner: (planner) => planner,
  assignment: (assignment) => assignment,
  model: (model) => model,
  agents: (agents) => (agents === null ? 'team of the task' : count(agents, 'agent')),
  trust: (trust) => `trusts ${trust}`,
  repair: (repair) => (repair ? 'repairs' : 'no repair'),
  latency: (latency) => (latency === 'none' ? 'no latency' : latency),
}
const FIELDS = Object.keys(FIELD_LABELS) as (keyof Setting)[]

const fieldLabel = <Field extends keyof Setting>(setting: Setting, field: Field): string =>
  FIELD_LABELS[field](setting[field])

/** Labels that distinguish conditions: the planner and the fields in which they differ. */
export function labelsOf(conditions: readonly Condition[]): Map<string, string> {
  const differs = (field: keyof Setting) => new Set(conditions.map((condition) => condition[field])).size > 1
  const shown = FIELDS.filter((field) => field === 'planner' || differs(field))
  return new Map(
    conditions.map((condition) => [
      condition.id,
      condition.label ?? shown.map((field) => fieldLabel(condition, field)).join(' · '),
    ]),
  )
}
