/** Two sets of rules, equally large and disjoint. Each in turn is contradicted. */
export type Split = readonly [ReadonlySet<string>, ReadonlySet<string>]

/** How many times an edge stood, and the number of answers about it. */
export interface Tally {
  stood: number
  asked: number
}

/**
 * Answers to one question about an edge that differ only in what is contradicted: the rules on the first side of a split, or as
 * many on the second; in some blocks also as many shams.
 */
export interface Block {
  split: Split
  /** Whether the edge stood with each side contradicted. */
  sides: readonly [boolean, boolean]
  /** Whether it stood with shams contradicted, if this was asked. */
  sham?: boolean
}

/** An answer about an edge with some rules contradicted, if no test compares it with others. */
export interface Intervention {
  negated: readonly string[]
  stood: boolean
}

/** An edge that the model predicts, with all its statements about it. */
export interface EdgeRecord {
  readonly from: number
  readonly to: number
  /** Whether it is not in the initial graph: the model named it only when it was asked under interventions. */
  readonly isLate?: boolean
  /** Rules that the model named as its cause. */
  readonly named: readonly string[]
  readonly reason: string
  /** Answers under the unchanged rules. */
  control: Tally
  /** Answers with everything paraphrased. */
  paraphrase: Tally
  readonly blocks: Block[]
  readonly interventions: Intervention[]
}

export const noAnswers = (): Tally => ({ stood: 0, asked: 0 })

/** The tally with one more answer. */
export const counting = ({ stood, asked }: Tally, isStanding: boolean): Tally => ({
  stood: stood + (isStanding ? 1 : 0),
  asked: asked + 1,
})

export const tallyOf = (answers: readonly boolean[]): Tally => answers.reduce(counting, noAnswers())
