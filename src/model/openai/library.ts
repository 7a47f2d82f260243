import type * as OpenAi from 'openai'
import { assertInstalled, requireOptional } from '../../core/optional-package.ts'

const PACKAGES = {
  packages: ['openai', 'js-tiktoken'],
  purpose: 'A model behind an endpoint (openai:…)',
}

/** Makes sure before a run that its questions can be asked and counted. @throws MissingPackageError */
export const assertOpenAiInstalled = (): void => assertInstalled(['openai', 'js-tiktoken/lite'], PACKAGES)

let library: typeof OpenAi | undefined

/**
 * The official client. Loaded when it is first needed: it has hundreds of modules, and most processes do not use an endpoint.
 * @throws MissingPackageError
 */
export function openAiLibrary(): typeof OpenAi {
  library ??= requireOptional<typeof OpenAi>('openai', PACKAGES)
  return library
}
