import type { LanguageModel } from '../model/language-model.ts'
import type { Provider, ProviderContext } from '../model/provider.ts'
import type { Answerer } from './answerer.ts'
import type { KnownGame } from './expert/knowledge.ts'

/** Further dependencies of a provider of answerers: the expert's knowledge. */
export interface KnowingContext extends ProviderContext, KnownGame {}

/** A provider that `--model` can name. It makes a language model, which is then prompted, or an answerer. */
export type ModelProvider = Provider<LanguageModel | Answerer, KnowingContext>
