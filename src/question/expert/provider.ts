import { UsageError } from '../../core/errors.ts'
import type { ModelProvider } from '../provider.ts'
import { createExpert } from './expert.ts'

export const expertProvider: ModelProvider = {
  id: 'expert',
  form: 'expert',
  summary: 'answers by the rules of the game; no network, no key',
  create(name, game) {
    if (name === undefined) return createExpert(game)
    throw new UsageError(`There is only one expert, not "expert:${name}".`, { hint: 'Write --model expert.' })
  },
}
