import type { z } from 'zod'

/** A piece of a message. Images are data URLs, e.g. `data:image/png;base64,…`. */
export type MessagePart = { type: 'text'; text: string } | { type: 'image'; url: string }

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string | readonly MessagePart[]
}

/** A message without images. */
export interface TextMessage extends Message {
  content: string
}

/** Messages for a language model, and the schema that the reply must match. */
export interface ModelRequest<T = unknown> {
  messages: readonly Message[]
  schema: z.ZodType<T>
  /** `text`: the schema is applied to the reply's plain text instead of the JSON in it. */
  form?: 'text'
  /** Names the schema. Usage is counted by this name, and endpoints and cassettes see it. */
  name: string
  seed: number
  /** Number of the sample when the same request is made several times. */
  sample: number
  /** The agent that asks; absent for the planner. */
  agent?: string
  /** Number of messages at the end that were added because an earlier reply did not fit; 0 by default. */
  after?: number
  /** Hash of the question's full prompt, if this one was shortened. */
  asked?: string
}

export interface Usage {
  inputTokens: number
  outputTokens: number
  /** The endpoint reported no tokens; they were counted here, with a tokenizer that may not be the model's. */
  estimated?: true
}

export interface ModelReply<T = unknown> {
  value: T
  usage: Usage
  /** Number of requests until the reply fitted the schema. */
  attempts: number
  /** Total wall time of the model over all attempts, without the waits between them (ms); absent if it was not measured. */
  latencyMs?: number
  /** The reply comes from a cache; `usage` and `attempts` describe the first call and were not spent again. */
  cached?: true
  /** The text as the model wrote it, for transcripts. */
  raw?: string
  /** How long the endpoint will not accept another request (ms), if its reply says so. */
  restMs?: number
}

export interface GenerateOptions {
  signal?: AbortSignal
}

/**
 * Identity of a model: its id, and the settings that influence the replies in addition to the request (e.g. the temperature).
 */
export interface ModelIdentity {
  readonly id: string
  /** Part of the keys of caches and cassettes. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** The interface to language models: messages in, a reply that fits the schema out. */
export interface LanguageModel extends ModelIdentity {
  /**
   * Asks once. The caller asks again if that may help (`persist`).
   * @throws ModelError if the model gives no reply that matches the schema, with a `remedy` to send back to the model if there is
   * one; LimitError if the user's budget is spent; the signal's reason if it is aborted
   */
  generate<T>(request: ModelRequest<T>, options?: GenerateOptions): Promise<ModelReply<T>>
}
