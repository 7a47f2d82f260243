import { z } from 'zod'
import type { Message, MessagePart, ModelRequest } from '../language-model.ts'
import type { Dialect } from './dialect.ts'

export interface Sampling {
  temperature?: number
  maxOutputTokens?: number
}

/** A message in the endpoint's format. */
interface WireMessage {
  role: Message['role']
  content: string | WirePart[]
}
type WirePart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

/** The body of a chat completion. */
export interface RequestBody {
  model: string
  messages: WireMessage[]
  [field: string]: unknown
}

/** The body of a chat completion, in the dialect of the endpoint. */
export function requestBody(options: {
  model: string
  request: ModelRequest
  sampling: Sampling
  dialect: Dialect
}): RequestBody {
  const { model, request, sampling, dialect } = options
  const { temperature, maxOutputTokens } = sampling
  const { limitName } = dialect
  return {
    model,
    messages: wireMessages(request.messages, dialect),
    // Some gateways stream by default.
    stream: false,
    ...(dialect.seed ? { seed: wireSeed(request) } : {}),
    ...(temperature === undefined || !dialect.temperature ? {} : { temperature }),
    ...(maxOutputTokens === undefined || limitName === undefined ? {} : { [limitName]: maxOutputTokens }),
    ...responseFormat(request, dialect),
  }
}

function wireMessages(messages: readonly Message[], dialect: Dialect): WireMessage[] {
  const sent = messages.map(wireMessage)
  const roles = dialect.systemRole ? sent : withoutSystemRole(sent)
  return dialect.sameRoleTwice ? roles : alternating(roles)
}

function wireMessage({ role, content }: Message): WireMessage {
  return { role, content: typeof content === 'string' ? content : content.map(wirePart) }
}

const wirePart = (part: MessagePart): WirePart =>
  part.type === 'text' ? part : { type: 'image_url', image_url: { url: part.url } }

/** System messages turned into user messages: their text precedes the message that follows them. */
function withoutSystemRole(messages: readonly WireMessage[]): WireMessage[] {
  const asUser = messages.map(
    (message): WireMessage => (message.role === 'system' ? { ...message, role: 'user' } : message),
  )
  const [first, second, ...rest] = asUser
  const begins = messages[0]?.role === 'system' && second?.role === 'user'
  if (first === undefined || second === undefined || !begins) return asUser
  return [{ role: 'user', content: joined(first.content, second.content) }, ...rest]
}

/** Merges consecutive messages that have the same role. */
function alternating(messages: readonly WireMessage[]): WireMessage[] {
  const joint: WireMessage[] = []
  for (const message of messages) {
    const last = joint.at(-1)
    if (last?.role === message.role) last.content = joined(last.content, message.content)
    else joint.push({ ...message })
  }
  return joint
}

function joined(a: WireMessage['content'], b: WireMessage['content']): WireMessage['content'] {
  if (typeof a === 'string' && typeof b === 'string') return `${a}\n\n${b}`
  return [...partsOf(a), ...partsOf(b)]
}

const partsOf = (content: WireMessage['content']): WirePart[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content

/** A number from 0 to 2³¹ - 1 (some endpoints refuse others) that is different for every sample of a seed. */
const wireSeed = ({ seed, sample }: Pick<ModelRequest, 'seed' | 'sample'>): number =>
  (seed ^ Math.imul(sample, 0x9e3779b1)) & 0x7fffffff

function responseFormat(
  { name, schema: reply, form }: ModelRequest,
  { format, unknownKeys }: Dialect,
): object {
  if (form === 'text' || format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  const full = jsonSchemaOf(reply)
  const schema = unknownKeys.length === 0 ? full : withoutKeys(full, new Set(unknownKeys))
  const strict = unknownKeys.includes('strict') ? {} : { strict: isStrict(schema) }
  return { response_format: { type: 'json_schema', json_schema: { name, schema, ...strict } } }
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>()

function jsonSchemaOf(reply: z.ZodType): Record<string, unknown> {
  const cached = schemas.get(reply)
  if (cached !== undefined) return cached
  const { $schema: _, ...schema } = z.toJSONSchema(reply, { io: 'input' })
  schemas.set(reply, schema)
  return schema
}

/** A schema without these keywords. Names of properties are never treated as keywords. */
function withoutKeys(schema: unknown, unknown: ReadonlySet<string>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withoutKeys(one, unknown))
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(([key]) => !unknown.has(key))
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'properties' ? eachProperty(value as object, unknown) : withoutKeys(value, unknown),
    ]),
  )
}

const eachProperty = (properties: object, unknown: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, withoutKeys(one, unknown)]))

/** OpenAI's strict mode accepts only schemas whose objects list all their properties and require each of them. */
function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict)
  if (typeof schema !== 'object' || schema === null) return true
  const { type, properties, required, additionalProperties, ...rest } = schema as Record<string, unknown>
  if ('default' in rest) return false
  if (type === 'object') {
    const names = Object.keys((properties as object | undefined) ?? {})
    const wanted = (required as string[] | undefined) ?? []
    if (additionalProperties !== false || names.some((name) => !wanted.includes(name))) return false
  }
  return (
    Object.values((properties as object | undefined) ?? {}).every(isStrict) &&
    Object.values(rest).every(isStrict)
  )
}
