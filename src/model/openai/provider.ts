import { UsageError } from '../../core/errors.ts'
import { assertRecordable } from '../../core/secrets/assert-recordable.ts'
import { keepSecret } from '../../core/secrets/secrets.ts'
import type { Provider, ProviderContext } from '../provider.ts'
import { DialectBook } from './dialect.ts'
import { endpointUrl, KEY_VARIABLE, OPENAI_URL, URL_VARIABLE } from './endpoint-url.ts'
import { assertOpenAiInstalled } from './library.ts'
import { createOpenAiModel, type OpenAiOptions } from './openai-model.ts'
import { reportedContext } from './reported-context.ts'

/** The dialects of endpoints learned by this process: models come and go with episodes, endpoints stay. */
const dialects = new DialectBook()

export const openAiProvider: Provider = {
  id: 'openai',
  form: 'openai:MODEL',
  summary: `a model behind an OpenAI-compatible endpoint; key in ${KEY_VARIABLE}`,
  create(name, context) {
    if (name !== undefined && name !== '') {
      assertOpenAiInstalled()
      const access = openAiContext(context)
      keepSecret(access.apiKey, KEY_VARIABLE)
      assertRecordable(name, 'the name of the model')
      return createOpenAiModel({ model: name, dialects, ...access })
    }
    throw new UsageError('"openai" needs the name of a model.', {
      hint: 'Write it after a colon, such as openai:gpt-4o-mini.',
    })
  },
  async reportedContext(name, context) {
    return reportedContext(name, openAiContext(context))
  },
}

/**
 * Endpoint, key and sampling, completed from the environment.
 * @throws UsageError if the URL is invalid or contains a password, or if OpenAI itself would be called without a key. Other
 * endpoints often do not need one.
 */
export function openAiContext(
  context: ProviderContext,
): Omit<OpenAiOptions, 'model' | 'baseUrl'> & { baseUrl: string } {
  const { env, baseUrl: given, ...rest } = context
  const baseUrl = endpointUrl(given ?? (env[URL_VARIABLE] || OPENAI_URL))
  const apiKey = env[KEY_VARIABLE] ?? ''
  if (apiKey === '' && new URL(baseUrl).host === new URL(OPENAI_URL).host) {
    throw new UsageError(`${KEY_VARIABLE} is not set.`, {
      hint: `Set it first (export ${KEY_VARIABLE}=…), or name your own endpoint with --base-url.`,
    })
  }
  return { ...rest, baseUrl, apiKey }
}
