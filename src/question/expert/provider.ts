import { UsageError } from '../../core/errors.ts'
import type { ModelProvider } from '../provider.ts'
import { expert } from './expert.ts'

export const expertProvider: ModelProvider = {
  id: 'expert',
  form: 'expert',
  summary: 'answers by the rules of the game; no network, no key',
  create(name) {
    if (name === undefined) return expert
    throw new UsageError(`There is only one expert, not "expert:${name}".`, { hint: 'Write --model expert.' })
  },
}
