import { expertProvider } from './expert/provider.ts'
import { openAiProvider } from './openai/provider.ts'
import type { ModelProvider } from './provider.ts'
import { simulatedProvider } from './simulated/provider.ts'

/** Every kind of model that a specification can name. */
export const providers: readonly ModelProvider[] = [expertProvider, simulatedProvider, openAiProvider]
