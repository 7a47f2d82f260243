import type { LanguageModel } from './language-model.ts'
import type { Fetch } from './openai/fetch-with-size-limit.ts'

/** Things that a provider may need besides the model's name. */
export interface ProviderContext {
  /** The source of keys, e.g. OPENAI_API_KEY. */
  env: Readonly<Record<string, string | undefined>>
  baseUrl?: string
  temperature?: number
  maxOutputTokens?: number
  /** Time limit for one answer (ms). */
  timeoutMs?: number
  fetch?: Fetch
  /** Wall time in ms since 1970. */
  wallClock: () => number
}

/** Makes models of one kind from a `--model` specification. */
export interface Provider<Made = LanguageModel, Context extends ProviderContext = ProviderContext> {
  /** The first part of a specification: `openai` of `openai:gpt-4o-mini`. */
  readonly id: string
  /** The form of a specification, e.g. `openai:MODEL`. */
  readonly form: string
  readonly summary: string
  /**
   * @param name the part after the colon; undefined if there is none
   * @throws UsageError if the name is invalid, or if something that the provider needs is missing
   */
  create(name: string | undefined, context: Context): Made
  /**
   * The model's context as the endpoint reports it (tokens); undefined if it reports none. Asks within a few seconds.
   * @param name as for `create`
   */
  reportedContext?(
    name: string,
    context: Pick<ProviderContext, 'env' | 'baseUrl' | 'fetch' | 'wallClock'>,
  ): Promise<number | undefined>
}
