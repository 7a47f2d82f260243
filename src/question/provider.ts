import type { LanguageModel } from '../model/language-model.ts'
import type { Provider, ProviderContext } from '../model/provider.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Answerer } from './answerer.ts'
import type { KnownScenarios } from './expert/knowledge.ts'

/** What a provider of answerers may need as well: the scenarios that the expert knows. */
export interface KnowingContext extends ProviderContext {
  scenarios: KnownScenarios
  /** What agents can do; the built-in actions unless given. */
  actions?: ActionVocabulary
}

/** What `--model` can name. It makes a language model, which is then prompted, or an answerer. */
export type ModelProvider = Provider<LanguageModel | Answerer, KnowingContext>
