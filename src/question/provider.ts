import type { LanguageModel } from '../model/language-model.ts'
import type { Provider } from '../model/provider.ts'
import type { Answerer } from './answerer.ts'

/** What `--model` can name. It makes a language model, which is then prompted, or an answerer. */
export type ModelProvider = Provider<LanguageModel | Answerer>
