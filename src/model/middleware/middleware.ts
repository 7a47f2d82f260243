import type { GenerateOptions, ModelIdentity, ModelReply, ModelRequest } from '../language-model.ts'

/** A request on its way to its answerer. */
export interface ModelCall<T = unknown> {
  /** Who will answer. */
  readonly model: ModelIdentity
  readonly request: ModelRequest<T>
  readonly options: GenerateOptions
  /** Passes the call on. May be called several times, or not at all. */
  next(): Promise<ModelReply<T>>
}

/** A layer between a caller and an answerer. */
export type Middleware = <T>(call: ModelCall<T>) => Promise<ModelReply<T>>

/** Sends a call through middleware; the first is the outermost. A call whose signal has fired is not passed on. */
export function passThrough<T>(
  middleware: readonly Middleware[],
  call: ModelCall<T>,
): Promise<ModelReply<T>> {
  const { model, request, options } = call
  const from = async (index: number): Promise<ModelReply<T>> => {
    options.signal?.throwIfAborted()
    const layer = middleware[index]
    if (layer === undefined) return call.next()
    return layer({ model, request, options, next: () => from(index + 1) })
  }
  return from(0)
}
