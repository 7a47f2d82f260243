import type { GameVersion } from '../../game/version.ts'
import { constraintsIn, type Expression } from '../molecule/expression.ts'
import type { Predicate } from '../predicate/predicate.ts'
import type { Operation } from '../setup/operation.ts'
import type { EyeFamily } from './by-eye.ts'
import type { Constraint } from './constraints/constraint.ts'

/** The way to decide whether a part of a task is done. */
export type Judged =
  /** A rule over the facts of the journal. */
  | { readonly by: 'rule'; readonly predicate: Predicate }
  /** Only an observer can tell: a person, or a model that sees the run. */
  | { readonly by: 'eye'; readonly family: EyeFamily; readonly reason: string }
  /** The words were not understood, or name something that the version does not have. */
  | { readonly by: 'nothing'; readonly reason: string; readonly suggestions: readonly string[] }

/** How the words of a part were turned into a goal. */
export type ReadBy =
  /** The words are the name of one of our atoms. */
  | 'exact name'
  /** The alias table lists the words. */
  | 'alias'
  /** A verb and its object, both by name. */
  | 'grammar'
  | 'nothing'

/** Worlds that a part needs in addition to flat ground. */
export type WorldNeed = 'terrain' | 'nether' | 'end'

/** The thing that the object of a verb names. */
export interface ObjectReading {
  /** The words as they were written. */
  readonly words: string
  /** Alternative names of the game, optionally with `*`; empty if the game has no name for it. */
  readonly names: readonly string[]
}

/** One part of a task, which is done or not. */
export interface Part {
  /** Unique among the parts of a reading; the id of our atom if there is one. */
  readonly id: string
  /** The words of the part, without joints and constraints. */
  readonly words: string
  readonly readBy: ReadBy
  /** The interpretation of words that are not an exact name: "make fire" is "light fire". */
  readonly readAs?: string
  /** Id of the verb; undefined if none was understood. */
  readonly verb?: string
  readonly object?: ObjectReading
  readonly count: number
  readonly judged: Judged
  /** Why it is impossible in this version whatever the scene, so that it cannot be set up. */
  readonly obstacle?: string
  /** The scene of our atom with the same meaning. Absent: the file has to provide one. */
  readonly scene?: readonly Operation[]
  /** Our atom that provides its scene and needs. */
  readonly atom?: string
  readonly world?: WorldNeed
  /** Parts of the words that the goal omits. */
  readonly unchecked: readonly string[]
}

/** The meaning of a text as a task: decided by names, the alias table and a grammar, never by similarity. */
export interface Reading {
  readonly text: string
  readonly version: GameVersion
  /** How the parts are joined and constrained. Its atoms are ids of parts. */
  readonly expression: Expression
  readonly parts: readonly Part[]
  /** Differences between text and reading: known mistakes and dropped words. */
  readonly notes: readonly string[]
}

/** Whether every part of a reading has a goal that a rule or an observer decides. */
export const isUnderstood = ({ parts }: Reading): boolean =>
  parts.length > 0 && parts.every(({ judged }) => judged.by !== 'nothing')

/** How the whole task is judged. A part that needs an observer makes the whole need one. */
export function judgedBy({ parts }: Reading): Judged['by'] {
  const kinds = new Set(parts.map(({ judged }) => judged.by))
  if (kinds.size === 0 || kinds.has('nothing')) return 'nothing'
  return kinds.has('eye') ? 'eye' : 'rule'
}

/** All constraints of a reading, in order. */
export const constraintsOf = ({ expression }: Pick<Reading, 'expression'>): readonly Constraint[] =>
  constraintsIn(expression)
