/* The messages between the page that asks for difficulties and its server. They name no agent, run or computed score. */

/** The place of a word on its scale of five, or that the rater cannot tell. */
export type DifficultyStep = 1 | 2 | 3 | 4 | 5 | 'unsure'

/** A step for each question, by its id. */
export type DifficultySteps = Readonly<Record<string, DifficultyStep>>

/** A rater's answers for a task. */
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
  /** Tells raters nothing. */
  readonly id: string
  readonly goal: string
  /** The initial items and surroundings, in words. */
  readonly given: readonly string[]
  readonly questions: readonly AskedQuestion[]
  /** The rater's choices so far. */
  readonly draft: { readonly steps?: DifficultySteps; readonly comment?: string }
}

/** A rater's progress. */
export interface DifficultyState {
  readonly phase: 'rating' | 'done'
  readonly done: number
  readonly of: number
  readonly item?: ShownTask
}
