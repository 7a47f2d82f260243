import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Allowance } from '../model/allowance/allowance.ts'
import type { BudgetLimits } from '../model/allowance/budget.ts'
import { episodeAllowance } from '../model/allowance/episode-allowance.ts'
import {
  type AllowanceOptions,
  DEFAULT_CONCURRENCY,
  openAllowance,
} from '../model/allowance/open-allowance.ts'
import { endpointUrl } from '../model/openai/endpoint-url.ts'
import { type GivenPrices, type Price, priceOf } from '../model/price.ts'
import { TRANSCRIPT_MODES, type Transcript, type TranscriptMode } from '../model/transcript/transcript.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import type { ComposedAnswerer } from '../question/create-answerer.ts'
import { weatherText } from '../report/terminal/weather-text.ts'
import { withPluginFlag } from './plugin-options.ts'
import { readPrices } from './prices-file.ts'
import { positive } from './whole-number.ts'

/** How long a single command waits for an endpoint: long enough for many resets of a limit per minute (minutes). */
const PATIENCE_MINUTES = 10
/** How long it waits for an endpoint that is down and has never replied: the address may be wrong (ms). */
const FIRST_REPLY_MS = 15_000

/** The flags that limit the total cost. */
export interface BudgetFlags {
  maxCalls?: number
  maxTokens?: number
  maxTokensIn?: number
  maxTokensOut?: number
  maxCost?: number
}

/** The flags that limit the cost of a single episode. */
interface EpisodeBudgetFlags {
  maxCallsPerEpisode?: number
  maxTokensPerEpisode?: number
}

export const withEpisodeBudgetFlags = (command: Command): Command =>
  command
    .option('--max-calls-per-episode <n>', 'end an episode after this many requests to the model', aboveZero)
    .option('--max-tokens-per-episode <n>', 'end an episode after this many tokens, in and out', aboveZero)

export const withBudgetFlags = (command: Command): Command =>
  command
    .option('--max-calls <n>', 'stop after this many requests to the model', aboveZero)
    .option('--max-tokens <n>', 'stop after this many tokens, in and out', aboveZero)
    .option('--max-tokens-in <n>', 'stop after this many tokens in', aboveZero)
    .option('--max-tokens-out <n>', 'stop after this many tokens out', aboveZero)
    .option('--max-cost <x>', 'stop after spending this many dollars', aboveZero)

/** The flags for calls of language models, as commander parses them. */
export interface EndpointFlags extends BudgetFlags, EpisodeBudgetFlags, GivenPrices {
  baseUrl?: string
  temperature?: number
  maxOutput?: number
  context?: number
  timeout?: number
  cache?: string
  concurrency?: number
  perMinute?: number
  patience?: number
  deadline?: number
  transcripts?: TranscriptMode
}

export const withEndpointFlags = (command: Command): Command =>
  withBudgetFlags(command)
    .option('--base-url <url>', 'endpoint of an openai: model, such as http://localhost:11434/v1')
    .option('--temperature <x>', 'temperature of an openai: model (default: its own)', atLeastZero)
    .option('--max-output <n>', 'longest reply of an openai: model, in tokens (default: its own)', positive)
    .option(
      '--context <n>',
      'tokens that the model reads and writes in one request (default: as its server says, or profiles/contexts.yaml)',
      positive,
    )
    .option('--timeout <s>', 'how long to wait for a reply of an openai: model (default: 120)', positive)
    .option('--cache <folder>', 'keep replies in this folder and reuse them')
    .option(
      '--price <in,out>',
      'price of a million tokens in and out, such as 0.15,0.60 (default: the list price, where it is known)',
      price,
    )
    .option('--prices <file>', 'prices of models by their names, as in profiles/prices.yaml', readPrices)
    .option(
      '--concurrency <n>',
      `requests to the model at a time (default: ${DEFAULT_CONCURRENCY})`,
      positive,
    )
    .option('--per-minute <n>', 'requests to the model per minute', positive)
    .option('--deadline <s>', 'how long a question may take with all its retries (default: 600)', positive)
    .option(
      '--patience <min>',
      'how long to wait for an endpoint that is down or at its rate limit (default: 10; 30 for experiments)',
      atLeastZero,
    )

export const transcriptsOption = (): Option =>
  new Option(
    '--transcripts <what>',
    'keep what is said to a language model: all of it, only what failed, or nothing (default: full)',
  ).choices(TRANSCRIPT_MODES)

