import type { Tiktoken } from 'js-tiktoken/lite'
import { requireOptional } from '../core/optional-package.ts'
import type { Message, Usage } from './language-model.ts'

/** Tokens for the role and delimiters of a message, as counted by OpenAI. */
const TOKENS_A_MESSAGE = 4
/** Tokens of an image at the usual size, as OpenAI counts a low-detail image. */
const TOKENS_AN_IMAGE = 85

const TOKENIZER = { packages: ['js-tiktoken'], purpose: 'Counting tokens' }
let tokenizer: Tiktoken | undefined

/** The tokenizer's time grows with the square of a word's length; texts are split into pieces of this length (characters). */
const PIECE = 500
/** Longer texts are counted up to this length, and the rest in proportion (characters). */
const MOST_COUNTED = 200_000

/** Number of tokens of a text for the tokenizer of gpt-4o (o200k_base), to within about 1 %. */
function countTokens(text: string): number {
  tokenizer ??= openTokenizer()
  const counted = text.slice(0, MOST_COUNTED)
  let tokens = 0
  for (let at = 0; at < counted.length; at += PIECE)
    tokens += tokenizer.encode(counted.slice(at, at + PIECE), [], []).length
  return counted.length === 0 ? 0 : Math.round((tokens * text.length) / counted.length)
}

/** Loaded when first needed, because most endpoints count tokens themselves. @throws MissingPackageError */
function openTokenizer(): Tiktoken {
  const lite = requireOptional<typeof import('js-tiktoken/lite')>('js-tiktoken/lite', TOKENIZER)
  return new lite.Tiktoken(requireOptional('js-tiktoken/ranks/o200k_base', TOKENIZER))
}

/** Tokens of a question and its reply, counted here because the endpoint does not report them. */
export function estimatedUsage(messages: readonly Message[], reply: string): Usage {
  return { inputTokens: promptTokens(messages), outputTokens: countTokens(reply), estimated: true }
}

/** Bytes of a token, as a rule of thumb. */
const BYTES_A_TOKEN = 4

/** Rough number of tokens of messages, without counting. */
export const roughTokens = (messages: readonly Message[]): number =>
  messages.reduce((sum, { content }) => sum + TOKENS_A_MESSAGE + roughlyIn(content), 0)

const roughlyIn = (content: Message['content']): number =>
  typeof content === 'string'
    ? Math.ceil(Buffer.byteLength(content) / BYTES_A_TOKEN)
    : content.reduce((sum, part) => sum + (part.type === 'text' ? roughlyIn(part.text) : TOKENS_AN_IMAGE), 0)

/** Number of tokens in messages, according to that tokenizer. */
export const promptTokens = (messages: readonly Message[]): number =>
  messages.reduce((sum, message) => sum + TOKENS_A_MESSAGE + tokensOf(message), 0)

function tokensOf({ content }: Message): number {
  if (typeof content === 'string') return countTokens(content)
  const sizes = content.map((part) => (part.type === 'text' ? countTokens(part.text) : TOKENS_AN_IMAGE))
  return sizes.reduce((sum, size) => sum + size, 0)
}
