import { APIError } from 'openai'
import { isCausalMaceError } from '../../core/errors.ts'
import { toModelError } from './errors.ts'
import { OPENAI_URL, type OpenAiOptions, openAiClient, publicUrl } from './openai-model.ts'

export interface ProbeResult {
  ok: boolean
  /** What was found, one line. */
  got: string
  advice?: string
}

/** Looks whether an endpoint can be reached with the key and has the model; one tiny call where it lists no models. */
export async function probeOpenAi(options: OpenAiOptions): Promise<ProbeResult> {
  const { model, baseUrl = OPENAI_URL, apiKey, timeoutMs = 10_000 } = options
  const client = openAiClient({ ...options, timeoutMs })
  const endpoint = publicUrl(baseUrl)
  try {
    const known = await listed(client)
    if (known?.includes(model)) return { ok: true, got: `${endpoint} has ${model}` }
    if (known !== undefined && known.length > 0) {
      return {
        ok: false,
        got: `${endpoint} has no ${model}`,
        advice: `it has ${known.slice(0, 8).join(', ')}${known.length > 8 ? ' …' : ''}: name one as --model openai:…`,
      }
    }
    await client.chat.completions.create({ model, messages: [{ role: 'user', content: 'Say OK.' }] })
    return { ok: true, got: `${endpoint} answers as ${model}` }
  } catch (error) {
    const known = toModelError(error, {
      baseUrl: endpoint,
      model,
      timeoutMs,
      apiKey,
      now: options.wallClock(),
    })
    if (!isCausalMaceError(known)) throw known
    return { ok: false, got: known.message, ...(known.hint === undefined ? {} : { advice: known.hint }) }
  }
}

/** The endpoint's models; undefined where it does not list them. */
async function listed(client: ReturnType<typeof openAiClient>): Promise<string[] | undefined> {
  try {
    const { data } = await client.models.list()
    return Array.isArray(data) ? data.map(({ id }) => id) : undefined
  } catch (error) {
    if (error instanceof APIError && (error.status === 404 || error.status === 405)) return undefined
    throw error
  }
}