/** The flags for the language model that `demo`, `run` and `plan` share, as commander parses them. */
export interface ModelFlags extends EndpointFlags {
  model?: string
  record?: string
  replay?: string
}

export function withModelFlags(command: Command, { models }: Catalogue): Command {
  const forms = models
    .list()
    .map(({ form, summary }) => `${form} (${summary})`)
    .join('; ')
  return withEndpointFlags(withPluginFlag(command))
    .option('--model <spec>', `language model: ${forms} (default: expert)`)
    .option('--record <file>', 'write all replies of the model to a cassette')
    .option('--replay <file>', 'answer from a cassette; no key, no network')
}

/**
 * The answerer that the flags select. @throws UsageError for incompatible flags or an unknown model; errors from reading the
 * cassette.
 */
export async function answererOf(
  flags: ModelFlags,
  { seed }: { seed: number },
  catalogue: Catalogue,
  transcript?: Transcript,
  allowance: Allowance = openAllowance(allowanceOf(flags)),
): Promise<ComposedAnswerer> {
  const { model, record, replay } = flags
  return catalogue.answerer({
    model,
    contextTokens: await reportedContextOf(flags, catalogue),
    ...endpointSettings(flags),
    record,
    replay,
    seed,
    allowances: [episodeAllowance(episodeBudgetOf(flags)), allowance],
    ...(transcript === undefined ? {} : { transcript }),
    wallClock: Date.now,
  })
}

/** The context that the endpoint reports for the model, if the user does not set it and there is an endpoint. */
async function reportedContextOf(
  { model, replay, context, baseUrl }: ModelFlags,
  catalogue: Catalogue,
): Promise<number | undefined> {
  if (model === undefined || replay !== undefined || context !== undefined) return undefined
  return catalogue.reportedContext(model, baseUrl === undefined ? {} : { baseUrl: endpointUrl(baseUrl) })
}

/** The allowance that the flags set. */
export function allowanceOf(flags: ModelFlags): AllowanceOptions {
  const { concurrency = DEFAULT_CONCURRENCY, perMinute, patience } = flags
  return {
    ...budgetOf(flags),
    concurrency,
    ...(perMinute === undefined ? {} : { perMinute }),
    patienceMs: 60_000 * (patience ?? PATIENCE_MINUTES),
    ...(patience === undefined ? { firstReplyMs: FIRST_REPLY_MS } : {}),
    priceOf: (model) => priceOf(model, flags),
    onWeather: (news) => process.stderr.write(`${weatherText(news)}\n`),
  }
}

/** The spending limits that the flags set; limits without a flag are absent. */
export function budgetOf(flags: BudgetFlags): BudgetLimits {
  const { maxCalls, maxTokens, maxTokensIn, maxTokensOut, maxCost } = flags
  return {
    ...(maxCalls === undefined ? {} : { maxCalls }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
    ...(maxTokensIn === undefined ? {} : { maxInputTokens: maxTokensIn }),
    ...(maxTokensOut === undefined ? {} : { maxOutputTokens: maxTokensOut }),
    ...(maxCost === undefined ? {} : { maxCost }),
  }
}

/** The limits that the flags set on the spending of a single episode. */
export const episodeBudgetOf = ({
  maxCallsPerEpisode,
  maxTokensPerEpisode,
}: EpisodeBudgetFlags): BudgetLimits =>
  budgetOf({
    ...(maxCallsPerEpisode === undefined ? {} : { maxCalls: maxCallsPerEpisode }),
    ...(maxTokensPerEpisode === undefined ? {} : { maxTokens: maxTokensPerEpisode }),
  })

/**
 * How to call an endpoint, according to the flags; settings without a flag are absent.
 * @throws UsageError for an invalid URL, or one that contains a password
 */
export function endpointSettings(flags: EndpointFlags) {
  const { baseUrl, temperature, maxOutput, context, timeout, cache, deadline } = flags
  return {
    ...(baseUrl === undefined ? {} : { baseUrl: endpointUrl(baseUrl) }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxOutput === undefined ? {} : { maxOutputTokens: maxOutput }),
    ...(context === undefined ? {} : { contextTokens: context }),
    ...(timeout === undefined ? {} : { timeoutMs: 1000 * timeout }),
    ...(deadline === undefined ? {} : { deadlineMs: 1000 * deadline }),
    ...(cache === undefined ? {} : { cache }),
  }
}

function aboveZero(text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value
  throw new InvalidArgumentError(`"${text}" is not a number above 0.`)
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
