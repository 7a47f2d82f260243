import { z } from 'zod'
import { estimatedUsage } from '../estimated-usage.ts'
import type { Message, Usage } from '../language-model.ts'

/** Allowance for unseen parts around a prompt: templates, and the instructions of a gateway (tokens). */
const HIDDEN_PROMPT = 20_000
/**
 * Maximum tokens of an image; OpenAI's largest take about 1,500, Gemini's tiles of a large one several
 * thousand.
 */
const TOKENS_AN_IMAGE = 20_000
/** The longest reply that a current model can give, including hidden thoughts (tokens). */
const LONGEST_REPLY = 200_000

const usageSchema = z.object({
  // Prompts are never empty: a reported 0 means that the server does not count.
  prompt_tokens: z.int().positive(),
  completion_tokens: z.int().nonnegative(),
})

/**
 * The tokens of a request and its reply: as reported by the endpoint if plausible, otherwise counted here. A token has at least
 * one byte, so a prompt cannot have more tokens than bytes, apart from additions on the way.
 * @param reply everything that the model wrote, thoughts included
 */
export function plausibleUsage(reported: unknown, messages: readonly Message[], reply: string): Usage {
  const { data } = usageSchema.safeParse(reported)
  const isPlausible =
    data !== undefined &&
    data.prompt_tokens <= mostTokensOf(messages) &&
    data.completion_tokens <= LONGEST_REPLY + Buffer.byteLength(reply)
  if (!isPlausible) return estimatedUsage(messages, reply)
  return { inputTokens: data.prompt_tokens, outputTokens: data.completion_tokens }
}

const mostTokensOf = (messages: readonly Message[]): number =>
  messages.reduce((sum, { content }) => sum + mostIn(content), HIDDEN_PROMPT)

const mostIn = (content: Message['content']): number =>
  typeof content === 'string'
    ? Buffer.byteLength(content)
    : content.reduce((sum, part) => sum + (part.type === 'text' ? mostIn(part.text) : TOKENS_AN_IMAGE), 0)
