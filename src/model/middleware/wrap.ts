import type {
  GenerateOptions,
  LanguageModel,
  ModelReply,
  ModelRequest,
  RequestKind,
} from '../language-model.ts'

/** A call on its way to a model. */
export interface ModelCall<K extends RequestKind = RequestKind> {
  /** The model that will answer in the end. */
  readonly model: LanguageModel
  readonly request: ModelRequest<K>
  readonly options: GenerateOptions
  /** Passes the call on; may be called several times, or not at all. */
  next(): Promise<ModelReply<K>>
}

/** Something that stands between a caller and a model. */
export type Middleware = <K extends RequestKind>(call: ModelCall<K>) => Promise<ModelReply<K>>

/**
 * A model behind middleware, the first of them outermost. Its id and settings stay those of the model, so that plans and
 * journals do not depend on what stands in between. A call whose signal has fired goes nowhere.
 */
export function wrap(model: LanguageModel, middleware: readonly Middleware[]): LanguageModel {
  const { id, settings } = model
  return {
    id,
    ...(settings === undefined ? {} : { settings }),
    async generate<K extends RequestKind>(request: ModelRequest<K>, options: GenerateOptions = {}) {
      const from = (index: number): Promise<ModelReply<K>> => {
        options.signal?.throwIfAborted()
        const layer = middleware[index]
        if (layer === undefined) return model.generate(request, options)
        return layer({ model, request, options, next: async () => from(index + 1) })
      }
      return from(0)
    },
  }
}
