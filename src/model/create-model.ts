import { type Clock, createRealtimeClock } from '../core/clock.ts'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { openCassette } from './cassette/cassette-file.ts'
import { createReplayModel } from './cassette/replay-model.ts'
import type { LanguageModel } from './language-model.ts'
import { type BudgetOptions, budget } from './middleware/budget.ts'
import { cache } from './middleware/cache.ts'
import { type CacheStore, folderStore } from './middleware/cache-store.ts'
import { type LimitsOptions, limits } from './middleware/limits.ts'
import { record } from './middleware/record.ts'
import { type RetryOptions, retry } from './middleware/retry.ts'
import { UsageMeter } from './middleware/usage.ts'
import { type Middleware, wrap } from './middleware/wrap.ts'
import type { ModelProvider, ProviderContext } from './provider.ts'

export interface ModelOptions extends Omit<ProviderContext, 'env'> {
  /** The kinds of model that a specification can name. */
  providers: readonly ModelProvider[]
  /** Which model, e.g. `expert` or `openai:gpt-4o-mini`. May be left out for a replay: the cassette knows. */
  spec?: string
  /** A model that exists already, instead of `spec`. */
  model?: LanguageModel
  /** Fingerprints of the plug-ins that take part: a cassette is replayed with the same ones only. */
  plugins?: readonly string[]
  /** Where keys are found; `process.env` unless told. */
  env?: ProviderContext['env']
  /** File of a cassette to write. */
  record?: string
  /** File of a cassette to answer from, without key or network. */
  replay?: string
  /** Folder of a cache, or a store of one's own. */
  cache?: string | CacheStore
  budget?: BudgetOptions
  limits?: LimitsOptions
  retry?: Omit<RetryOptions, 'clock' | 'random'>
  /** Seed of the jitter between retries. */
  seed?: number
  /** Wall time for waits between retries. */
  clock?: Pick<Clock, 'sleep'>
}

export interface ComposedModel {
  model: LanguageModel
  /** Counts what passes through the model. */
  usage: UsageMeter
}

/**
 * Makes the model that a specification names, with everything that is to stand before it, outermost first: usage, record,
 * cache, retry, limits, budget. So the cassette and the usage hold all replies, the cache's too, while the budget counts
 * what really is asked, and a call that waits for its retry takes no one's turn.
 * @throws UsageError for an unknown specification, or options that contradict each other; what the parts throw.
 */
export function createModel(options: ModelOptions): ComposedModel {
  const inner =
    options.replay === undefined ? (options.model ?? live(options)) : replayed(options, options.replay)
  const usage = new UsageMeter()
  const layers: (Middleware | undefined)[] = [
    usage.middleware,
    options.record === undefined ? undefined : record(openCassette(options.record, inner, options.plugins)),
    options.cache === undefined ? undefined : cache(storeOf(options.cache)),
    options.replay === undefined ? retry(retryOptions(options)) : undefined,
    options.limits === undefined ? undefined : limits(options.limits),
    options.budget === undefined ? undefined : budget(options.budget),
  ]
  return {
    model: wrap(
      inner,
      layers.filter((layer) => layer !== undefined),
    ),
    usage,
  }
}

const storeOf = (store: string | CacheStore): CacheStore =>
  typeof store === 'string' ? folderStore(store) : store

const retryOptions = ({
  retry: given,
  seed = 1,
  clock = createRealtimeClock(),
}: ModelOptions): RetryOptions => ({
  ...given,
  clock,
  random: createRandom(seed).fork('model-retry'),
})

function live({ providers, spec = 'expert', env = process.env, ...options }: ModelOptions): LanguageModel {
  const { provider, name } = parseSpec(spec, providers)
  const { baseUrl, temperature, maxOutputTokens, timeoutMs, fetch, wallClock } = options
  return provider.create(name, { env, baseUrl, temperature, maxOutputTokens, timeoutMs, fetch, wallClock })
}

function replayed({ spec, record: tape, cache: store, plugins }: ModelOptions, file: string): LanguageModel {
  if (tape !== undefined || store !== undefined) {
    throw new UsageError(
      `A replay answers from its cassette: there is nothing to ${tape ? 'record' : 'cache'}.`,
      {
        hint: 'Leave out --record and --cache, or leave out --replay.',
      },
    )
  }
  const model = createReplayModel(file, plugins)
  if (spec === undefined || spec === model.id) return model
  throw new UsageError(`The cassette ${file} was recorded with ${model.id}, not with ${spec}.`, {
    hint: 'Leave out --model: a cassette knows its model.',
  })
}

/** @throws UsageError listing the specifications there are. */
export function parseSpec(
  spec: string,
  providers: readonly ModelProvider[],
): { provider: ModelProvider; name: string | undefined } {
  const colon = spec.indexOf(':')
  const id = colon < 0 ? spec : spec.slice(0, colon)
  const provider = providers.find((known) => known.id === id)
  if (provider !== undefined) return { provider, name: colon < 0 ? undefined : spec.slice(colon + 1) }
  throw new UsageError(`There is no model "${spec}".`, {
    hint: `The models are ${providers.map(({ form }) => form).join(', ')}. Others come with --plugin.`,
  })
}
