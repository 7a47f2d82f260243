import { type Clock, createRealtimeClock } from '../core/clock.ts'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import type { Allowance } from '../model/allowance/allowance.ts'
import { openCassette } from '../model/cassette/cassette-file.ts'
import { createReplayModel } from '../model/cassette/replay-model.ts'
import { promptRoomOf } from '../model/context.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { allow } from '../model/middleware/allow.ts'
import { cache } from '../model/middleware/cache.ts'
import { type CacheStore, folderStore } from '../model/middleware/cache-store.ts'
import type { Middleware } from '../model/middleware/middleware.ts'
import { record } from '../model/middleware/record.ts'
import { UsageMeter } from '../model/middleware/usage.ts'
import type { Persistence } from '../model/persist.ts'
import type { Transcript } from '../model/transcript/transcript.ts'
import type { Answerer } from './answerer.ts'
import { foreign } from './foreign.ts'
import { behind, persistent } from './prompted.ts'
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
  /** Fingerprints of the plug-ins in use: a cassette is replayed only with the same ones. */
  plugins?: readonly string[]
  /** The source of keys; `process.env` by default. */
  env?: KnowingContext['env']
  /** Cassette file to write. */
  record?: string
  /** Cassette file to answer from, without key or network. */
  replay?: string
  /** Folder of a cache, or a store of your own. */
  cache?: string | CacheStore
  /** Limits on requests: how many and how fast. Each request needs a turn of every allowance. Answerers may share them. */
  allowances?: readonly Allowance[]
  /** Keeps the messages to and from a language model. */
  transcript?: Transcript
  /** Time that a question may take with all its retries (ms of wall time); ten minutes by default. */
  deadlineMs?: number
  /**
   * How many tokens the model reads and writes in one request, if the user sets it; by default the documented limits of the
   * model.
   */
  contextTokens?: number
  /** Seed of the jitter between retries. */
  seed?: number
  /** Wall time for waits between retries. */
  clock?: Pick<Clock, 'sleep'>
}

export interface ComposedAnswerer {
  answerer: Answerer
  /** Counts the calls through the answerer. */
  usage: UsageMeter
  /** Whether a language model is prompted for the answers. */
  isPrompted: boolean
}

/**
 * Creates the answerer of questions, with all middleware in front of it, outermost first: usage, record, cache, then asking until
 * a reply can be used, and before each single request the allowance. So the cassette and the usage hold every reply, including
 * the cache's; budget and limits see every request, including retries and re-asks; and a request that waits for a retry takes up
 * no turn.
 * @throws UsageError for an unknown specification or options that contradict each other, and whatever the parts throw.
 */
export function createAnswerer(options: AnswererOptions): ComposedAnswerer {
  const { replay, allowances = [], transcript } = options
  const source = replay === undefined ? live(options) : replayed(options, replay)
  const specification = 'answer' in source ? remakeOf(source) : undefined
  // Questions to the expert or a simulated model are in the journal; a cassette's replies are in the cassette.
  const isLive = !('answer' in source) && replay === undefined
  const said = isLive && transcript !== undefined ? [transcript.middleware] : []
  const inner = persistent(
    source,
    [...allowances.map((one) => allow(one, !('answer' in source))), ...said],
    replay === undefined ? persistenceOf(options) : undefined,
    replay === undefined ? promptRoomOf(source.id, options) : undefined,
  )
  const usage = new UsageMeter()
  const outer: (Middleware | undefined)[] = [
    usage.middleware,
    options.record === undefined ? undefined : record(openCassette(options.record, inner, options.plugins)),
    options.cache === undefined ? undefined : cache(storeOf(options.cache)),
  ]
  // Recorded and cached replies are found by their prompt, so a prompt is required.
  const isKept = options.record !== undefined || options.cache !== undefined
  const { byFacts: _byFacts, ...read } = inner
  const composed = behind(
    isKept ? read : inner,
    outer.filter((layer) => layer !== undefined),
  )
  // Middleware that records, caches or counts calls must see all of them.
  const isWatched = isKept || allowances.some(({ hasBudget }) => hasBudget)
  if (specification !== undefined && !isWatched) remakable(composed, specification)
  return { answerer: composed, usage, isPrompted: !('answer' in source) }
}

const storeOf = (store: string | CacheStore): CacheStore =>
  typeof store === 'string' ? folderStore(store) : store

const persistenceOf = ({
  deadlineMs,
  seed = 1,
  clock = createRealtimeClock(),
}: AnswererOptions): Persistence => ({
  ...(deadlineMs === undefined ? {} : { deadlineMs }),
  clock,
  random: createRandom(seed).fork('model-retry'),
})

function live({
  model = 'expert',
  providers,
  env = process.env,
  ...options
}: AnswererOptions): LanguageModel | Answerer {
  if (typeof model !== 'string') return foreign(model)
  const { provider, name } = parseSpec(model, providers)
  const { baseUrl, temperature, maxOutputTokens, timeoutMs, fetch, wallClock, scenarios, actions } = options
  const sampling = { baseUrl, temperature, maxOutputTokens, timeoutMs }
  return provider.create(name, { env, ...sampling, fetch, wallClock, scenarios, actions })
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
 * @throws UsageError listing the available specifications.
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
