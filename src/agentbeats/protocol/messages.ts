import { z } from 'zod'

/** The first message of a task to the agent that is assessed. */
export interface InitMessage {
  readonly type: 'init'
  /** Instructions for the agent's answers. */
  readonly prompt: string
  /** The task. */
  readonly text: string
}

/** The agent's observation before each of its steps. */
export interface ObservationMessage {
  readonly type: 'obs'
  /** From 0. */
  readonly step: number
  /** JPEG in base64; empty if only facts were requested. */
  readonly obs: string
  /** Facts, if the request asks for them: an observation as defined in `docs/environment-schemas.md`. */
  readonly semantic?: unknown
}

export const greenMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('init'), prompt: z.string().default(''), text: z.string() }),
  z.object({
    type: z.literal('obs'),
    step: z.int().min(0),
    obs: z.string(),
    semantic: z.unknown().optional(),
  }),
])
export type GreenMessage = z.infer<typeof greenMessageSchema>

const ackSchema = z.object({ type: z.literal('ack'), success: z.boolean(), message: z.string().default('') })
export type Ack = z.infer<typeof ackSchema>

/** The reply to `init`. @returns undefined if it is not one */
export function readAck(text: string): Ack | undefined {
  const parsed = ackSchema.safeParse(jsonOf(text))
  return parsed.success ? parsed.data : undefined
}

const semanticReplySchema = z.object({
  action_type: z.literal('semantic'),
  thought: z.string().optional(),
  action: z.unknown(),
})

/**
 * The reply to an observation, unparsed: the environment parses actions itself.
 * @returns undefined if the reply is not a JSON object; such a reply presses nothing
 */
export function readActionReply(text: string): unknown {
  const reply = jsonOf(text)
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return undefined
  const semantic = semanticReplySchema.safeParse(reply)
  if (!semantic.success) return reply
  const { thought, action } = semantic.data
  return { ...(thought === undefined ? {} : { thought }), action: action ?? null }
}

/** A step in which no button is pressed. */
export const NO_OP = { action_type: 'env', action: {} } as const

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
