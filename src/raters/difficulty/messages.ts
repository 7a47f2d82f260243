/* What the page that asks for difficulties and its server say to each other. Nothing in here names an agent, a run or a computed score. */

/** The place of a word on its scale of five, or that the rater cannot tell. */
export type DifficultyStep = 1 | 2 | 3 | 4 | 5 | 'unsure'

/** A step for each question, by its id. */
export type DifficultySteps = Readonly<Record<string, DifficultyStep>>

/** What a rater says of a task. */
export interface DifficultyBallot {
  readonly steps: DifficultySteps
  readonly comment?: string
}

/** A question, and its five words from the least to the most. */
export interface AskedQuestion {
  readonly id: string
  readonly title: string
  readonly question: string
  readonly help: string
  readonly words: readonly string[]
}

/** A task as raters see it. */
export interface ShownTask {
  /** Says nothing to raters. */
  readonly id: string
  readonly goal: string
  /** What there is at the start, in words. */
  readonly given: readonly string[]
  readonly questions: readonly AskedQuestion[]
  /** What the rater has chosen so far. */
  readonly draft: { readonly steps?: DifficultySteps; readonly comment?: string }
}

/** Where a rater stands. */
export interface DifficultyState {
  readonly phase: 'rating' | 'done'
  readonly done: number
  readonly of: number
  readonly item?: ShownTask
}
