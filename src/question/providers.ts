import { openAiProvider } from '../model/openai/provider.ts'
import { expertProvider } from './expert/provider.ts'
import type { ModelProvider } from './provider.ts'
import { simulatedProvider } from './simulated/provider.ts'

/** The models that `--model` can name without plug-ins. */
export const builtInProviders: readonly ModelProvider[] = [expertProvider, simulatedProvider, openAiProvider]
