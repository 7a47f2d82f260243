import type { GameVersion } from '../../../game/version.ts'
import { arrangementOf } from '../../predicate/joins/index.ts'
import type { Leaf, Predicate } from '../../predicate/predicate.ts'
import { termKind } from '../../predicate/terms/index.ts'
import type { GroundDemand } from '../../scene/ground.ts'
import type { Operation } from '../../setup/operation.ts'
import type { Constraint } from './constraint.ts'
import { CONSTRAINT_RULES } from './kinds/index.ts'
import { type AnyRule, type DeedScene, isRefusal, type Refusal } from './rule.ts'

/** The rule for a constraint, in a form that accepts any fact; each rule is only asked about facts of its own kind. */
type RuleOfFact = {
  readonly [K in keyof AnyRule]: AnyRule[K] extends infer P
    ? P extends (fact: infer _, ...more: infer M) => infer R
      ? (fact: Constraint, ...more: M) => R
      : P
    : never
}

/** The rule for a constraint, by its kind. */
export const ruleOf = ({ kind }: Constraint): RuleOfFact =>
  CONSTRAINT_RULES.find(({ id }) => id === kind) as unknown as RuleOfFact

/** A constraint in words, as understood. */
export const constraintInWords = (constraint: Constraint): string =>
  constraint.kind === 'words' ? constraint.words : ruleOf(constraint).inWords(constraint)

const refusalOf = (constraint: Constraint, { refused }: Refusal): Refusal => ({
  refused: `"${constraintInWords(constraint)}" cannot be carried out: ${refused}`,
})

/**
 * A goal with its constraints applied: actions that must be done in another way are replaced, and conditions are added to the
 * goal. Conditions that a single action can break go inside spans and repetitions, conditions that end the part go outside.
 */
export function constrainedGoal(
  goal: Predicate,
  all: readonly Constraint[],
  version: GameVersion,
): Predicate | Refusal {
  const constraints = all.filter(
    (constraint) => ruleOf(constraint).isImplied?.(constraint, goal, version) !== true,
  )
  let inside: Predicate | Refusal = goal
  for (const constraint of constraints) {
    if (isRefusal(inside)) return inside
    const done: Predicate | Refusal = otherwise(inside, constraint, version)
    inside = isRefusal(done) ? refusalOf(constraint, done) : done
  }
  if (isRefusal(inside)) return inside
  const terms = constraints.flatMap((constraint) => ruleOf(constraint).terms?.(constraint) ?? [])
  const [ofDeeds, ofRun] = (['deed', 'run'] as const).map((scope) =>
    terms.filter((term) => termKind(term).scope === scope),
  ) as [typeof terms, typeof terms]
  const bound: Predicate = ofDeeds.length === 0 ? inside : { kind: 'under', terms: ofDeeds, of: inside }
  const spans = constraints.flatMap((constraint) => ruleOf(constraint).seconds?.(constraint) ?? [])
  const timed: Predicate =
    spans.length === 0 ? bound : { kind: 'within', seconds: Math.min(...spans), of: bound }
  const rounds = constraints.flatMap((constraint) => ruleOf(constraint).rounds?.(constraint) ?? [])
  const repeated: Predicate =
    rounds.length === 0 ? timed : { kind: 'times', count: Math.max(...rounds), of: timed }
  return ofRun.length === 0 ? repeated : { kind: 'under', terms: ofRun, of: repeated }
}

/** A goal whose leaves satisfy a constraint. Only alternatives that can satisfy it remain. */
function otherwise(goal: Predicate, constraint: Constraint, version: GameVersion): Predicate | Refusal {
  const { leaf } = ruleOf(constraint)
  if (leaf === undefined) return goal
  if (arrangementOf(goal) === undefined) return leaf(constraint, goal as Leaf, version)
  if (!('of' in goal) || !Array.isArray(goal.of)) {
    const inside = otherwise((goal as { of: Predicate }).of, constraint, version)
    return isRefusal(inside) ? inside : ({ ...goal, of: inside } as Predicate)
  }
  const parts = (goal.of as readonly Predicate[]).map((part) => otherwise(part, constraint, version))
  const possible = parts.filter((part): part is Predicate => !isRefusal(part))
  const refusal = parts.find((part): part is Refusal => isRefusal(part))
  if (refusal !== undefined && (goal.kind !== 'or' || possible.length === 0)) return refusal
  if (goal.kind !== 'or') return { ...goal, of: possible } as Predicate
  const distinct = [...new Map(possible.map((part) => [JSON.stringify(part), part])).values()]
  const [only] = distinct
  return distinct.length === 1 && only !== undefined ? only : { kind: 'or', of: distinct }
}

/** The set-up for an action with its constraints applied. */
export function constrainedScene(
  scene: DeedScene,
  constraints: readonly Constraint[],
): readonly Operation[] | Refusal {
  let { operations } = scene
  for (const constraint of constraints) {
    const changed = ruleOf(constraint).scene?.(constraint, { ...scene, operations })
    if (changed === undefined) continue
    if (isRefusal(changed)) return refusalOf(constraint, changed)
    operations = changed
  }
  return operations
}

/** The place that constraints require. */
export function groundDemands(
  constraints: readonly Constraint[],
  version: GameVersion,
): readonly GroundDemand[] | Refusal {
  const demands: GroundDemand[] = []
  for (const constraint of constraints) {
    const ground = ruleOf(constraint).ground?.(constraint, version)
    if (ground === undefined) continue
    if (isRefusal(ground)) return refusalOf(constraint, ground)
    demands.push({ ground, by: constraintInWords(constraint) })
  }
  return demands
}
