import { UsageError } from '../../core/errors.ts'
import type { Provider, ProviderContext } from '../provider.ts'
import { createOpenAiModel, OPENAI_URL, type OpenAiOptions } from './openai-model.ts'

const KEY = 'OPENAI_API_KEY'
const BASE_URL = 'OPENAI_BASE_URL'

export const openAiProvider: Provider = {
  id: 'openai',
  form: 'openai:MODEL',
  summary: `a model behind an OpenAI-compatible endpoint; key in ${KEY}`,
  create(name, context) {
    if (name !== undefined && name !== '')
      return createOpenAiModel({ model: name, ...openAiContext(context) })
    throw new UsageError('"openai" needs the name of a model.', {
      hint: 'Write it after a colon, such as openai:gpt-4o-mini.',
    })
  },
}

/**
 * Endpoint, key and sampling, completed from the environment.
 * @throws UsageError when the URL is not one, or when OpenAI itself would be called without a key. Other endpoints often
 * need none.
 */
export function openAiContext(context: ProviderContext): Omit<OpenAiOptions, 'model'> {
  const { env, baseUrl: given, ...rest } = context
  const baseUrl = given ?? (env[BASE_URL] || OPENAI_URL)
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw new UsageError(`"${baseUrl}" is not the URL of an endpoint.`, {
      hint: `Give --base-url or ${BASE_URL} as http://localhost:11434/v1.`,
    })
  }
  const apiKey = env[KEY] ?? ''
  if (apiKey === '' && new URL(baseUrl).host === new URL(OPENAI_URL).host) {
    throw new UsageError(`${KEY} is not set.`, {
      hint: `Start as ${KEY}=… causalmace …, or name an endpoint of your own with --base-url.`,
    })
  }
  return { ...rest, baseUrl, apiKey }
}
