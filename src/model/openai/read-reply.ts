import { z } from 'zod'
import { ModelError } from '../../core/errors.ts'
import { fitTo } from '../../core/lenient.ts'
import { printable } from '../../core/printable.ts'
import { estimatedUsage } from '../estimated-usage.ts'
import type { Message, Usage } from '../language-model.ts'
import { BASE_URL_HINT } from './errors.ts'

/** No model reads or writes that many tokens at once; who reports more has not counted them. */
const MOST_TOKENS = 10_000_000

/** The fields of a chat completion that we use. Endpoints add fields and leave out others. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({
      // No prompt is empty: 0 is what servers say that do not count.
      prompt_tokens: z.int().positive().max(MOST_TOKENS),
      completion_tokens: z.int().nonnegative().max(MOST_TOKENS),
    })
    // What cannot be a number of tokens says as little as no number.
    .optional()
    .catch(undefined),
})

/** The text of a reply and its cost. */
export interface Completion {
  text: string
  /** The reply ended where no more tokens were allowed. */
  cutOff: boolean
  usage: Usage
}

/**
 * Reads the text in a response body. Where the endpoint does not say what it took, the tokens are counted.
 * @param messages what was asked
 * @throws ModelError when the body is no chat completion, or the model refuses.
 */
export function readCompletion(body: unknown, messages: readonly Message[], baseUrl: string): Completion {
  // Some servers send JSON under another content type, which the client then leaves as text.
  const parsed = completionSchema.safeParse(typeof body === 'string' ? jsonOrUndefined(body) : body)
  if (!parsed.success) {
    throw new ModelError(`${baseUrl} answers, but not with a chat completion: ${quote(body)}`, {
      code: 'model_protocol',
      hint: BASE_URL_HINT,
    })
  }
  const { choices, usage: reported } = parsed.data
  const { finish_reason: ending, message } = choices[0] as (typeof choices)[number]
  const text = message.content ?? ''
  const usage =
    reported === undefined
      ? estimatedUsage(messages, text)
      : { inputTokens: reported.prompt_tokens, outputTokens: reported.completion_tokens }
  if (message.refusal || ending === 'content_filter') {
    throw new ModelError(
      `The model refuses to answer: ${message.refusal || 'its content filter was triggered'}`.slice(0, 500),
      {
        code: 'model_refusal',
        hint: 'Rephrase the task, or use another model.',
        usage,
        raw: text,
      },
    )
  }
  return { text, cutOff: ending === 'length', usage }
}

/** Texts of a reply may reach a terminal. */
const clean = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? printable(value) : value

/** The value in a reply, or what is wrong with the reply, in words for the model. */
export function readValue<T>(
  schema: z.ZodType<T>,
  text: string,
  form?: 'text',
): { value: T } | { issue: string } {
  if (text.trim() === '') return { issue: 'it is empty' }
  const json = form === 'text' ? printable(text) : jsonIn(text)
  if (json === undefined) return { issue: `it is not JSON: ${quote(text)}` }
  const parsed = schema.safeParse(form === 'text' ? json : fitTo(schema, json))
  if (parsed.success) return { value: parsed.data }
  return { issue: z.prettifyError(parsed.error).slice(0, 2000) }
}

/** The JSON object in a reply: the whole text, in a code fence, within prose, or after the thoughts of a reasoning model. */
function jsonIn(text: string): unknown {
  const said = text.split('</think>').at(-1) as string
  const fenced = /```(?:json)?\s*\n([\s\S]*?)```/.exec(said)?.[1]
  const braced = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
  for (const candidate of [said, fenced, braced]) {
    const value = candidate === undefined ? undefined : jsonOrUndefined(candidate)
    if (typeof value === 'object' && value !== null) return value
  }
  return undefined
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text, clean)
  } catch {
    return undefined
  }
}

function quote(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? 'nothing')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
