import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { z } from 'zod'
import { checked, describeIssues } from '../../core/checked/checked.ts'
import { isCausalMaceError, ServerError } from '../../core/errors.ts'
import { collectEvidence } from '../../evaluation/collect-evidence.ts'
import { RunFolder } from '../../experiment/run-folder.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { HEADERS, policyFor } from '../../view/server/guard.ts'
import { linkModules } from '../../view/server/link-modules.ts'
import { askedDimensions, ballotSchema, draftSchema, saidOf } from '../ballot.ts'
import { type Course, courseOf, placeOf, type Survey } from '../course.ts'
import { Films } from '../films.ts'
import type { NamedItem } from '../item.ts'
import type { Ballot, Draft, RaterState, ShownItem } from '../messages.ts'
import type { Rater, RatingStore } from '../store.ts'
import { admitRater, namesOf } from './admit-rater.ts'
import { bodyOf, type Reply, ReplyError, sendReply } from './reply.ts'
import { ratePage } from './shell.ts'
import { RATE_STYLE } from './style.ts'

export interface RateOptions {
  readonly store: RatingStore
  readonly survey: Survey
  readonly raters: readonly Rater[]
  readonly scoring: Scoring
  /** Folder in which films of runs are kept. */
  readonly films: string
  readonly host: string
  /** TCP port; 0 for any free one. */
  readonly port: number
  /** The time now (ms since 1970). */
  readonly now: () => number
  /** Hears of each vote that is kept. */
  readonly voted: (rater: string, course: Course) => void
}

/** The page on which people rate runs: each rater has a link with a token, and sees nothing that says who played. */
export class RateServer {
  readonly #options: RateOptions
  readonly #server: Server
  readonly #films: Films
  readonly #items: ReadonlyMap<string, NamedItem>
  readonly #shown = new Map<string, Pick<ShownItem, 'goal' | 'dimensions'>>()
  #hosts: readonly string[] = []
  #script: string | undefined

  private constructor(options: RateOptions) {
    this.#options = options
    this.#films = new Films(options.films)
    this.#items = new Map(options.survey.items.map((item) => [item.id, item]))
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** @throws ServerError when the port is taken */
  static async open(options: RateOptions): Promise<RateServer> {
    const { host, port } = options
    const page = new RateServer(options)
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
    const admitted = admitRater(request, { hosts: this.#hosts, raters: this.#options.raters })
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
      // What is wrong with a run may name it: raters are told only that something is.
      const isOurs = error instanceof ReplyError
      if (!isOurs) process.stderr.write(`${isCausalMaceError(error) ? error.message : String(error)}\n`)
      const body = isOurs ? error.message : 'Something is wrong with this run. Tell who sent you the link.'
      sendReply(response, { status, type: 'text/plain', body: `${body}\n` })
    }
  }

  async #replyTo(rater: string, path: string, body: unknown): Promise<Reply> {
    if (body !== undefined) {
      if (path === 'vote') this.#vote(rater, body)
      else if (path === 'draft') this.#draft(rater, body)
      else throw new ReplyError(404, 'There is no such page.')
      return json(this.#stateOf(rater))
    }
    if (path === '') return { status: 200, type: 'text/html', body: ratePage() }
    if (path === 'page.js') return { status: 200, type: 'text/javascript', body: this.#pageScript() }
    if (path === 'page.css') return { status: 200, type: 'text/css', body: RATE_STYLE }
    if (path === 'state') return json(this.#stateOf(rater))
    const [, id = '', side] = /^film\/([0-9a-f]+)\/(left|right)$/.exec(path) ?? []
    if (side === undefined) throw new ReplyError(404, 'There is no such page.')
    const { item, swapped } = this.#placeOf(rater, id)
    const run = (side === 'right') === swapped ? item.a : item.b
    if (run === undefined) throw new ReplyError(404, 'There is no such film.')
    return { status: 200, type: 'application/octet-stream', body: await this.#filmOf(run.run) }
  }

  #filmOf(run: string): Promise<Buffer> {
    return this.#films.of(resolve(this.#options.store.folder, run))
  }

  #courseOf(rater: string): Course {
    return courseOf(this.#options.survey, rater, this.#options.store.saidBy(rater))
  }

  /** An item as a rater meets it. @throws ReplyError where there is none of that name */
  #placeOf(rater: string, id: string) {
    const item = this.#items.get(id)
    if (item === undefined) throw new ReplyError(404, 'There is no such comparison. Load the page again.')
    return placeOf(item, rater, this.#options.survey.seed)
  }

  #vote(rater: string, body: unknown): void {
    const { item: id, ballot } = sent(body, ballotSchema)
    const { item, swapped } = this.#placeOf(rater, id)
    const { store, now, voted } = this.#options
    const before = this.#courseOf(rater)
    const said = saidOf(item, ballot as Ballot, swapped)
    if (typeof said === 'string') throw new ReplyError(400, `This vote cannot be kept: ${said}.`)
    if (before.next?.item.id !== id && !store.saidBy(rater).has(id))
      throw new ReplyError(409, 'It is not the turn of this comparison. Load the page again.')
    const result = store.vote(rater, id, said, new Date(now()).toISOString())
    if (result === 'other') throw new ReplyError(409, 'You have rated this already; the first vote counts.')
    if (result === 'kept') voted(rater, this.#courseOf(rater))
  }

  #draft(rater: string, body: unknown): void {
    const { item, ballot } = sent(body, draftSchema)
    this.#placeOf(rater, item)
    this.#options.store.draft(rater, item, JSON.stringify(ballot))
  }

  #stateOf(rater: string): RaterState {
    const { phase, done, of, next } = this.#courseOf(rater)
    if (next === undefined) return { phase, done, of }
    const { item } = next
    // Films are drawn before the page asks for them; what is wrong it hears then.
    for (const side of [item.a, item.b]) if (side !== undefined) this.#filmOf(side.run).catch(() => undefined)
    return { phase, done, of, item: { ...this.#describe(item), draft: this.#draftOf(rater, item.id) } }
  }

  #draftOf(rater: string, id: string): Draft {
    const kept = this.#options.store.draftOf(rater, id)
    const read = draftSchema.safeParse(kept === undefined ? {} : JSON.parse(kept))
    return read.success ? (read.data as Draft) : {}
  }

  #describe(item: NamedItem): Omit<ShownItem, 'draft'> {
    const run = RunFolder.open(resolve(this.#options.store.folder, item.a.run))
    const known = this.#shown.get(item.id)
    const { id } = item
    const kind = item.b === undefined ? 'single' : 'pair'
    if (known !== undefined) return { id, kind, ...known }
    const { goal, criteria } = collectEvidence(run, this.#options.scoring)
    const about = { goal, dimensions: askedDimensions(criteria) }
    this.#shown.set(id, about)
    return { id, kind, ...about }
  }

  #pageScript(): string {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
    this.#script ??= linkModules(new URL(`../page/main.${extension}`, import.meta.url))
    return this.#script
  }
}

const json = (state: RaterState): Reply => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(state),
})

/** What a page has sent, checked. @throws ReplyError saying what is wrong with it */
function sent<T>(body: unknown, schema: z.ZodType<T>): { item: string; ballot: T } {
  const { item, ballot } = (body ?? {}) as { item?: unknown; ballot?: unknown }
  const read = checked(schema, ballot)
  if (typeof item === 'string' && read.success) return { item, ballot: read.data }
  const what = read.success ? 'it names no comparison' : describeIssues(read.issues.slice(0, 1))
  throw new ReplyError(400, `This cannot be kept: ${what}.`)
}
