import { Worker } from 'node:worker_threads'
import { CausalMaceError } from '../core/errors.ts'
import type { GameEvent } from '../core/journal/events.ts'
import { siblingModule } from '../core/package-root.ts'
import { PluginError } from '../plugin/plugin-error.ts'
import type { Answerer } from '../question/answerer.ts'
import type { AnyQuestion } from '../question/question.ts'
import { remakeOf } from '../question/remake.ts'
import { lineOf } from '../recording/packing.ts'
import type { EpisodeRequest } from './episode-request.ts'
import type { ErrorRecord } from './error-record.ts'
import { toErrorRecord } from './error-record.ts'
import type { EpisodeData, FromEpisode, ToEpisode } from './messages.ts'
import { AnswererHost } from './remote/answerer-host.ts'

/** How long a cancelled episode may take to say goodbye before its thread is ended (ms, wall time). */
const GOODBYE_MS = 3000

/**
 * Room for new objects in the thread of an episode (MB): half of V8's own choice. With this and `--heap-growing-percent` of
 * `episode-thread.ts` a run of 5,000 blocks with 20 agents peaks at 400 MB; with 48 and 40 it peaked at 545.
 */
const YOUNG_GENERATION_MB = 24

export interface RunEpisodeOptions {
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
}

/** An episode could not be played; the code says why. */
class EpisodeError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

/**
 * Plays an episode in a thread of its own and resolves when it is over. Questions are answered here, on the host's clock.
 * @throws EpisodeError when the episode could not begin, or its thread crashed; PluginError when the request holds an
 * object where an id is wanted.
 */
export async function runEpisode(options: RunEpisodeOptions): Promise<void> {
  const { request, answerer, questions, onEvent, onRecorded, signal } = options
  refuseObjects(request)
  const thread = new Worker(siblingModule(import.meta.url, 'episode-thread'), {
    workerData: {
      request,
      remake: remakeOf(answerer),
      byFacts: answerer.byFacts === true,
    } satisfies EpisodeData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  })
  const tell = (message: ToEpisode) => thread.postMessage(message)
  const host = new AnswererHost(answerer, tell, questions)
  let goodbye: NodeJS.Timeout | undefined
  const cancel = () => {
    tell({ type: 'cancel' })
    host.close()
    goodbye = setTimeout(() => void thread.terminate(), GOODBYE_MS)
  }
  try {
    await new Promise<void>((resolve, reject) => {
      if (signal.aborted) cancel()
      signal.addEventListener('abort', cancel, { once: true })
      const receive = (message: FromEpisode) => {
        if (message.type === 'events') {
          for (const event of message.events) onEvent(event)
          for (const recorded of message.recorded) onRecorded?.(lineOf(recorded))
        } else if (message.type === 'ask' || message.type === 'abandon') host.receive(message)
        else if (message.error !== undefined) reject(new EpisodeError(message.error))
        else resolve()
      }
      thread.on('message', (message: FromEpisode) => {
        try {
          receive(message)
        } catch (error) {
          // What happens cannot be written down: the disk may be full.
          reject(error as Error)
        }
      })
      thread.on('error', (error) => reject(new EpisodeError(toErrorRecord(error, 'world_crash'))))
      thread.on('exit', () => {
        if (signal.aborted) resolve()
        else
          reject(
            new EpisodeError({
              code: 'world_crash',
              message: 'The thread of the episode ended without a reason.',
            }),
          )
      })
    })
  } finally {
    clearTimeout(goodbye)
    signal.removeEventListener('abort', cancel)
    host.close()
    await thread.terminate()
  }
}

/** Only ids cross into the thread: a function would end in `DOMException: could not be cloned`. */
function refuseObjects(request: EpisodeRequest): void {
  for (const part of ['planner', 'assignment', 'model'] as const) {
    if (typeof request[part] === 'string') continue
    const list = `${part}s`
    throw new PluginError(`The ${part} of a request must be an id, not ${typeof request[part]}.`, {
      hint:
        part === 'model'
          ? 'Give the object as the option `answerer`; the request holds its id.'
          : `An episode runs in a thread of its own, into which no object can be passed. Put the ${part} into a plug-in module, definePlugin({ name, ${list}: […] }), and give loadPlugin(path).reference in \`plugins\`.`,
    })
  }
}
