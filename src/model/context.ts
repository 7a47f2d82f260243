import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { packagePath } from '../core/package-root.ts'
import { rowOf } from './model-table.ts'

/** Tokens reserved for a reply without a limit, and the maximum share of a short context for it. */
const REPLY_TOKENS = 4096
const REPLY_SHARE = 1 / 4
/** Share of the context that is used: another model's tokenizer may split a text into more tokens than ours. */
const USED = 0.9

const listSchema = z.object({ models: z.record(z.string(), z.int().positive()) })

let list: Readonly<Record<string, number>> | undefined

/** The context of a model in tokens, from `profiles/contexts.yaml`; undefined for models that are not in it, such as local ones. */
function contextOf(model: string): number | undefined {
  list ??= listSchema.parse(parse(readFileSync(packagePath('profiles', 'contexts.yaml'), 'utf8'))).models
  return rowOf(list, model)
}

/** Space for a prompt, and the context that it is part of (tokens). */
export interface PromptRoom {
  tokens: number
  context: number
}

/**
 * Maximum length of a prompt that leaves room for the reply; undefined if the context is unknown.
 * @param model id, e.g. `openai:gpt-4`
 * @param given the user's value for the context (tokens), and the longest reply
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
