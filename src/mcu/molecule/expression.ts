import type { Constraint } from '../meaning/constraints/constraint.ts'

/** A task made of atoms: AND binds more closely than OR, and `then` less than both. */
export type Expression =
  | { readonly kind: 'atom'; readonly id: string }
  | { readonly kind: 'and' | 'or' | 'then'; readonly of: readonly Expression[] }
  | { readonly kind: 'where'; readonly of: Expression; readonly constraints: readonly Constraint[] }

/** The ids of an expression's atoms, in order, with repetitions. */
export function atomIds(expression: Expression): string[] {
  if (expression.kind === 'atom') return [expression.id]
  return expression.kind === 'where' ? atomIds(expression.of) : expression.of.flatMap(atomIds)
}

/** All constraints in an expression, in order. */
export function constraintsIn(expression: Expression): readonly Constraint[] {
  if (expression.kind === 'atom') return []
  if (expression.kind === 'where') return [...constraintsIn(expression.of), ...expression.constraints]
  return expression.of.flatMap(constraintsIn)
}

/** An atom at its position in an expression, with all constraints that apply there. */
export interface Occurrence {
  readonly id: string
  readonly constraints: readonly Constraint[]
}

/** Every atom with its constraints, each combination once. */
export function occurrencesIn(
  expression: Expression,
  inForce: readonly Constraint[] = [],
): readonly Occurrence[] {
  if (expression.kind === 'atom') return [{ id: expression.id, constraints: inForce }]
  const all =
    expression.kind === 'where'
      ? occurrencesIn(expression.of, [...expression.constraints, ...inForce])
      : expression.of.flatMap((part) => occurrencesIn(part, inForce))
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

/** Merges nested parts of the same kind, so that equal tasks look equal. */
export function join(kind: 'and' | 'or' | 'then', parts: readonly Expression[]): Expression {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  return { kind, of: parts.flatMap((part) => (part.kind === kind ? part.of : [part])) }
}

/** How closely each kind binds. */
const LEVELS: readonly Expression['kind'][] = ['then', 'or', 'and', 'atom']
const levelOf = ({ kind }: Expression): number => LEVELS.indexOf(kind === 'where' ? 'atom' : kind)

/**
 * Writes an expression in a form that reads back as the same expression.
 * @param nameOf other words for an atom, for people
 */
export function writeExpression(
  expression: Expression,
  nameOf = (id: string): string => id.replaceAll('_', ' '),
): string {
  const inner = (part: Expression, level: number): string => {
    const written = writeExpression(part, nameOf)
    return levelOf(part) < level ? `(${written})` : written
  }
  if (expression.kind === 'atom') return nameOf(expression.id)
  if (expression.kind === 'where') {
    const constraints = expression.constraints.map(({ axis, words }) => `${axis}: ${words}`)
    return `${inner(expression.of, 3)} {${constraints.join(', ')}}`
  }
  const level = levelOf(expression)
  return expression.of.map((part) => inner(part, level + 1)).join(` ${expression.kind} `)
}
