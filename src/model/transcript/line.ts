import { hash } from 'node:crypto'
import { z } from 'zod'

/** The key under which a transcript stores a text. */
export const textHash = (text: string): string => hash('sha256', text).slice(0, 16)

/** First line of a transcript. */
export const TRANSCRIPT_SCHEMA = 1

const usageSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  estimated: z.literal(true).optional(),
})

const requestSchema = z.object({
  type: z.literal('request'),
  /** Counts from 0, in the order in which requests ended. */
  seq: z.int(),
  model: z.string(),
  kind: z.string(),
  /** Absent for the planner. */
  agent: z.string().optional(),
  seed: z.number(),
  sample: z.number(),
  /** Hash of the question's own messages: the journal's `promptHash`. */
  prompt: z.string(),
  /** The sent messages, in order; their texts are on separate lines. */
  messages: z.array(z.object({ role: z.string(), text: z.string(), images: z.int().optional() })),
  /** The model's raw reply; absent if there was none. */
  reply: z.string().optional(),
  /** Reason why the reply was unusable or missing. */
  fault: z.object({ code: z.string(), message: z.string() }).optional(),
  usage: usageSchema,
  /** Wall time that the request took (ms). */
  latencyMs: z.number().optional(),
  /** Wall time at which it ended (ms since 1970). */
  wall: z.number(),
})
export type RequestLine = z.infer<typeof requestSchema>

/** A line of a transcript: each text appears once, before the first request that uses it. */
export const lineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('transcript'), schema: z.literal(TRANSCRIPT_SCHEMA) }),
  z.object({ type: z.literal('text'), hash: z.string(), text: z.string() }),
  requestSchema,
])
export type TranscriptLine = z.infer<typeof lineSchema>
