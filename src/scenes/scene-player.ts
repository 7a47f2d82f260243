import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CausalMaceError } from '../core/errors.ts'
import { KeptThread } from '../core/kept-thread.ts'
import { siblingModule } from '../core/package-root.ts'
import { type ErrorRecord, toErrorRecord } from '../experiment/error-record.ts'
import type { SceneOrder, SceneReport } from './play-scene.ts'

/** The thread's answer. */
export type FromScenes = { readonly report: SceneReport } | { readonly error: ErrorRecord }

/** Number of scenes after which a thread is replaced: bots and worlds leak memory. */
const SCENES_PER_THREAD = 40

/** A scene could not be played at all; the code gives the reason. */
class ScenePlayError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

/** Plays scenes in a thread, one after another, each in its own world. */
export class ScenePlayer {
  readonly #threads = new KeptThread(
    () => new Worker(siblingModule(import.meta.url, 'scene-thread')),
    SCENES_PER_THREAD,
  )

  /** @throws ScenePlayError if the thread or its world broke down */
  async play(order: SceneOrder): Promise<SceneReport> {
    const answer = await answerOf(await this.#threads.take(), order).catch(brokenBy)
    if ('report' in answer) return answer.report
    await this.close()
    throw new ScenePlayError(answer.error)
  }

  /** Ends the thread; the next scene gets a new one. */
  close(): Promise<void> {
    return this.#threads.end()
  }
}

/** The answer on behalf of a thread that broke down, for example because it ran out of memory. */
const brokenBy = (error: unknown): FromScenes => ({ error: toErrorRecord(error, 'world_crash') })

/** The thread's answer. @throws whatever ended the thread before it answered */
function answerOf(thread: Worker, order: SceneOrder): Promise<FromScenes> {
  const over = new AbortController()
  const { signal } = over
  const heard = once(thread, 'message', { signal }).then(([message]) => message as FromScenes)
  const ended = once(thread, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread of scenes ended with code ${code}`)
  })
  thread.postMessage(order)
  return Promise.race([heard, ended]).finally(() => {
    over.abort()
    for (const waiting of [heard, ended]) waiting.catch(() => undefined)
  })
}
