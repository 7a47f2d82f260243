import { resolve } from 'node:path'
import { collectEvidence } from '../../evaluation/collect-evidence.ts'
import { RunFolder } from '../../experiment/run-folder.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { askedDimensions, ballotSchema, draftSchema, saidOf } from '../ballot.ts'
import { type Course, courseOf, placeOf, type Survey } from '../course.ts'
import { Films } from '../films.ts'
import type { NamedItem } from '../item.ts'
import type { Ballot, Draft, RaterState, ShownItem } from '../messages.ts'
import type { RatingStore } from '../ratings.ts'
import { type PageBackend, pageScript, readDraft, sentBallot } from './rater-server.ts'
import { type Reply, ReplyError } from './reply.ts'
import { raterPage } from './shell.ts'

export interface RunBackendOptions {
  readonly store: RatingStore
  readonly survey: Survey
  readonly scoring: Scoring
  /** Folder in which films of runs are kept. */
  readonly films: string
  /** The time now (ms since 1970). */
  readonly now: () => number
  /** Called with each vote that is kept. */
  readonly voted: (rater: string, course: Course) => void
}

/** The page on which people rate runs; nothing in it reveals the players. */
export class RunBackend implements PageBackend {
  readonly page = raterPage('Which run is better?')
  readonly script = pageScript('../page/main', import.meta.url)
  readonly #options: RunBackendOptions
  readonly #films: Films
  readonly #items: ReadonlyMap<string, NamedItem>
  readonly #shown = new Map<string, Pick<ShownItem, 'goal' | 'dimensions'>>()

  constructor(options: RunBackendOptions) {
    this.#options = options
    this.#films = new Films(options.films)
    this.#items = new Map(options.survey.items.map((item) => [item.id, item]))
  }

  stateOf(rater: string): RaterState {
    const { phase, done, of, next } = this.#courseOf(rater)
    if (next === undefined) return { phase, done, of }
    const { item } = next
    // Films are drawn before the page requests them; the request reports a failure.
    for (const side of [item.a, item.b]) if (side !== undefined) this.#filmOf(side.run).catch(() => undefined)
    return { phase, done, of, item: { ...this.#describe(item), draft: this.#draftOf(rater, item.id) } }
  }

  vote(rater: string, body: unknown): void {
    const { item: id, ballot } = sentBallot(body, ballotSchema)
    const { item, swapped } = this.#placeOf(rater, id)
    const { store, now, voted } = this.#options
    const before = this.#courseOf(rater)
    const vote = saidOf(item, ballot as Ballot, swapped)
    if (typeof vote === 'string') throw new ReplyError(400, `This vote cannot be kept: ${vote}.`)
    if (before.next?.item.id !== id && !store.saidBy(rater).has(id))
      throw new ReplyError(409, 'It is not the turn of this comparison. Load the page again.')
    const result = store.vote(rater, id, vote, new Date(now()).toISOString())
    if (result === 'other') throw new ReplyError(409, 'You have rated this already; the first vote counts.')
    if (result === 'kept') voted(rater, this.#courseOf(rater))
  }

  draft(rater: string, body: unknown): void {
    const { item, ballot } = sentBallot(body, draftSchema)
    this.#placeOf(rater, item)
    this.#options.store.draft(rater, item, JSON.stringify(ballot))
  }

  async extra(rater: string, path: string): Promise<Reply | undefined> {
    const [, id = '', side] = /^film\/([0-9a-f]+)\/(left|right)$/.exec(path) ?? []
    if (side === undefined) return undefined
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

  /** An item as shown to a rater. @throws ReplyError if there is none of that name */
  #placeOf(rater: string, id: string) {
    const item = this.#items.get(id)
    if (item === undefined) throw new ReplyError(404, 'There is no such comparison. Load the page again.')
    return placeOf(item, rater, this.#options.survey.seed)
  }

  #draftOf(rater: string, id: string): Draft {
    return readDraft(this.#options.store.draftOf(rater, id), draftSchema) as Draft
  }

  #describe(item: NamedItem): Omit<ShownItem, 'draft'> {
    const run = RunFolder.open(resolve(this.#options.store.folder, item.a.run))
    const place = this.#shown.get(item.id)
    const { id } = item
    const kind = item.b === undefined ? 'single' : 'pair'
    if (place !== undefined) return { id, kind, ...place }
    const { goal, criteria } = collectEvidence(run, this.#options.scoring)
    const shown = { goal, dimensions: askedDimensions(criteria) }
    this.#shown.set(id, shown)
    return { id, kind, ...shown }
  }
}
