import { type Clock, createRealtimeClock } from '../core/clock.ts'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { openCassette } from '../model/cassette/cassette-file.ts'
import { createReplayModel } from '../model/cassette/replay-model.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { type BudgetOptions, budget } from '../model/middleware/budget.ts'
import { cache } from '../model/middleware/cache.ts'
import { type CacheStore, folderStore } from '../model/middleware/cache-store.ts'
import { type LimitsOptions, limits } from '../model/middleware/limits.ts'
import type { Middleware } from '../model/middleware/middleware.ts'
import { record } from '../model/middleware/record.ts'
import { type RetryOptions, retry } from '../model/middleware/retry.ts'
import { UsageMeter } from '../model/middleware/usage.ts'
import type { Answerer } from './answerer.ts'
import { foreignAnswerer } from './foreign.ts'
import { asAnswerer, behind } from './prompted.ts'
import type { KnowingContext, ModelProvider } from './provider.ts'
import { builtInProviders } from './providers.ts'
import { remakable, remakeOf } from './remake.ts'

export interface AnswererOptions extends Omit<KnowingContext, 'env'> {
  /**
   * A specification such as `expert` or `openai:gpt-4o-mini`, or a model or answerer of your own. May be left out for a
   * replay: the cassette names its model.
   */
  model?: string | LanguageModel | Answerer
  /** What a specification can name: the built-in providers by default. */
  providers?: readonly ModelProvider[]
  /** Fingerprints of the plug-ins that take part: a cassette is replayed with the same ones only. */
  plugins?: readonly string[]
  /** Where keys are found; `process.env` by default. */
  env?: KnowingContext['env']
  /** Cassette file to write. */
  record?: string
  /** Cassette file to answer from, without key or network. */
  replay?: string
  /** Folder of a cache, or a store of your own. */
  cache?: string | CacheStore
  budget?: BudgetOptions
  limits?: LimitsOptions
  retry?: Omit<RetryOptions, 'clock' | 'random'>
  /** Seed of the jitter between retries. */
  seed?: number
  /** Wall time for waits between retries. */
  clock?: Pick<Clock, 'sleep'>
}

export interface ComposedAnswerer {
  answerer: Answerer
  /** Counts what passes through the answerer. */
  usage: UsageMeter
}

/**
 * Makes what answers questions, with all middleware before it, outermost first: usage, record, cache, retry, limits,
 * budget. So the cassette and the usage hold every reply, including the cache's; the budget counts only real calls; and a
 * call that waits for its retry occupies no slot of the limits.
 * @throws UsageError for an unknown specification or options that contradict each other; what the parts throw.
 */
export function createAnswerer(options: AnswererOptions): ComposedAnswerer {
  const inner = options.replay === undefined ? live(options) : asAnswerer(replayed(options, options.replay))
  const usage = new UsageMeter()
  const layers: (Middleware | undefined)[] = [
    usage.middleware,
    options.record === undefined ? undefined : record(openCassette(options.record, inner, options.plugins)),
    options.cache === undefined ? undefined : cache(storeOf(options.cache)),
    options.replay === undefined ? retry(retryOptions(options)) : undefined,
    options.limits === undefined ? undefined : limits(options.limits),
    options.budget === undefined ? undefined : budget(options.budget),
  ]
  const composed = behind(
    inner,
    layers.filter((layer) => layer !== undefined),
  )
  // What records, keeps or counts calls must see them all.
  const isWatched = [options.record, options.cache, options.limits, options.budget].some(
    (option) => option !== undefined,
  )
  const specification = remakeOf(inner)
  if (specification !== undefined && !isWatched) remakable(composed, specification)
  return { answerer: composed, usage }
}

const storeOf = (store: string | CacheStore): CacheStore =>
  typeof store === 'string' ? folderStore(store) : store

const retryOptions = ({
  retry: given,
  seed = 1,
  clock = createRealtimeClock(),
}: AnswererOptions): RetryOptions => ({
  ...given,
  clock,
  random: createRandom(seed).fork('model-retry'),
})

function live({ model = 'expert', providers, env = process.env, ...options }: AnswererOptions): Answerer {
  if (typeof model !== 'string') return foreignAnswerer(model)
  const { provider, name } = parseSpec(model, providers)
  const { baseUrl, temperature, maxOutputTokens, timeoutMs, fetch, wallClock, scenarios, actions } = options
  const sampling = { baseUrl, temperature, maxOutputTokens, timeoutMs }
  const context = { env, ...sampling, fetch, wallClock, scenarios, actions }
  return asAnswerer(provider.create(name, context))
}

function replayed(
  { model: wanted, record: tape, cache: store, plugins }: AnswererOptions,
  file: string,
): LanguageModel {
  if (tape !== undefined || store !== undefined) {
    throw new UsageError(
      `A replay answers from its cassette: there is nothing to ${tape ? 'record' : 'cache'}.`,
      {
        hint: 'Leave out --record and --cache, or leave out --replay.',
      },
    )
  }
  const model = createReplayModel(file, plugins)
  const id = typeof wanted === 'string' ? wanted : wanted?.id
  if (id === undefined || id === model.id) return model
  throw new UsageError(`The cassette ${file} was recorded with ${model.id}, not with ${id}.`, {
    hint: 'Leave out --model: a cassette knows its model.',
  })
}

/**
 * The provider that a specification names, and the name of the model after the colon.
 * @throws UsageError listing the specifications there are.
 */
export function parseSpec(
  spec: string,
  providers: readonly ModelProvider[] = builtInProviders,
): { provider: ModelProvider; name: string | undefined } {
  const colon = spec.indexOf(':')
  const id = colon < 0 ? spec : spec.slice(0, colon)
  const provider = providers.find((known) => known.id === id)
  if (provider !== undefined) return { provider, name: colon < 0 ? undefined : spec.slice(colon + 1) }
  throw new UsageError(`There is no model "${spec}".`, {
    hint: `The models are ${providers.map(({ form }) => form).join(', ')}. Others come with --plugin.`,
  })
}
