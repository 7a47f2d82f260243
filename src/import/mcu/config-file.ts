import { closeSync, openSync, readSync } from 'node:fs'
import { extname } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { checked } from '../../core/checked/checked.ts'
import { deepLineOf, nestingIssue, TOO_DEEP } from '../../core/nesting.ts'
import { firstIssue } from '../imported.ts'

/** Maximum size of MCU's files: the longest have some thousand bytes, and reading YAML takes a hundred times as much memory. */
const MAX_BYTES = 100_000

const ruleSchema = z
  .object({
    event: z.string(),
    identity: z.string().min(1),
    objects: z.array(z.string().min(1)).min(1),
    reward: z.number(),
    max_reward_times: z.number().positive(),
  })
  .loose()
export type ForeignRule = z.infer<typeof ruleSchema>

const configSchema = z
  .object({
    custom_init_commands: z.array(z.string()).max(400).nullish(),
    commands: z.array(z.string()).max(400).nullish(),
    text: z.string().min(1).max(2000),
    thinking: z.string().nullish(),
    reward_cfg: z.array(ruleSchema).max(100).nullish(),
    milestone_reward_cfg: z.array(ruleSchema).max(100).nullish(),
  })
  .loose()
export type McuConfig = z.infer<typeof configSchema>

/** Whether a file is an MCU task or a task of MCU's AgentBeats green agent. */
export const isMcuConfig = ({ path, head }: { path: string; head: string }): boolean =>
  /^\.ya?ml$/.test(extname(path)) &&
  /^(custom_init_commands|commands)\s*:/m.test(head) &&
  !/^schema\s*:/m.test(head)

/** Reads a task config. @returns the first issue, if there is one */
export function readConfig(path: string): { config: McuConfig } | { field: string; reason: string } {
  const read = readYaml(path)
  if ('reason' in read) return { field: '', reason: read.reason }
  const parsed = checked(configSchema, read.content)
  return parsed.success ? { config: parsed.data } : firstIssue(parsed.issues)
}

function readYaml(path: string): { content: unknown } | { reason: string } {
  const file = openSync(path, 'r')
  const buffer = Buffer.alloc(MAX_BYTES + 1)
  const length = readSync(file, buffer, 0, buffer.length, 0)
  closeSync(file)
  if (length > MAX_BYTES) return { reason: `larger than ${MAX_BYTES} bytes` }
  const text = buffer.toString('utf8', 0, length)
  const deep = deepLineOf(text)
  if (deep !== undefined) return { reason: `${TOO_DEEP} (line ${deep})` }
  try {
    const content: unknown = parse(text, { maxAliasCount: 20, logLevel: 'error' })
    const issue = nestingIssue(content)
    return issue === undefined ? { content } : { reason: `${issue.path.join('.')} ${issue.message}` }
  } catch (error) {
    return { reason: `not YAML: ${(error as Error).message.split('\n')[0]}` }
  }
}
