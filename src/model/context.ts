import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { packagePath } from '../core/package-root.ts'
import { rowOf } from './model-table.ts'

/** Tokens that are kept for a reply where nobody has limited it, at most; and the share of a short context. */
const REPLY_TOKENS = 4096
const REPLY_SHARE = 1 / 4
/** Another model's tokenizer may make more tokens of a text than ours; so much of the room is used. */
const USED = 0.9

const listSchema = z.object({ models: z.record(z.string(), z.int().positive()) })

let list: Readonly<Record<string, number>> | undefined

/** The context of a model in tokens, from `profiles/contexts.yaml`; undefined for models that are not in it, such as local ones. */
function contextOf(model: string): number | undefined {
  list ??= listSchema.parse(parse(readFileSync(packagePath('profiles', 'contexts.yaml'), 'utf8'))).models
  return rowOf(list, model)
}

/** What a prompt may take: so many tokens, of a context of so many. */
export interface PromptRoom {
  tokens: number
  context: number
}

/**
 * How long a prompt may be, so that the reply has room beside it; undefined where the context is not known.
 * @param model id, e.g. `openai:gpt-4`
 * @param given the context as the user says it (tokens), and the longest reply
 */
export function promptRoomOf(
  model: string,
  given: { contextTokens?: number | undefined; maxOutputTokens?: number | undefined } = {},
): PromptRoom | undefined {
  const context = given.contextTokens ?? contextOf(model)
  if (context === undefined) return undefined
  const reply = given.maxOutputTokens ?? Math.min(REPLY_TOKENS, Math.floor(context * REPLY_SHARE))
  return { tokens: Math.max(0, Math.floor((context - reply) * USED)), context }
}
