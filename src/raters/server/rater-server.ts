import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { z } from 'zod'
import { checked, describeIssues } from '../../core/checked/checked.ts'
import { isCausalMaceError, ServerError } from '../../core/errors.ts'
import { HEADERS, policyFor } from '../../view/server/guard.ts'
import { linkModules } from '../../view/server/link-modules.ts'
import type { Rater } from '../vote-store.ts'
import { admitRater, namesOf } from './admit-rater.ts'
import { bodyOf, type Reply, ReplyError, sendReply } from './reply.ts'
import { RATE_STYLE } from './style.ts'

/** The content of a raters' page, and the target of its answers. Errors other than `ReplyError` are not shown to raters. */
export interface PageBackend {
  /** The HTML of the page, and its main script module without extension. */
  readonly page: string
  readonly script: URL
  /** A rater's progress and the next item, as JSON for the page. */
  stateOf(rater: string): unknown
  /** Keeps a vote, or refuses it with a `ReplyError`. */
  vote(rater: string, body: unknown): void
  /** Keeps a rater's choices so far. */
  draft(rater: string, body: unknown): void
  /** Answers for other paths; undefined if there is nothing. */
  extra?(rater: string, path: string): Promise<Reply | undefined>
}

export interface RaterServerOptions {
  readonly backend: PageBackend
  readonly raters: readonly Rater[]
  readonly host: string
  /** TCP port; 0 for any free one. */
  readonly port: number
}

/** Serves a page to raters: each has their own link with a token. */
export class RaterServer {
  readonly #backend: PageBackend
  readonly #raters: readonly Rater[]
  readonly #server: Server
  #hosts: readonly string[] = []
  #script: string | undefined

  private constructor({ backend, raters }: RaterServerOptions) {
    this.#backend = backend
    this.#raters = raters
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** @throws ServerError when the port is taken */
  static async open(options: RaterServerOptions): Promise<RaterServer> {
    const { host, port } = options
    const page = new RaterServer(options)
    await new Promise<void>((done, reject) => {
      page.#server.once('error', (cause) =>
        reject(
          new ServerError(`The page cannot be opened on ${host}, port ${port}: ${cause.message}`, {
            hint: 'Stop the other program, or choose another --port; links with the old port then end.',
            cause,
          }),
        ),
      )
      page.#server.listen(port, host, done)
    })
    page.#hosts = namesOf(host, page.port)
    return page
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** The rater's own link. */
  urlOf({ token }: Rater): string {
    return `http://${this.#hosts[0]}/${token}/`
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', policyFor('data: blob:'))
    const admitted = admitRater(request, { hosts: this.#hosts, raters: this.#raters })
    if ('status' in admitted) {
      sendReply(response, { ...admitted, type: 'text/plain', body: `${admitted.reason}\n` })
      return
    }
    try {
      const { rater, path } = admitted
      const body = request.method === 'POST' ? await bodyOf(request) : undefined
      sendReply(response, await this.#replyTo(rater, path, body))
    } catch (error) {
      const status = error instanceof ReplyError ? error.status : 500
      // An error about a run may name it: raters only learn that there is one.
      const isOurs = error instanceof ReplyError
      if (!isOurs) process.stderr.write(`${isCausalMaceError(error) ? error.message : String(error)}\n`)
      const body = isOurs
        ? error.message
        : 'Something went wrong here. Tell the person who sent you the link.'
      sendReply(response, { status, type: 'text/plain', body: `${body}\n` })
    }
  }

  async #replyTo(rater: string, path: string, body: unknown): Promise<Reply> {
    const backend = this.#backend
    if (body !== undefined) {
      if (path === 'vote') backend.vote(rater, body)
      else if (path === 'draft') backend.draft(rater, body)
      else throw new ReplyError(404, 'There is no such page.')
      return json(backend.stateOf(rater))
    }
    if (path === '') return { status: 200, type: 'text/html', body: backend.page }
    if (path === 'page.js') return { status: 200, type: 'text/javascript', body: this.#pageScript() }
    if (path === 'page.css') return { status: 200, type: 'text/css', body: RATE_STYLE }
    if (path === 'state') return json(backend.stateOf(rater))
    const reply = await backend.extra?.(rater, path)
    if (reply === undefined) throw new ReplyError(404, 'There is no such page.')
    return reply
  }

  #pageScript(): string {
    this.#script ??= linkModules(this.#backend.script)
    return this.#script
  }
}

const json = (state: unknown): Reply => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(state),
})

/** The script module of a page next to `moduleUrl`: TypeScript here, JavaScript in the built package. */
export const pageScript = (name: string, moduleUrl: string): URL =>
  new URL(`${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl)

/** The body sent by a page, checked. @throws ReplyError naming its fault */
export function sentBallot<T>(body: unknown, schema: z.ZodType<T>): { item: string; ballot: T } {
  const { item, ballot } = (body ?? {}) as { item?: unknown; ballot?: unknown }
  const read = checked(schema, ballot)
  if (typeof item === 'string' && read.success) return { item, ballot: read.data }
  const what = read.success ? 'it names nothing that is rated' : describeIssues(read.issues.slice(0, 1))
  throw new ReplyError(400, `This cannot be kept: ${what}.`)
}

/** A stored draft, or an empty one if there is none or its form has changed since. */
export function readDraft<T extends object>(
  stored: string | undefined,
  schema: z.ZodType<T>,
): T | Record<string, never> {
  const read = schema.safeParse(stored === undefined ? {} : JSON.parse(stored))
  return read.success ? read.data : {}
}
