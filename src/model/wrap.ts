import type { LanguageModel } from './language-model.ts'
import { type Middleware, passThrough } from './middleware/middleware.ts'

/** A model behind middleware, the first outermost. Its id and settings stay its own. */
export function wrap(model: LanguageModel, middleware: readonly Middleware[]): LanguageModel {
  return {
    ...model,
    generate: (request, options = {}) =>
      passThrough(middleware, { model, request, options, next: () => model.generate(request, options) }),
  }
}
