import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { Message, ModelRequest } from '../language-model.ts'
import type { Capabilities } from './capabilities.ts'

export interface Sampling {
  temperature?: number
  maxOutputTokens?: number
}

/** The body of a chat completion, reduced to what the endpoint supports. */
export function requestBody(options: {
  model: string
  request: ModelRequest
  sampling: Sampling
  capabilities: Capabilities
}): ChatCompletionCreateParamsNonStreaming {
  const { model, request, sampling, capabilities } = options
  const { temperature, maxOutputTokens } = sampling
  return {
    model,
    messages: request.messages.map(wireMessage),
    ...(capabilities.seed ? { seed: wireSeed(request) } : {}),
    ...(temperature === undefined || !capabilities.temperature ? {} : { temperature }),
    ...(maxOutputTokens === undefined ? {} : { [capabilities.limitName]: maxOutputTokens }),
    ...responseFormat(request, capabilities),
  }
}

function wireMessage({ role, content }: Message): ChatCompletionMessageParam {
  if (typeof content === 'string') return { role, content }
  const parts = content.map((part) =>
    part.type === 'text' ? part : { type: 'image_url', image_url: { url: part.url } },
  )
  return { role, content: parts } as ChatCompletionMessageParam
}

/** A number from 0 to 2³¹ - 1 (some endpoints refuse others) that is different for every sample of a seed. */
const wireSeed = ({ seed, sample }: Pick<ModelRequest, 'seed' | 'sample'>): number =>
  (seed ^ Math.imul(sample, 0x9e3779b1)) & 0x7fffffff

function responseFormat(
  { name, schema: reply, form }: ModelRequest,
  { format }: Capabilities,
): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
  if (form === 'text' || format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  const schema = jsonSchemaOf(reply)
  return {
    response_format: { type: 'json_schema', json_schema: { name, schema, strict: isStrict(schema) } },
  }
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>()

function jsonSchemaOf(reply: z.ZodType): Record<string, unknown> {
  const known = schemas.get(reply)
  if (known !== undefined) return known
  const { $schema: _, ...schema } = z.toJSONSchema(reply, { io: 'input' })
  schemas.set(reply, schema)
  return schema
}

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
