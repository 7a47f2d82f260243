import { z } from 'zod'
import { count } from '../../core/count.ts'
import { UsageError } from '../../core/errors.ts'
import { MAX_AGENTS } from '../../task/agent-names.ts'
import { parseLatency } from '../latency.ts'

/** What is compared: planner, assignment strategy, model and size of the team. */
export const conditionSchema = z.object({
  /** Names run folders and result lines. */
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  /** Name in tables, where it does not follow from the fields. */
  label: z.string().optional(),
  planner: z.string(),
  assignment: z.string(),
  model: z.string(),
  /** null: as many as the task says. */
  agents: z.int().min(1).max(MAX_AGENTS).nullable(),
  trust: z.enum(['judger', 'reflection']).default('judger'),
  /** Repairs its graph after refused actions and replans what is left undone. */
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

/** A comma, but not the one within `tokens:60/s,200ms`. */
const BETWEEN_PARTS = /,(?!\d+(?:\.\d+)?m?s(?:,|$))/

/**
 * Reads a condition as the command line writes it: a planner, and what differs from the usual, e.g.
 * `villageragent:fixed` or `causal,assign=random,agents=3`.
 * @throws UsageError naming the part that is not understood.
 */
export function parseCondition(text: string, usual: Setting): Condition {
  const setting: Setting = { ...usual }
  for (const [index, part] of text.split(BETWEEN_PARTS).entries()) {
    const at = part.indexOf('=')
    const [key, value] =
      at < 0 ? [index === 0 ? 'planner' : part, part] : [part.slice(0, at), part.slice(at + 1)]
    if (value === '' || (at < 0 && index > 0)) throw notUnderstood(text, part)
    if (key === 'planner') setting.planner = value
    else if (key === 'assign') setting.assignment = value
    else if (key === 'model') setting.model = value
    else if (key === 'trust' && (value === 'judger' || value === 'reflection')) setting.trust = value
    else if (key === 'repair' && (value === 'on' || value === 'off')) setting.repair = value === 'on'
    else if (key === 'latency') setting.latency = checkedLatency(value)
    else if (key === 'agents' && /^\d{1,2}$/.test(value) && +value >= 1 && +value <= MAX_AGENTS)
      setting.agents = Number(value)
    else throw notUnderstood(text, part)
  }
  return conditionOf(setting)
}

/** @throws UsageError when it is no latency */
function checkedLatency(text: string): string {
  parseLatency(text)
  return text
}

const notUnderstood = (text: string, part: string): UsageError =>
  new UsageError(`"${part}" of the condition "${text}" cannot be read.`, {
    hint: 'Write a planner, then assign=, model=, agents=, trust=, repair= or latency=, separated by commas, e.g. causal,assign=random,agents=3.',
  })

/** What distinguishes conditions, in words; what all of them share is left out. */
export function labelsOf(conditions: readonly Condition[]): Map<string, string> {
  const differs = (field: keyof Setting) => new Set(conditions.map((condition) => condition[field])).size > 1
  return new Map(
    conditions.map((condition) => {
      const { id, label, planner, assignment, model, agents, trust, repair, latency } = condition
      const parts = [
        planner,
        ...(differs('assignment') ? [assignment] : []),
        ...(differs('model') ? [model] : []),
        ...(differs('agents') ? [agents === null ? 'team of the task' : count(agents, 'agent')] : []),
        ...(differs('trust') ? [`trusts ${trust}`] : []),
        ...(differs('repair') ? [repair ? 'repairs' : 'no repair'] : []),
        ...(differs('latency') ? [latency === 'none' ? 'no latency' : latency] : []),
      ]
      return [id, label ?? parts.join(' · ')]
    }),
  )
}
