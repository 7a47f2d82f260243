import { type Command, InvalidArgumentError } from 'commander'
import { DEFAULT_CONCURRENCY } from '../model/middleware/limits.ts'
import type { Price } from '../model/price.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import type { ComposedAnswerer } from '../question/create-answerer.ts'
import { withPluginFlag } from './plugin-options.ts'

/** The flags about the language model that `demo`, `run` and `plan` share, as commander parses them. */
export interface ModelFlags {
  model?: string
  baseUrl?: string
  temperature?: number
  maxOutput?: number
  timeout?: number
  record?: string
  replay?: string
  cache?: string
  maxCalls?: number
  maxTokens?: number
  maxCost?: number
  price?: Price
  concurrency?: number
  perMinute?: number
}

export function withModelFlags(command: Command, { models }: Catalogue): Command {
  const forms = models
    .list()
    .map(({ form, summary }) => `${form} (${summary})`)
    .join('; ')
  return withPluginFlag(command)
    .option('--model <spec>', `language model: ${forms} (default: expert)`)
    .option('--base-url <url>', 'endpoint of an openai: model, such as http://localhost:11434/v1')
    .option('--temperature <x>', 'temperature of an openai: model (default: its own)', atLeastZero)
    .option('--max-output <n>', 'longest reply of an openai: model, in tokens (default: its own)', atLeastOne)
    .option('--timeout <s>', 'how long to wait for a reply of an openai: model (default: 120)', atLeastOne)
    .option('--record <file>', 'write all replies of the model to a cassette')
    .option('--replay <file>', 'answer from a cassette; no key, no network')
    .option('--cache <folder>', 'keep replies in this folder and reuse them')
    .option('--max-calls <n>', 'stop after this many calls of the model', atLeastZero)
    .option('--max-tokens <n>', 'stop after this many tokens, in and out', atLeastZero)
    .option('--max-cost <x>', 'stop after this much money; needs --price', atLeastZero)
    .option('--price <in,out>', 'price of a million tokens in and out, such as 0.15,0.60', price)
    .option(
      '--concurrency <n>',
      `requests to the model at a time (default: ${DEFAULT_CONCURRENCY})`,
      atLeastZero,
    )
    .option('--per-minute <n>', 'requests to the model per minute', atLeastZero)
}

/**
 * What answers questions, as the flags say.
 * @throws UsageError for flags that do not go together or an unknown model; what a cassette's reader throws.
 */
export function answererOf(
  flags: ModelFlags,
  { seed }: { seed: number },
  catalogue: Catalogue,
): ComposedAnswerer {
  const { model, record, replay, maxCalls, maxTokens, maxCost } = flags
  return catalogue.answerer({
    model,
    ...endpointSettings(flags),
    record,
    replay,
    seed,
    budget: { maxCalls, maxTokens, maxCost, price: flags.price },
    limits: { concurrency: flags.concurrency ?? DEFAULT_CONCURRENCY, perInterval: flags.perMinute },
    wallClock: Date.now,
  })
}

/** How an endpoint is asked, as the flags say; what they leave open is absent. */
export function endpointSettings({ baseUrl, temperature, maxOutput, timeout, cache }: ModelFlags) {
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxOutput === undefined ? {} : { maxOutputTokens: maxOutput }),
    ...(timeout === undefined ? {} : { timeoutMs: 1000 * timeout }),
    ...(cache === undefined ? {} : { cache }),
  }
}

function atLeastOne(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 1) return value
  throw new InvalidArgumentError(`"${text}" is not a whole number of at least 1.`)
}

function atLeastZero(text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value
  throw new InvalidArgumentError(`"${text}" is not a number of at least 0.`)
}

function price(text: string): Price {
  const [inputPerMillion, outputPerMillion, ...more] = text.split(',').map(atLeastZero)
  if (inputPerMillion !== undefined && outputPerMillion !== undefined && more.length === 0)
    return { inputPerMillion, outputPerMillion }
  throw new InvalidArgumentError(`"${text}" is not two prices, such as 0.15,0.60.`)
}
