/* The messages between the raters' page and its server. They name no model, planner or run. */

/** The side on which a run is shown; a single run is on the left. */
export type Side = 'left' | 'right'

/** Which of two was better, as a rater sees them side by side. */
export type SideVerdict = 'left' | 'right' | 'tie' | 'both-bad' | 'unsure'

/** The same for one dimension; `unsure`: the rater cannot tell. */
export type DimensionVerdict = 'left' | 'right' | 'tie' | 'unsure'

/** A verdict for each dimension, by the dimension's name. */
export type DimensionVerdicts = Readonly<Record<string, DimensionVerdict>>

/** The place of a word on its scale of five, or that the dimension does not apply. */
export type Step = 0 | 1 | 2 | 3 | 4 | 'n/a'

/** A step for each dimension, by the dimension's name. */
export type Steps = Readonly<Record<string, Step>>

/** A rater's answers for the shown runs. */
export interface Ballot {
  /** Absent where one run is shown. */
  readonly verdict?: SideVerdict
  readonly verdicts?: DimensionVerdicts
  readonly left: Steps
  readonly right?: Steps
  readonly comment?: string
}

/** A rater's choices so far; kept by the server, so that a reload loses nothing. */
export interface Draft {
  readonly verdict?: SideVerdict
  readonly verdicts?: DimensionVerdicts
  readonly left?: Steps
  readonly right?: Steps
  readonly comment?: string
}

/** A dimension, its five words from the worst to the best, and what to look for. */
export interface AskedDimension {
  readonly name: string
  readonly words: readonly string[]
  readonly criteria: readonly string[]
}

/** An item as shown to a rater. */
export interface ShownItem {
  /** Tells its reader nothing. */
  readonly id: string
  readonly kind: 'pair' | 'single'
  readonly goal: string
  readonly dimensions: readonly AskedDimension[]
  readonly draft: Draft
}

/** A rater's progress. */
export interface RaterState {
  /** `failed`: too few answers of the quiz were right. */
  readonly phase: 'quiz' | 'rating' | 'done' | 'failed'
  /** Ratings given, and the total of this phase. */
  readonly done: number
  readonly of: number
  readonly item?: ShownItem
}

/** The head of a film; the pictures follow it, one after another. */
export interface FilmHead {
  /** Seconds of game time since the first picture, for each picture. */
  readonly seconds: readonly number[]
  /** Bytes of each picture. */
  readonly sizes: readonly number[]
  readonly width: number
  readonly height: number
}

/** Bytes before the head of a film, which hold its length (little endian). */
export const FILM_PREFIX = 4
