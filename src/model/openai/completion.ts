import { z } from 'zod'
import { jsonOrUndefined } from './json.ts'

/* The formats in which endpoints send a completion, normalized. */

const textPart = z.object({ type: z.string().optional(), text: z.string().optional() })
const thinkingPart = z.object({ thinking: z.union([z.string(), z.array(textPart)]) })
/** A text or its parts: Mistral's reasoning models send both. */
const contentSchema = z.union([z.string(), z.array(z.union([thinkingPart, textPart, z.string()]))]).nullish()
const calledSchema = z.object({ arguments: z.union([z.string(), z.looseObject({})]).nullish() })

/** Fields of a message, or of a piece of one. Endpoints add some fields and omit others. */
const messageSchema = z.object({
  content: contentSchema,
  refusal: z.string().nullish().catch(undefined),
  /** vLLM before 0.12, llama.cpp, DeepSeek. */
  reasoning_content: contentSchema.catch(undefined),
  /** Ollama, OpenRouter, vLLM. */
  reasoning: contentSchema.catch(undefined),
  /** Ollama's native API. */
  thinking: contentSchema.catch(undefined),
  tool_calls: z
    .array(z.looseObject({ index: z.number().optional(), function: calledSchema }))
    .nullish()
    .catch(undefined),
  function_call: calledSchema.nullish().catch(undefined),
})
type WireMessage = z.infer<typeof messageSchema>

const choiceSchema = z.object({
  finish_reason: z.string().nullish(),
  message: messageSchema.optional(),
  delta: messageSchema.nullish(),
})

/** A completion, a piece of a stream, or a line of Ollama's own API. */
const bodySchema = z.union([
  // The last piece of a stream may have no choice, only the usage.
  z.object({ choices: z.array(choiceSchema), usage: z.unknown().optional() }),
  z.object({
    choices: z.undefined().optional(),
    message: messageSchema,
    done: z.boolean(),
    done_reason: z.string().nullish(),
    prompt_eval_count: z.number().optional(),
    eval_count: z.number().optional(),
  }),
])

/** The texts of a completion, by field. */
export interface CompletionTexts {
  content: string
  reasoning: string
  /** Arguments of tool calls. None were offered, but some models answer by calling one. */
  toolCall: string
  refusal: string
  /** Why it ended; absent if the endpoint does not say. */
  ending?: string
  /** The tokens as reported by the endpoint, not yet checked. */
  usage: unknown
}

/**
 * Reads a completion in any of its forms: JSON, a stream of server-sent events, or lines of JSON.
 * @returns undefined if the text is none of them; the body of an error if it is one
 */
export function completionIn(text: string): { said: CompletionTexts } | { error: object } | undefined {
  const bodies = bodiesIn(text)
  if (bodies === undefined) return undefined
  const error = bodies.find(isError)
  if (error !== undefined) return { error }
  const texts: CompletionTexts = { content: '', reasoning: '', toolCall: '', refusal: '', usage: undefined }
  let isCompletion = false
  for (const body of bodies) {
    const parsed = bodySchema.safeParse(body)
    if (!parsed.success) return undefined
    isCompletion = add(parsed.data, texts) || isCompletion
  }
  return isCompletion ? { said: texts } : undefined
}

const isError = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && 'error' in body && Boolean(body.error)

/** The JSON values in the text of an answer. */
function bodiesIn(text: string): unknown[] | undefined {
  const whole = jsonOrUndefined(text)
  // Some servers send JSON as a text in JSON.
  if (typeof whole === 'string') return bodiesIn(whole)
  if (whole !== undefined) return [whole]
  const lines = text.split('\n').flatMap(payloadOf)
  const values = lines.map(jsonOrUndefined)
  return values.length === 0 || values.includes(undefined) ? undefined : values
}

/** The payload of a stream's line: the data of server-sent events, all of a JSON line. */
function payloadOf(line: string): string[] {
  const text = line.trim()
  const data = text.startsWith('data:') ? text.slice('data:'.length).trim() : text
  const isEmpty = data === '' || data === '[DONE]' || /^(:|event:|id:|retry:)/.test(text)
  // A terminator may be glued to the last value.
  return isEmpty ? [] : [data.replace(/\s*data: ?\[DONE\]$/, '')]
}

/** Adds the texts of a body. @returns whether the body contains more than a usage report */
function add(body: z.infer<typeof bodySchema>, texts: CompletionTexts): boolean {
  if (body.choices === undefined) {
    addMessage(body.message, texts)
    const { prompt_eval_count: prompt_tokens, eval_count: completion_tokens } = body
    if (prompt_tokens !== undefined) texts.usage = { prompt_tokens, completion_tokens }
    if (body.done) texts.ending = body.done_reason ?? 'stop'
    return true
  }
  if (body.usage !== undefined && body.usage !== null) texts.usage = body.usage
  const [choice] = body.choices
  if (choice === undefined) return false
  addMessage(choice.message ?? choice.delta ?? {}, texts)
  if (choice.finish_reason) texts.ending = choice.finish_reason
  return true
}

function addMessage(message: WireMessage, texts: CompletionTexts): void {
  const { content, reasoning_content, reasoning, thinking, refusal, tool_calls, function_call } = message
  const { text, thoughts } = partsOf(content)
  texts.content += text
  texts.reasoning += thoughts + textOf(reasoning_content ?? reasoning ?? thinking)
  texts.refusal += refusal ?? ''
  // If there are several calls, the first is read; its arguments may come in pieces.
  const call = tool_calls?.find(({ index = 0 }) => index === 0)?.function ?? function_call
  const called = call?.arguments ?? ''
  texts.toolCall += typeof called === 'string' ? called : JSON.stringify(called)
}

type Content = z.infer<typeof contentSchema>

const textOf = (content: Content): string => {
  const { text, thoughts } = partsOf(content)
  return thoughts + text
}

function partsOf(content: Content): { text: string; thoughts: string } {
  if (typeof content === 'string') return { text: content, thoughts: '' }
  let [text, thoughts] = ['', '']
  for (const part of content ?? []) {
    if (typeof part === 'string') text += part
    else if ('thinking' in part) thoughts += textOf(part.thinking as Content)
    else if (part.type === 'reasoning' || part.type === 'thinking') thoughts += String(part.text ?? '')
    else text += String(part.text ?? '')
  }
  return { text, thoughts }
}
