import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ServerError } from '../../core/errors.ts'
import { hidden } from '../../core/secrets/secrets.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import type { Price } from '../../model/price.ts'
import type { LookProvider } from '../../render/look/look.ts'
import type { ViewMessage } from '../messages.ts'
import { RunFollower } from './follow-run.ts'
import { admit, HEADERS } from './guard.ts'
import { linkModules } from './link-modules.ts'
import { listRuns } from './listing.ts'
import { listPage, runPage, waitingPage } from './shell.ts'
import { VIEW_STYLE } from './style.ts'

export interface ViewOptions {
  /** The folder of a run, of an experiment, or of several of these. A run that is about to begin has none yet. */
  path: string
  scoring: Scoring
  /** The time (ms). */
  now: () => number
  /** Price of a million tokens, if known. */
  price?: Price
  /** The look of blocks; our own by default. */
  looks?: LookProvider
  /** TCP port; 0 for any free one. */
  port: number
}

/** The page on which people watch runs: read-only, on the loopback address, accessible only with the token. */
export class ViewServer {
  readonly #options: ViewOptions
  readonly #server: Server
  readonly #token = randomBytes(18).toString('base64url')
  readonly #followers = new Map<string, RunFollower>()
  #script: string | undefined

  private constructor(options: ViewOptions) {
    this.#options = options
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  /** @throws ServerError when the port is taken */
  static async open(options: ViewOptions): Promise<ViewServer> {
    const view = new ViewServer(options)
    await new Promise<void>((resolve, reject) => {
      view.#server.once('error', (cause) =>
        reject(
          new ServerError(`The page cannot be opened on port ${options.port}: ${cause.message}`, {
            hint: 'Choose another --view-port, or 0 for any free one.',
            cause,
          }),
        ),
      )
      view.#server.listen(options.port, '127.0.0.1', resolve)
    })
    return view
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** The address to open. It holds the token. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/${this.#token}/`
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    for (const follower of this.#followers.values()) follower.close()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    const admitted = admit(request, { port: this.port, token: this.#token })
    if ('status' in admitted) {
      send(response, { status: admitted.status, type: 'text/plain', body: `${admitted.reason}\n` })
      return
    }
    try {
      const reply = this.#replyTo(admitted.path)
      if (reply instanceof RunFollower) stream(reply, request, response)
      else send(response, reply)
    } catch (error) {
      send(response, { status: 500, type: 'text/plain', body: `${(error as Error).message}\n` })
    }
  }

  /** The resource at a path: only listed runs have addresses, files do not. */
  #replyTo(path: string): Reply | RunFollower {
    if (path === 'page.js') return ok('text/javascript', this.#pageScript())
    if (path === 'page.css') return ok('text/css', VIEW_STYLE)
    const { list, folders } = listRuns(this.#options.path)
    if (path === 'runs.json') return ok('application/json', JSON.stringify(list))
    if (path === '') return firstPage(list)
    const [, name = '', rest] = /^run\/([^/]+)\/(stream|request\/\d{1,9})?$/.exec(path) ?? []
    const key = decoded(name)
    const folder = folders.get(key)
    if (folder === undefined) return NO_PAGE
    if (rest === undefined) return ok('text/html', runPage(key, list))
    const follower = this.#followers.get(key) ?? new RunFollower(folder, this.#options)
    this.#followers.set(key, follower)
    if (rest === 'stream') return follower
    const texts = follower.textsOf(Number(rest.slice('request/'.length)))
    return texts === undefined ? NO_PAGE : ok('application/json', JSON.stringify(texts))
  }

  #pageScript(): string {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
    this.#script ??= linkModules(new URL(`../page/main.${extension}`, import.meta.url))
    return this.#script
  }
}

interface Reply {
  status: number
  type: string
  body: string
  location?: string
}

const NO_PAGE: Reply = { status: 404, type: 'text/plain', body: 'There is no such page.\n' }

/** The page that the server shows first: the list of runs, or the only run. */
function firstPage(list: ReturnType<typeof listRuns>['list']): Reply {
  const [only] = list.runs
  if (only === undefined && !list.isExperiment) return ok('text/html', waitingPage())
  if (only === undefined || list.isExperiment || list.runs.length > 1) return ok('text/html', listPage(list))
  return { status: 302, type: 'text/plain', body: '', location: `run/${encodeURIComponent(only.key)}/` }
}

const ok = (type: string, body: string): Reply => ({ status: 200, type, body })

function send(response: ServerResponse, { status, type, body, location }: Reply): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    ...(location === undefined ? {} : { Location: location }),
  })
  response.end(response.req.method === 'HEAD' ? undefined : hidden(body))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Messages per event of the stream: large enough to need few events, small enough for the page to stay responsive. */
const BATCH = 200

/**
 * Sends the messages of a run as server-sent events, each with the number of messages sent so far: a page that loses the
 * connection continues from there.
 */
function stream(follower: RunFollower, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
  let skip = Number(request.headers['last-event-id'] ?? 0) || 0
  let sent = 0
  let batch: ViewMessage[] = []
  let due: NodeJS.Immediate | undefined
  const flush = (): void => {
    due = undefined
    if (batch.length === 0) return
    response.write(`id: ${sent}\ndata: ${hidden(JSON.stringify(batch))}\n\n`)
    batch = []
  }
  const end = follower.watch((message) => {
    if (message.kind !== 'ready') {
      sent++
      if (skip > 0) {
        skip--
        return
      }
    }
    batch.push(message)
    if (batch.length >= BATCH) flush()
    else due ??= setImmediate(flush)
  })
  request.once('close', () => {
    clearImmediate(due)
    end()
  })
}
