import type { ModelProvider } from '../provider.ts'
import { createSimulated } from './simulated.ts'

export const simulatedProvider: ModelProvider = {
  id: 'simulated',
  form: 'simulated:PROFILE',
  summary: 'the expert with seeded errors: perfect, strong, medium or weak',
  create: (name = 'strong', game) => createSimulated(name, game),
}
