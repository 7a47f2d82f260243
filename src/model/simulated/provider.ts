import type { ModelProvider } from '../provider.ts'
import { createSimulatedModel } from './simulated-model.ts'

export const simulatedProvider: ModelProvider = {
  id: 'simulated',
  form: 'simulated:PROFILE',
  summary: 'the expert with seeded errors: perfect, strong, medium or weak',
  create: (name = 'strong') => createSimulatedModel(name),
}
