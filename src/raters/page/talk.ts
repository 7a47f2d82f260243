/** Pause before asking an unresponsive server again (ms). */
const AGAIN_MS = 1500

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** An answer, as soon as the server gives one; a server that is restarted in the meantime is asked again. */
async function answerOf(path: string, init: RequestInit, say: (text: string) => void): Promise<Response> {
  for (;;) {
    try {
      return await fetch(path, init)
    } catch {
      say('Can’t reach the server. Your answers are safe; retrying…')
      await wait(AGAIN_MS)
    }
  }
}

/** Requests JSON until it arrives. @param say shows a problem to the rater */
export async function ask<T>(path: string, say: (text: string) => void): Promise<T> {
  for (;;) {
    const answer = await answerOf(path, {}, say)
    if (answer.ok) return (await answer.json()) as T
    say(await answer.text())
    await wait(AGAIN_MS)
  }
}

/** Sends JSON until it has arrived; undefined if the server refuses it. @param say shows a problem to the rater */
export async function send<T>(
  path: string,
  content: unknown,
  say: (text: string) => void,
): Promise<T | undefined> {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(content) }
  const answer = await answerOf(path, init, say)
  if (answer.ok) return (await answer.json()) as T
  say(await answer.text())
  return undefined
}

/** Requests bytes; undefined if there are none. @param say shows a problem to the rater */
export async function bytesOf(path: string, say: (text: string) => void): Promise<ArrayBuffer | undefined> {
  const answer = await answerOf(path, {}, say)
  if (answer.ok) return answer.arrayBuffer()
  say(await answer.text())
  return undefined
}

/** Sends the newest value, one at a time; older ones are dropped. */
export class Latest {
  readonly #path: string
  #waiting: unknown
  #isSending = false

  constructor(path: string) {
    this.#path = path
  }

  keep(content: unknown): void {
    this.#waiting = content
    if (!this.#isSending) void this.#send()
  }

  async #send(): Promise<void> {
    this.#isSending = true
    while (this.#waiting !== undefined) {
      const content = this.#waiting
      this.#waiting = undefined
      await send(this.#path, content, () => undefined)
    }
    this.#isSending = false
  }
}
