import { createRequire } from 'node:module'
import type * as OpenAi from 'openai'

const load = createRequire(import.meta.url)

let library: typeof OpenAi | undefined

/** The official client. Loaded when it is first needed: it has hundreds of modules, and most processes ask no endpoint. */
export function openAiLibrary(): typeof OpenAi {
  library ??= load('openai') as typeof OpenAi
  return library
}
