import { z } from 'zod'
import { CATEGORIES, isCategory } from '../tasks/categories.ts'

/** The role of the agent that is assessed. */
export const AGENT_ROLE = 'agent'

/** Maximum length of a request's text (characters). */
const MAX_LENGTH = 100_000
const MAX_SHARDS = 1000

const configSchema = z
  .object({
    task_category: z.string(),
    /** Steps per task, up to the category's own limit. */
    max_steps: z.int().min(1).optional(),
    /** The share of the tasks to play: those whose index modulo `num_shards` is `shard_index`. */
    shard_index: z.int().min(0).optional(),
    num_shards: z.int().min(1).max(MAX_SHARDS).optional(),
    /** Maximum number of tasks. */
    num_instances: z.int().min(1).optional(),
    /** Names of the tasks to play. Default: all tasks of the category. */
    task_list: z.array(z.string().max(200)).max(1000).optional(),
    seed: z.int().min(0).optional(),
    /** Ours: `semantic` adds facts to the pictures. */
    observation: z.enum(['frames', 'semantic', 'both']).optional(),
    /** Ours: `semantic` accepts the actions of our own agents instead of keys. */
    action: z.enum(['keys', 'semantic']).optional(),
  })
  .loose()

const requestSchema = z.object({
  participants: z.record(z.string(), z.url({ protocol: /^https?$/ })),
  config: configSchema,
})

/** A parsed request, in the form sent to the thread that plays it. */
export const assessmentRequestSchema = z
  .strictObject({
    /** Role and URL of the agent that is assessed. */
    role: z.string(),
    agent: z.string(),
    category: z.enum(CATEGORIES),
    maxSteps: z.int().optional(),
    shard: z.strictObject({ index: z.int(), count: z.int() }),
    instances: z.int().optional(),
    tasks: z.array(z.string()).optional(),
    seed: z.int(),
    observation: z.enum(['frames', 'semantic', 'both']),
    action: z.enum(['keys', 'semantic']),
  })
  .readonly()
/** A client's request to the green agent. */
export type AssessmentRequest = z.infer<typeof assessmentRequestSchema>

/** Reads a request; untrusted. @returns why it is rejected, in plain words, if it is invalid */
export function readRequest(text: string): AssessmentRequest | { readonly rejected: string } {
  if (text.length > MAX_LENGTH) return { rejected: `The request has ${text.length} characters.` }
  const parsed = requestSchema.safeParse(jsonOf(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue === undefined || issue.path.length === 0 ? '' : ` (${issue.path.join('.')})`
    return {
      rejected: `Invalid request${where}: ${issue?.message ?? 'no JSON'}. Send {"participants": {"${AGENT_ROLE}": URL}, "config": {"task_category": …}}.`,
    }
  }
  const { participants, config } = parsed.data
  const agent = participants[AGENT_ROLE]
  if (agent === undefined) return { rejected: `Missing role "${AGENT_ROLE}" among the participants.` }
  const { task_category: category, shard_index: index = 0, num_shards: count = 1 } = config
  if (!isCategory(category))
    return {
      rejected: `Unknown category ${JSON.stringify(category.slice(0, 100))}; the categories are ${CATEGORIES.join(', ')}.`,
    }
  if (index >= count) return { rejected: `Shard ${index} of ${count} does not exist; the first is 0.` }
  return {
    role: AGENT_ROLE,
    agent,
    category,
    maxSteps: config.max_steps,
    shard: { index, count },
    instances: config.num_instances,
    tasks: config.task_list,
    seed: config.seed ?? 0,
    observation: config.observation ?? 'frames',
    action: config.action ?? 'keys',
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
