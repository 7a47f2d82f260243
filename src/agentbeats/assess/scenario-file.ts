import { readFileSync } from 'node:fs'
import { parse, TomlError } from 'smol-toml'
import { z } from 'zod'
import { checked } from '../../core/checked/checked.ts'
import { InvalidFileError } from '../../core/errors.ts'
import { AGENT_ROLE } from '../protocol/request.ts'

const agentSchema = z
  .object({
    /** URL at which it listens. */
    endpoint: z.url({ protocol: /^https?$/ }).optional(),
    /** Command that starts it; words are separated by spaces, and no shell reads them. */
    cmd: z.string().min(1).optional(),
    agentbeats_id: z.string().optional(),
  })
  .loose()

const scenarioSchema = z.object({
  green_agent: agentSchema.optional(),
  participants: z
    .array(
      agentSchema.extend({
        role: z.string().default(AGENT_ROLE),
        name: z.string().optional(),
        /** Ours: one of our own agents, started for the assessment: `noop`, `oracle` … */
        agent: z.string().optional(),
      }),
    )
    .min(1)
    .max(8),
  config: z.record(z.string(), z.unknown()),
})
/** An assessment as described by AgentBeats' `scenario.toml`. */
export type Scenario = z.infer<typeof scenarioSchema>

/** Reads a scenario. @throws InvalidFileError if the file is not one */
export function readScenario(path: string): Scenario {
  const result = checked(scenarioSchema, contentOf(path))
  if (result.success) return result.data
  throw new InvalidFileError(
    path,
    result.issues.map(({ path: where, message }) => ({ path: where.join('.'), message })),
    'A scenario has [green_agent] endpoint, [[participants]] role and endpoint, and [config] task_category.',
  )
}

function contentOf(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const { message } = error as Error
    const line = error instanceof TomlError ? { line: error.line } : {}
    throw new InvalidFileError(path, [{ path: '', ...line, message: message.split('\n')[0] ?? '' }])
  }
}
