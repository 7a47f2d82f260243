import { count } from '../../core/count.ts'
import { isCausalMaceError } from '../../core/errors.ts'
import { DEFAULT_CONCURRENCY } from '../allowance/open-allowance.ts'
import { askServer } from './ask-server.ts'
import { OPENAI_URL, publicUrl } from './endpoint-url.ts'
import { toModelError } from './errors.ts'
import { openAiLibrary } from './library.ts'
import { entryOf, type ListedModel, listedModels } from './listed-models.ts'
import { type OpenAiOptions, openAiClient } from './openai-model.ts'
import { ASKED_FOR_MS, isNear } from './reported-context.ts'
import { type Room, roomOf } from './room.ts'

export interface ProbeResult {
  ok: boolean
  /** What was found, one line. */
  got: string
  advice?: string
}

/** How long a first answer may take (ms): local servers load the model for it. */
const FIRST_ANSWER_MS = 60_000

/**
 * Looks whether an endpoint can be reached with the key and has the model. A model that it does not list is asked for one
 * word: llama.cpp answers to any name, Ollama to names without their tag, Azure to those of deployments.
 */
export async function probeOpenAi(options: OpenAiOptions): Promise<ProbeResult> {
  const { model, baseUrl = OPENAI_URL, apiKey, timeoutMs = FIRST_ANSWER_MS } = options
  const client = openAiClient({ ...options, timeoutMs })
  const endpoint = publicUrl(baseUrl)
  let listed: ListedModel[] = []
  try {
    listed = (await list(client)) ?? []
    const isListed = listed.some(({ id }) => id === model)
    if (!isListed) await sayOk(client, model)
    const ask = askServer({
      baseUrl,
      apiKey,
      fetch: options.fetch,
      signal: AbortSignal.timeout(ASKED_FOR_MS),
    })
    const room = await roomOf(model, { listed: entryOf(listed, model), isNear: isNear(baseUrl), ask })
    return {
      ok: true,
      got: `${endpoint} ${isListed ? 'has' : 'answers as'} ${model}${roomText(room)}`,
      ...adviceOn(room),
    }
  } catch (error) {
    const known = toModelError(error, {
      baseUrl: endpoint,
      model,
      timeoutMs,
      apiKey,
      now: options.wallClock(),
    })
    if (!isCausalMaceError(known)) throw known
    if (known.code === 'model_request' && listed.length > 0) {
      const names = listed.slice(0, 8).map(({ id }) => id)
      const advice = `it has ${names.join(', ')}${listed.length > 8 ? ' …' : ''}: name one as --model openai:…`
      return { ok: false, got: `${endpoint} has no ${model}`, advice }
    }
    return { ok: false, got: known.message, ...(known.hint === undefined ? {} : { advice: known.hint }) }
  }
}

async function sayOk(client: Client, model: string): Promise<void> {
  await client.chat.completions.create({
    model,
    messages: [{ role: 'user', content: 'Say OK.' }],
  })
}

/** For the end of a sentence; empty where the server says nothing. */
function roomText({ context, slots = 1 }: Room): string {
  if (context === undefined) return ''
  return `, with a context of ${context} tokens${slots === 1 ? '' : ` for each of ${slots} requests at a time`}`
}

const adviceOn = ({ slots }: Room) =>
  slots === undefined || slots >= DEFAULT_CONCURRENCY
    ? {}
    : { advice: `it answers ${count(slots, 'request')} at a time: use --concurrency ${slots}` }

type Client = ReturnType<typeof openAiClient>

/** The endpoint's models; undefined where it does not list them. */
async function list(client: Client): Promise<ListedModel[] | undefined> {
  try {
    const { data } = await client.models.list()
    return listedModels({ data })
  } catch (error) {
    if (error instanceof openAiLibrary().APIError && (error.status === 404 || error.status === 405))
      return undefined
    throw error
  }
}
