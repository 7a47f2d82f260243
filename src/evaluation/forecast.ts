import { criteriaText } from '../mcu/autoeval/criteria/criteria-file.ts'
import { factsInWords } from '../mcu/autoeval/facts/run-facts.ts'
import type { Evidence, Judge } from '../mcu/autoeval/judge/judge.ts'
import { costOf, type Price } from '../model/price.ts'

/** Approximate characters per token. */
const TOKEN = 4
/**
 * Tokens of a picture of 640×360 for OpenAI's larger models: 85, and 170 for each of two tiles. Other models count differently.
 */
const PICTURE = 425
/** Tokens of the prompt itself, and of a reply. */
const [PROMPT, REPLY] = [400, 500]

/**
 * Upper bound of the cost of judging, in words, from the evidence of the first run. The tokens per picture differ from model to
 * model.
 */
export function forecastOf(
  judge: Judge,
  sample: readonly Evidence[],
  { runs, repeat, price }: { runs: number; repeat: number; price: Price | undefined },
): string {
  const tokens = sample.map(({ criteria, goal, facts, frames }) => {
    const words =
      goal.length + criteriaText(criteria).length + (judge.looksAt.facts ? factsInWords(facts).length : 0)
    return PROMPT + words / TOKEN + (judge.looksAt.frames ? PICTURE * frames.length : 0)
  })
  const requests = runs * repeat
  const each = tokens.reduce((sum, value) => sum + value, 0) / Math.max(1, tokens.length)
  const usage = { inputTokens: Math.round(requests * each), outputTokens: requests * REPLY }
  const cost = price === undefined ? '' : `, about ${costOf(usage, price).toFixed(2)} at its price`
  return `forecast for ${judge.id}: ${requests} requests, about ${inThousands(usage.inputTokens)} tokens in and ${inThousands(usage.outputTokens)} out${cost}`
}

const inThousands = (tokens: number): string =>
  tokens < 10_000 ? String(tokens) : `${Math.round(tokens / 1000)}k`
