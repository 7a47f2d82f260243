import type { GameVersion } from '../../../game/version.ts'
import type { Leaf, Predicate } from '../../predicate/predicate.ts'
import type { Term } from '../../predicate/terms/index.ts'
import type { Ground } from '../../scene/ground.ts'
import type { Operation } from '../../setup/operation.ts'
import type { Lexicon } from '../nouns/lexicon.ts'
import type { Axis, ConstraintFact, ConstraintKind } from './constraint.ts'

/** Why a constraint cannot be carried out. */
export interface Refusal {
  readonly refused: string
}

/** The part of a task that a constraint follows, if it is a single action. */
export interface DeedScene {
  /** The set-up of its atom. */
  readonly operations: readonly Operation[]
  /** When it is done; absent if an observer decides. */
  readonly goal: Predicate | undefined
  readonly version: GameVersion
}

/** The place where a constraint is enforced. All constraints reach the prompt and the criteria of judges. */
export const EFFECTS = ['predicate', 'scene', 'prompt', 'criteria', 'solver'] as const
export type Effect = (typeof EFFECTS)[number]

/** One kind of constraint: its syntax and its effects. */
export interface ConstraintRule<K extends ConstraintKind = ConstraintKind> {
  readonly id: K
  readonly axis: Axis
  /** Reads a lower-case phrase that expresses exactly this constraint: "at night". */
  read(words: string, lexicon: Lexicon): Extract<ConstraintFact, { kind: K }> | undefined
  /** The constraint in words. */
  inWords(fact: Extract<ConstraintFact, { kind: K }>): string
  /** The parts that check it, set it up and satisfy it, for tables. A rule without a check says why in `unchecked`. */
  readonly checkedBy: string
  /** Whether no alternative way to a goal is known, so that the constraint adds nothing. */
  isImplied?(fact: Extract<ConstraintFact, { kind: K }>, goal: Predicate, version: GameVersion): boolean
  /** Conditions added to the goal. */
  terms?(fact: Extract<ConstraintFact, { kind: K }>): readonly Term[]
  /** Game time within which the goal must be reached (s). */
  seconds?(fact: Extract<ConstraintFact, { kind: K }>): number
  /** How many times the goal must be reached. */
  rounds?(fact: Extract<ConstraintFact, { kind: K }>): number
  /** Requirements on the place. */
  ground?(fact: Extract<ConstraintFact, { kind: K }>, version: GameVersion): Ground | Refusal
  /** The set-up of an action under the constraint. */
  scene?(fact: Extract<ConstraintFact, { kind: K }>, scene: DeedScene): readonly Operation[] | Refusal
  /** A leaf of the goal under the constraint, or why the action is impossible under it. */
  leaf?(fact: Extract<ConstraintFact, { kind: K }>, leaf: Leaf, version: GameVersion): Predicate | Refusal
}

/** Any kind of constraint. */
export type AnyRule = { [K in ConstraintKind]: ConstraintRule<K> }[ConstraintKind]

/** Completes a kind of constraint. */
export const defineConstraint = <const K extends ConstraintKind>(
  rule: ConstraintRule<K>,
): ConstraintRule<K> => rule

/** Whether a value is a refusal. */
export const isRefusal = (outcome: object | undefined): outcome is Refusal =>
  outcome !== undefined && 'refused' in outcome

/** The parts of a task in which a rule enforces a constraint. */
export function effectsOf(rule: AnyRule): Effect[] {
  const { terms, seconds, rounds, leaf, ground, scene } = rule
  const isChecked = [terms, seconds, rounds, leaf].some((part) => part !== undefined)
  const isSetUp = ground !== undefined || scene !== undefined
  return EFFECTS.filter((effect) => {
    if (effect === 'predicate') return isChecked
    if (effect === 'scene') return isSetUp
    return effect !== 'solver' || isChecked || isSetUp
  })
}

/** Reads a phrase that one of these patterns matches entirely, as a fact of this kind. */
export const byPhrases =
  <const K extends ConstraintKind, T extends string>(kind: K, phrases: Readonly<Record<T, RegExp>>) =>
  (words: string): { kind: K; of: T } | undefined => {
    const found = Object.entries<RegExp>(phrases).find(([, pattern]) => pattern.test(words))
    return found === undefined ? undefined : { kind, of: found[0] as T }
  }
