import { z } from 'zod'
import { count } from '../../core/count.ts'
import { ModelError } from '../../core/errors.ts'
import { fitTo } from '../../core/lenient.ts'
import { printable } from '../../core/printable.ts'
import type { ModelRequest, Usage } from '../language-model.ts'
import type { CompletionTexts } from './completion.ts'
import { jsonOrUndefined, quote } from './json.ts'
import { splitThoughts } from './thoughts.ts'

const CUT_OFF = 'it was too long and was cut off; say it in far fewer words, and repeat nothing'

/** Finish reasons that mean that the reply ran out of tokens; some gateways pass on Gemini's and Anthropic's names. */
const CUT_OFF_ENDINGS = new Set(['length', 'max_tokens', 'MAX_TOKENS', 'model_length'])

/** A usable reply, and the text that it was read from. */
export interface ReadReply<T> {
  value: T
  raw: string
}

/**
 * Reads the reply to a request: the text of the message, or the JSON that a model wrote into another field instead.
 * @throws ModelError with a remedy if it is truncated, is declined, or does not match the schema
 */
export function readReply<T>(texts: CompletionTexts, request: ModelRequest<T>, usage: Usage): ReadReply<T> {
  const { text, thoughts: inText } = splitThoughts(texts.content)
  const thoughts = texts.reasoning + inText
  const raw = rawOf(texts)
  if (texts.refusal !== '' || texts.ending === 'content_filter') {
    throw new ModelError(
      `The model refuses to answer: ${quote(texts.refusal || 'its content filter was triggered', 500)}`,
      { code: 'model_refusal', hint: 'Rephrase the task, or use another model.', usage, raw },
    )
  }
  if (CUT_OFF_ENDINGS.has(texts.ending ?? '')) {
    throw new ModelError(`The reply was cut off after ${count(usage.outputTokens, 'token')}.`, {
      code: 'model_truncated',
      hint: 'Allow longer replies (--max-output) or a longer context, or use a smaller task.',
      remedy: { kind: 'tell', issue: CUT_OFF },
      usage,
      raw,
    })
  }
  const read = readValue(request.schema, text, request.form)
  if ('value' in read) return { value: read.value, raw }
  if (text.trim() === '' && request.form !== 'text') {
    const elsewhere = readElsewhere(request.schema, [texts.toolCall, thoughts])
    if (elsewhere !== undefined) return { value: elsewhere.value, raw }
  }
  const issue = text.trim() === '' ? emptiness(texts, thoughts) : read.issue
  throw new ModelError(`The reply of kind "${request.name}" does not fit: ${issue}`, {
    code: 'model_reply',
    hint:
      text.trim() === '' && thoughts !== ''
        ? 'Turn the thinking of the model off (docs/real-models.md), or use one that answers without.'
        : 'Use a model that is better at JSON, or an endpoint that offers JSON-schema output.',
    remedy: { kind: 'tell', issue, ...(text.trim() === '' ? {} : { said: text }) },
    usage,
    raw,
  })
}

/** The reply as the model wrote it, for transcripts: the other fields if the text is empty. */
const rawOf = ({ content, reasoning, toolCall }: CompletionTexts): string =>
  [content, toolCall, reasoning].find((text) => text.trim() !== '') ?? ''

/** vLLM and Ollama put the whole reply of some models among their thoughts, others into a tool call. */
function readElsewhere<T>(schema: z.ZodType<T>, texts: readonly string[]): { value: T } | undefined {
  for (const text of texts) {
    const read = text.trim() === '' ? undefined : readValue(schema, text)
    if (read !== undefined && 'value' in read) return read
  }
  return undefined
}

/** The fault of a reply without a text, naming the field that has one. */
function emptiness({ reasoning, toolCall }: CompletionTexts, thoughts: string): string {
  if (toolCall.trim() !== '') return `it is empty; there is a tool call instead: ${quote(toolCall)}`
  if (thoughts.trim() === '') return 'it is empty'
  const where = reasoning.trim() === '' ? 'in thoughts between tags' : 'in its reasoning'
  return `it is empty; there is text only ${where}: ${quote(thoughts)}`
}

/** The value in a reply, or the fault of the reply, in a wording for the model. */
function readValue<T>(schema: z.ZodType<T>, text: string, form?: 'text'): { value: T } | { issue: string } {
  if (text.trim() === '') return { issue: 'it is empty' }
  const json = form === 'text' ? printable(text) : jsonIn(text)
  if (json === undefined) return { issue: `it is not JSON: ${quote(text)}` }
  const parsed = schema.safeParse(form === 'text' ? json : fitTo(schema, json))
  if (parsed.success) return { value: parsed.data }
  return { issue: z.prettifyError(parsed.error).slice(0, 2000) }
}

/** The JSON object in a reply: the whole text, in a code fence, or within prose. */
function jsonIn(text: string): unknown {
  const fenced = /```(?:json)?\s*\n([\s\S]*?)```/.exec(text)?.[1]
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  for (const candidate of [text, fenced, braced]) {
    const value = candidate === undefined ? undefined : jsonOrUndefined(candidate)
    if (typeof value === 'object' && value !== null) return value
  }
  return undefined
}
