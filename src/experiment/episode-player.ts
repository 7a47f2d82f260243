import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { CausalMaceError, InvariantError } from '../core/errors.ts'
import type { GameEvent, Outcome } from '../core/journal/events.ts'
import { KeptThread } from '../core/kept-thread.ts'
import { siblingModule } from '../core/package-root.ts'
import type { Answerer } from '../question/answerer.ts'
import type { AnyQuestion } from '../question/question.ts'
import { remakeOf } from '../question/remake.ts'
import { lineOf } from '../recording/packing.ts'
import type { EpisodeRequest } from './episode-request.ts'
import type { ErrorRecord } from './error-record.ts'
import { toErrorRecord } from './error-record.ts'
import type { EpisodeOrder, FromEpisode, ToEpisode } from './messages.ts'
import { AnswererHost } from './remote/answerer-host.ts'

/** How long a cancelled episode may take to stop before its thread is terminated (ms, wall time). */
const GOODBYE_MS = 3000

/**
 * Space for new objects in the thread of an episode (MB): half of V8's own choice. With this and the lower limit on heap growth
 * in `heap-growth.ts`, a run of 5,000 blocks with 20 agents peaks at 400 MB; with 48 and 40 it peaked at 545.
 */
const YOUNG_GENERATION_MB = 24

/**
 * A thread is replaced after this many episodes, which costs about two seconds. It guards against leaks in libraries, although
 * none is known: after 55 escapes the thread held no world, and its live heap was 68 MB (67 after five).
 */
const EPISODES_PER_THREAD = 100

/** An episode with one of these outcomes ran to its end, so its thread can play another. */
const ENDED_BY_ITSELF: ReadonlySet<Outcome> = new Set(['success', 'task_failure', 'not_judgeable'])

export interface EpisodeOptions {
  request: EpisodeRequest
  /** Answers the questions that the episode asks. */
  answerer: Answerer
  /** The questions that may be asked: the built-in ones by default. */
  questions?: readonly AnyQuestion[]
  /** Called for every event, in order. */
  onEvent(event: GameEvent): void
  /** Called for every line of the recording, if there is one. */
  onRecorded?(line: string): void
  /** Cancels the episode. */
  signal: AbortSignal
  /** Externally controlled agents: the request for their thread, and the function that decides for them. */
  slots?: { readonly order: unknown; decide(steps: unknown): Promise<unknown> }
}

/** An episode could not be played; the code gives the reason. */
class EpisodeError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

/**
 * Plays episodes one after another, reusing one thread as long as that cannot change a result: after an episode that was cut off,
 * a new thread is started. Plug-ins may keep state between episodes, and their timers continue outside virtual time, so such
 * episodes get a thread of their own.
 */
export class EpisodePlayer {
  readonly #threads: KeptThread
  #isPlaying = false

  /** @param thread the module that plays; the episode thread by default */
  constructor(thread: URL = siblingModule(import.meta.url, 'episode-thread')) {
    this.#threads = new KeptThread(() => beginThread(thread), EPISODES_PER_THREAD)
  }

