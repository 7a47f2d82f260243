import { z } from 'zod'
import { count } from '../../core/count.ts'
import { isCausalMaceError, ModelError } from '../../core/errors.ts'
import { DEFAULT_CONCURRENCY } from '../allowance/open-allowance.ts'
import type { LanguageModel, ModelRequest } from '../language-model.ts'
import { followedBy, persist } from '../persist.ts'
import { renderPrompt } from '../prompts.ts'
import { askServer } from './ask-server.ts'
import { DialectBook } from './dialect.ts'
import { OPENAI_URL, publicUrl } from './endpoint-url.ts'
import { entryOf, type ListedModel, listedModels } from './listed-models.ts'
import { createOpenAiModel, type OpenAiOptions } from './openai-model.ts'
import { ASKED_FOR_MS, isNear } from './reported-context.ts'
import { type Room, roomOf } from './room.ts'

export interface ProbeResult {
  /** The checked feature. */
  what: string
  ok: boolean
  /** The result, one line. */
  got: string
  advice?: string
}

/** How long a first answer may take (ms): local servers load the model for it. */
const FIRST_ANSWER_MS = 60_000

const ONCE = { seed: 1, sample: 0 } as const

/** A request that any model can answer. */
const wordRequest = (): ModelRequest => ({
  ...ONCE,
  name: 'word',
  form: 'text',
  messages: renderPrompt('probe-word', {}),
  schema: z.string().min(1),
})

const schemaRequest = (): ModelRequest => ({
  ...ONCE,
  name: 'probe',
  messages: renderPrompt('probe-schema', {}),
  schema: z.strictObject({ blocks: z.array(z.strictObject({ name: z.string(), count: z.int() })) }),
})

/**
 * Checks whether a model can be used, by asking for one word and for a reply by a schema. That a model is listed proves nothing:
 * llama.cpp answers to any name, Ollama to names without their tag, Azure to the names of deployments.
 */
export async function probeOpenAi(options: OpenAiOptions): Promise<ProbeResult[]> {
  const { model, baseUrl = OPENAI_URL, apiKey, timeoutMs = FIRST_ANSWER_MS, fetch } = options
  const dialects = new DialectBook()
  const probed = createOpenAiModel({ ...options, timeoutMs, dialects })
  const endpoint = publicUrl(baseUrl)
  const what = 'language model'
  const word = await answered(probed, wordRequest())
  const ask = askServer({ baseUrl, apiKey, fetch, withinMs: ASKED_FOR_MS })
  const listed = listedModels(await ask('models')) ?? []
  if (word instanceof Error) return [failed(what, word, { endpoint, model, listed })]
  const room = await roomOf(model, { listed: entryOf(listed, model), isNear: isNear(baseUrl), ask })
  const usable: ProbeResult = {
    what,
    ok: true,
    got: `${endpoint} answers as ${model}${roomText(room)}`,
    ...adviceOn(room),
  }
  const bySchema = await answered(probed, schemaRequest())
  const learned = dialects.of(endpoint, model).inWords()
  const dialect =
    learned.length === 0 ? 'it takes every field that is sent' : `learned: ${learned.join('; ')}`
  if (bySchema instanceof Error)
    return [usable, failed('reply by a schema', bySchema, { endpoint, model, listed })]
  return [usable, { what: 'reply by a schema', ok: true, got: `fits; ${dialect}` }]
}

/** Asks once, and again if something was learned or the reply did not match. @returns the failure if there is no reply */
async function answered(model: LanguageModel, request: ModelRequest): Promise<Error | undefined> {
  try {
    await persist((after) => model.generate(followedBy(request, after)), undefined)
    return undefined
  } catch (error) {
    if (isCausalMaceError(error)) return error
    throw error
  }
}

function failed(
  what: string,
  error: Error,
  { endpoint, model, listed }: { endpoint: string; model: string; listed: readonly ListedModel[] },
): ProbeResult {
  const isMissing = error instanceof ModelError && error.code === 'model_missing'
  if (isMissing && listed.length > 0) {
    const names = listed.slice(0, 8).map(({ id }) => id)
    const advice = `it has ${names.join(', ')}${listed.length > 8 ? ' …' : ''}: name one as --model openai:…`
    return { what, ok: false, got: `${endpoint} has no ${model}`, advice }
  }
  const hint = isCausalMaceError(error) ? error.hint : undefined
  return { what, ok: false, got: error.message, ...(hint === undefined ? {} : { advice: hint }) }
}

/** The end of a sentence that states the context length; empty if the server does not report one. */
function roomText({ context, slots = 1 }: Room): string {
  if (context === undefined) return ''
  return `, with a context of ${context} tokens${slots === 1 ? '' : ` for each of ${slots} requests at a time`}`
}

const adviceOn = ({ slots }: Room) =>
  slots === undefined || slots >= DEFAULT_CONCURRENCY
    ? {}
    : { advice: `it answers ${count(slots, 'request')} at a time: use --concurrency ${slots}` }
