import type { z } from 'zod'
import { type ActFacts, actReplySchema } from './kinds/act.ts'
import { type CounterfactualFacts, counterfactualReplySchema } from './kinds/counterfactual.ts'
import { type DecomposeFacts, decomposeReplySchema } from './kinds/decompose.ts'
import { type DependenciesFacts, dependenciesReplySchema } from './kinds/dependencies.ts'
import { type DiscussFacts, discussReplySchema } from './kinds/discuss.ts'
import { type PrerequisitesFacts, prerequisitesReplySchema } from './kinds/prerequisites.ts'
import { type ReflectFacts, reflectReplySchema } from './kinds/reflect.ts'
import {
  type SummarizeEnvironmentFacts,
  type SummarizeHistoryFacts,
  summarizeEnvironmentReplySchema,
  summarizeHistoryReplySchema,
} from './kinds/summarize.ts'

/** The reply that each kind of request must fit. To add a kind: a file in `kinds/`, a line here, a prompt in `prompts/`. */
export const replySchemas = {
  decompose: decomposeReplySchema,
  dependencies: dependenciesReplySchema,
  counterfactual: counterfactualReplySchema,
  prerequisites: prerequisitesReplySchema,
  discuss: discussReplySchema,
  act: actReplySchema,
  reflect: reflectReplySchema,
  'summarize-history': summarizeHistoryReplySchema,
  'summarize-environment': summarizeEnvironmentReplySchema,
} as const

/** What each kind of request is about, structured. */
interface Facts {
  decompose: DecomposeFacts
  dependencies: DependenciesFacts
  counterfactual: CounterfactualFacts
  prerequisites: PrerequisitesFacts
  discuss: DiscussFacts
  act: ActFacts
  reflect: ReflectFacts
  'summarize-history': SummarizeHistoryFacts
  'summarize-environment': SummarizeEnvironmentFacts
}

export type RequestKind = keyof typeof replySchemas
export type FactsOf<K extends RequestKind> = Facts[K]
export type ReplyOf<K extends RequestKind> = z.output<(typeof replySchemas)[K]>

/** A piece of a message that is not text alone. Images are data URLs, e.g. `data:image/png;base64,…`. */
export type MessagePart = { type: 'text'; text: string } | { type: 'image'; url: string }

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string | readonly MessagePart[]
}

/** A message without images, as nearly all are. */
export interface TextMessage extends Message {
  content: string
}

/**
 * A question to a language model. `messages` and `facts` say the same: a real model reads the former, the expert and the
 * simulated models the latter.
 */
export interface ModelRequest<K extends RequestKind = RequestKind> {
  kind: K
  messages: readonly Message[]
  facts: FactsOf<K>
  /** The agent on whose behalf it is asked; absent for the planner. */
  agent?: string
  seed: number
  /** Number of the sample when the same question is asked several times. */
  sample: number
}

export interface Usage {
  inputTokens: number
  outputTokens: number
}

export interface ModelReply<K extends RequestKind = RequestKind> {
  value: ReplyOf<K>
  usage: Usage
  /** How often the model was asked until its reply fitted the schema. */
  attempts: number
  /** The reply comes from a cache; `usage` and `attempts` are those of the first time and have not been spent again. */
  cached?: true
}

export interface GenerateOptions {
  signal?: AbortSignal
}

/** The seam to every language model, real or not. */
export interface LanguageModel {
  readonly id: string
  /** What beside the request decides its replies, e.g. the temperature: a part of the keys of caches and cassettes. */
  readonly settings?: Readonly<Record<string, unknown>>
  /**
   * @throws ModelError when no reply that fits the kind's schema could be had; LimitError when the user's budget is spent;
   * the signal's reason when it is aborted.
   */
  generate<K extends RequestKind>(request: ModelRequest<K>, options?: GenerateOptions): Promise<ModelReply<K>>
}
