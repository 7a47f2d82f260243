import { type PageBackend, pageScript, readDraft, sentBallot } from '../server/rater-server.ts'
import { ReplyError } from '../server/reply.ts'
import { raterPage } from '../server/shell.ts'
import { type DifficultyCourse, type DifficultySurvey, difficultyCourse } from './difficulty-course.ts'
import { ballotSchema, type DifficultyStore, draftSchema, saidOf } from './difficulty-votes.ts'
import type { DifficultyState, ShownTask } from './messages.ts'
import { QUESTIONS } from './questions.ts'

export interface DifficultyBackendOptions {
  readonly store: DifficultyStore
  readonly survey: DifficultySurvey
  /** The time now (ms since 1970). */
  readonly now: () => number
  /** Called with each vote that is kept. */
  readonly voted: (rater: string, course: DifficultyCourse) => void
}

/** The page that asks people how hard tasks are. It shows neither other raters' answers nor computed values. */
export class DifficultyBackend implements PageBackend {
  readonly page = raterPage('How hard is this task?')
  readonly script = pageScript('../page/difficulty', import.meta.url)
  readonly #options: DifficultyBackendOptions

  constructor(options: DifficultyBackendOptions) {
    this.#options = options
  }

  stateOf(rater: string): DifficultyState {
    const { done, of, next } = this.#courseOf(rater)
    if (next === undefined) return { phase: 'done', done, of }
    const { id, goal, given } = next
    const item = { id, goal, given, questions: QUESTIONS, draft: this.#draftOf(rater, id) }
    return { phase: 'rating', done, of, item }
  }

  vote(rater: string, body: unknown): void {
    const { item: id, ballot } = sentBallot(body, ballotSchema)
    this.#check(id)
    const { store, now, voted } = this.#options
    if (this.#courseOf(rater).next?.id !== id && !store.saidBy(rater).has(id))
      throw new ReplyError(409, 'It is not the turn of this task. Load the page again.')
    const { comment, steps } = ballot
    const vote = saidOf({ steps, ...(comment === undefined ? {} : { comment }) })
    const result = store.vote(rater, id, vote, new Date(now()).toISOString())
    if (result === 'other') throw new ReplyError(409, 'You have rated this already; the first answer counts.')
    if (result === 'kept') voted(rater, this.#courseOf(rater))
  }

  draft(rater: string, body: unknown): void {
    const { item, ballot } = sentBallot(body, draftSchema)
    this.#check(item)
    this.#options.store.draft(rater, item, JSON.stringify(ballot))
  }

  #courseOf(rater: string): DifficultyCourse {
    return difficultyCourse(this.#options.survey, rater, this.#options.store.saidBy(rater))
  }

  #check(id: string): void {
    if (!this.#options.survey.tasks.some((task) => task.id === id))
      throw new ReplyError(404, 'There is no such task. Load the page again.')
  }

  #draftOf(rater: string, id: string): ShownTask['draft'] {
    return readDraft(this.#options.store.draftOf(rater, id), draftSchema) as ShownTask['draft']
  }
}
