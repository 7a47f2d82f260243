import type { Predicate } from '../../predicate/predicate.ts'
import type { Operation } from '../../setup/operation.ts'
import { EYE_FAMILIES, type EyeFamily } from '../by-eye.ts'
import type { Instrument } from '../constraints/constraint.ts'
import type { Lexicon, Thing } from '../nouns/lexicon.ts'
import type { Judged, WorldNeed } from '../reading.ts'

/** The words after a verb, without the amount. */
export interface Phrase {
  /** The text without the amount, in lower case: "iron ore with a boat". */
  readonly text: string
  readonly words: readonly string[]
  /** The amount in the text; 1 if there is none. */
  readonly count: number
  readonly isCounted: boolean
  /** The verb form as written: "chop down". */
  readonly verb: string
  readonly lexicon: Lexicon
}

/** The meaning of a verb with its object. */
export interface Meaning {
  readonly judged: Judged
  readonly object?: { readonly words: string; readonly names: readonly string[] }
  readonly count: number
  readonly obstacle?: string
  /** Ids of our atoms that mean the same, for their scene: the first that the version has. */
  readonly atom?: string | readonly string[]
  readonly world?: WorldNeed
  /** A scene that the rule depends on: a structure of our own. */
  readonly scene?: readonly Operation[]
  readonly unchecked?: readonly string[]
}

/** The complete definition of one verb. */
export interface Verb {
  /** The verb's name for users and in tables. */
  readonly id: string
  /** Ways to write it, in the base form. */
  readonly forms: readonly string[]
  /** A task with it from the papers' tables or lists. */
  readonly example: string
  readonly instrument?: Instrument
  /** Category of MCU-Turbo's list. */
  readonly category: Category
  /**
   * The missing part if no rule judges the example or the expert cannot do it. Required in these cases, forbidden otherwise
   * (`test/mcu/verbs-table.test.ts`).
   */
  readonly missing?: string
  /** The meaning of the verb with this object; undefined if the phrase is not an object of it. */
  read(phrase: Phrase): Meaning | undefined
}

/** Headings of MCU-Turbo's list of tasks. */
export type Category =
  | 'Combat'
  | 'Crafting'
  | 'Tool Use'
  | 'Mining & Collecting'
  | 'Building'
  | 'Decoration'
  | 'Motion'
  | 'Finding'
  | 'Exploration'
  | 'Trapping'

type Extra = Partial<Pick<Meaning, 'obstacle' | 'atom' | 'world' | 'scene' | 'unchecked'>>

/** A meaning that a rule judges. */
export const byRule = (
  predicate: Predicate,
  {
    object,
    count = 1,
    ...extra
  }: Extra & { object?: Thing | Meaning['object'] | undefined; count?: number } = {},
): Meaning => ({
  judged: { by: 'rule', predicate },
  ...(object === undefined ? {} : { object: { words: object.words, names: object.names } }),
  count,
  ...extra,
})

/** A meaning that only an observer can judge. */
export const byEye = (
  family: EyeFamily,
  { text, count }: Phrase,
  extra: Extra & { object?: Thing | undefined } = {},
): Meaning => {
  const { object, ...rest } = extra
  return {
    judged: { by: 'eye', family, reason: EYE_FAMILIES[family] },
    ...(text === '' && object === undefined
      ? {}
      : { object: { words: object?.words ?? text, names: object?.names ?? [] } }),
    count,
    ...rest,
  }
}