  /**
   * Plays an episode and resolves when it is over. Questions are answered here, on the host's clock.
   * @throws EpisodeError if the episode could not begin or its thread crashed
   */
  async play(options: EpisodeOptions): Promise<void> {
    if (this.#isPlaying) throw new InvariantError('A player plays one episode at a time.')
    this.#isPlaying = true
    let isReusable = false
    try {
      const isPlain = isPlainRequest(options.request)
      if (!isPlain) await this.close()
      const outcome = await playIn(await this.#threads.take(), options)
      isReusable = isPlain && outcome !== undefined && ENDED_BY_ITSELF.has(outcome)
    } finally {
      if (!isReusable) await this.close()
      this.#isPlaying = false
    }
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#threads.end()
  }
}

const beginThread = (module: URL): Worker =>
  new Worker(module, {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  })

const isPlainRequest = ({ clock, server, plugins = [] }: EpisodeRequest): boolean =>
  clock === 'fast' && server.kind === 'embedded' && server.port === undefined && plugins.length === 0

/** Plays an episode in a thread, over a new channel, so that no message from an earlier episode arrives. @returns how it ended */
async function playIn(thread: Worker, options: EpisodeOptions): Promise<Outcome | undefined> {
  const { request, answerer, questions, signal } = options
  const { port1: channel, port2: port } = new MessageChannel()
  const tell = (message: ToEpisode) => channel.postMessage(message)
  const host = new AnswererHost(answerer, tell, questions)
  let outcome: Outcome | undefined
  let goodbye: NodeJS.Timeout | undefined
  const cancel = () => {
    tell({ type: 'cancel' })
    host.close()
    goodbye = setTimeout(() => void thread.terminate(), GOODBYE_MS)
  }
  const ended = Promise.withResolvers<void>()
  const receive = (message: FromEpisode) => {
    try {
      if (message.type === 'events') outcome = passOn(message, options) ?? outcome
      else if (message.type === 'ask' || message.type === 'abandon') host.receive(message)
      else if (message.type === 'decide') passDecision(message, options, tell, ended.reject)
      else if (message.error !== undefined) ended.reject(new EpisodeError(message.error))
      else ended.resolve()
    } catch (error) {
      // Writing the event failed: the disk may be full.
      ended.reject(error)
    }
  }
  const crash = (error: ErrorRecord) => {
    for (const message of waitingIn(channel)) receive(message)
    ended.reject(new EpisodeError(error))
  }
  const onError = (error: unknown) => crash(toErrorRecord(error, 'world_crash'))
  const onExit = () => {
    if (signal.aborted) ended.resolve()
    else crash({ code: 'world_crash', message: 'The thread of the episode ended without a reason.' })
  }
  thread.on('error', onError)
  thread.on('exit', onExit)
  channel.on('message', receive)
  const order: EpisodeOrder = {
    port,
    request,
    remake: remakeOf(answerer),
    byFacts: answerer.byFacts === true,
    abilities: answerer.abilities,
    ...(options.slots === undefined ? {} : { slots: options.slots.order }),
  }
  thread.postMessage(order, [port])
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await ended.promise
  } finally {
    clearTimeout(goodbye)
    signal.removeEventListener('abort', cancel)
    host.close()
    channel.close()
    thread.off('error', onError)
    thread.off('exit', onExit)
  }
  return signal.aborted ? 'cancelled' : outcome
}

/** Asks the caller for the actions of its slots and sends them to the thread. */
function passDecision(
  { id, steps }: Extract<FromEpisode, { type: 'decide' }>,
  { slots }: EpisodeOptions,
  tell: (message: ToEpisode) => void,
  fail: (error: unknown) => void,
): void {
  if (slots === undefined) throw new InvariantError('A thread without slots asked for a decision.')
  slots.decide(steps).then((actions) => tell({ type: 'acted', id, actions }), fail)
}

/** Passes on the messages of an episode. @returns how it ended, if it has */
function passOn(
  { events, recorded }: Extract<FromEpisode, { type: 'events' }>,
  { onEvent, onRecorded }: Pick<EpisodeOptions, 'onEvent' | 'onRecorded'>,
): Outcome | undefined {
  let outcome: Outcome | undefined
  for (const event of events) {
    if (event.type === 'episode.finished') outcome = event.data.outcome
    onEvent(event)
  }
  for (const part of recorded) onRecorded?.(lineOf(part))
  return outcome
}

/** Messages that a thread sent before it ended and that have not been read. */
function* waitingIn(channel: MessagePort): Generator<FromEpisode> {
  for (let next = receiveMessageOnPort(channel); next !== undefined; next = receiveMessageOnPort(channel))
    yield next.message as FromEpisode
}
