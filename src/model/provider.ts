import type { LanguageModel } from './language-model.ts'
import type { Fetch } from './openai/bounded-fetch.ts'

/** What providers may need beside the specification of a model. Each takes what concerns it. */
export interface ProviderContext {
  /** Where keys are found, e.g. OPENAI_API_KEY. */
  env: Readonly<Record<string, string | undefined>>
  baseUrl?: string
  temperature?: number
  maxOutputTokens?: number
  /** For one answer (ms). */
  timeoutMs?: number
  fetch?: Fetch
  /** Wall time in ms since 1970. */
  wallClock: () => number
}

/** Makes models of one kind; plug-ins list them under `models`. */
export interface ModelProvider {
  /** What a specification begins with: `openai` of `openai:gpt-4o-mini`. */
  readonly id: string
  /** How a specification is written, e.g. `openai:MODEL`. */
  readonly form: string
  readonly summary: string
  /**
   * @param name what stands after the colon; undefined when there is none
   * @throws UsageError when the name does not fit, or something it needs is missing.
   */
  create(name: string | undefined, context: ProviderContext): LanguageModel
}
