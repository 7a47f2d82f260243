import { Worker } from 'node:worker_threads'
import { CausalMaceError, ModelError } from '../core/errors.ts'
import type { GameEvent } from '../core/journal/events.ts'
import { siblingModule } from '../core/package-root.ts'
import type { LanguageModel, ModelRequest } from '../model/language-model.ts'
import type { EpisodeRequest } from './episode-request.ts'
import type { ErrorRecord, FromEpisode, RefusalRecord, ToEpisode } from './messages.ts'

/** How long a cancelled episode may take to say goodbye before its thread is ended (ms, wall time). */
const GOODBYE_MS = 3000

export interface RunEpisodeOptions {
  request: EpisodeRequest
  model: LanguageModel
  /** Called for every event, in order. */
  onEvent(event: GameEvent): void
  /** Cancels the episode. */
  signal: AbortSignal
}

/** An episode could not be played; the code says what kind of fault it was. */
export class EpisodeError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

/**
 * Plays an episode in a thread of its own and resolves when it is over. The model runs here, on the host's clock.
 * @throws EpisodeError when the episode could not begin, or its thread crashed.
 */
export async function runEpisode({ request, model, onEvent, signal }: RunEpisodeOptions): Promise<void> {
  const thread = new Worker(siblingModule(import.meta.url, 'episode-thread'), { workerData: request })
  const tell = (message: ToEpisode) => thread.postMessage(message)
  const abandoning = new Map<number, AbortController>()
  const ask = (id: number, question: ModelRequest) => {
    const abandoned = new AbortController()
    abandoning.set(id, abandoned)
    model
      .generate(question, { signal: AbortSignal.any([signal, abandoned.signal]) })
      .then(
        (reply) => tell({ type: 'reply', id, reply }),
        (error: unknown) => tell({ type: 'refusal', id, error: toRefusal(error) }),
      )
      .finally(() => abandoning.delete(id))
  }
  let goodbye: NodeJS.Timeout | undefined
  const cancel = () => {
    tell({ type: 'cancel' })
    goodbye = setTimeout(() => void thread.terminate(), GOODBYE_MS)
  }
  try {
    await new Promise<void>((resolve, reject) => {
      if (signal.aborted) cancel()
      signal.addEventListener('abort', cancel, { once: true })
      thread.on('message', (message: FromEpisode) => {
        if (message.type === 'event') onEvent(message.event)
        else if (message.type === 'ask') ask(message.id, message.request)
        else if (message.type === 'abandon') abandoning.get(message.id)?.abort()
        else if (message.error !== undefined) reject(new EpisodeError(message.error))
        else resolve()
      })
      thread.on('error', (error) => reject(new EpisodeError(toRecord(error))))
      thread.on('exit', () => {
        if (signal.aborted) resolve()
        else reject(new EpisodeError({ code: 'world_crash', message: 'The episode ended without a word.' }))
      })
    })
  } finally {
    clearTimeout(goodbye)
    signal.removeEventListener('abort', cancel)
    // Nobody waits for these any more, and they cost money.
    for (const abandoned of abandoning.values()) abandoned.abort()
    await thread.terminate()
  }
}

function toRecord(error: unknown): ErrorRecord {
  const { message, stack } = error as Error
  if (!(error instanceof CausalMaceError)) return { code: 'world_crash', message: stack ?? message }
  return { code: error.code, message, ...(error.hint === undefined ? {} : { hint: error.hint }) }
}

function toRefusal(error: unknown): RefusalRecord {
  const { attempts, usage } =
    error instanceof ModelError ? error : { attempts: 0, usage: { inputTokens: 0, outputTokens: 0 } }
  return { ...toRecord(error), attempts, usage }
}
