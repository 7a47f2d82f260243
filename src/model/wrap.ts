import type { LanguageModel } from './language-model.ts'
import { type Middleware, passThrough } from './middleware/middleware.ts'

/** A model behind middleware; the first is the outermost. It keeps its own id and settings. */
export function wrap(model: LanguageModel, middleware: readonly Middleware[]): LanguageModel {
  return {
    ...model,
    generate: (request, options = {}) =>
      passThrough(middleware, { model, request, options, next: () => model.generate(request, options) }),
  }
}
