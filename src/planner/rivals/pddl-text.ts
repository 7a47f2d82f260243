import type { Operator } from './producers.ts'

type Expression = string | Expression[]

/** Maximum length of a text (characters): more than any model writes for the subtasks of one question. */
const MAX_LENGTH = 200_000
/** Maximum nesting of actions without quantifiers. */
const MAX_DEPTH = 8

/**
 * Reads PDDL actions without parameters: STRIPS, i.e. conjunctions of facts, and "not" in effects. The text comes from a model
 * and is only parsed.
 * @returns the actions, and the problems in the text, worded for the model
 */
export function operatorsIn(text: string): { operators: Operator[]; faults: string[] } {
  const faults: string[] = []
  const operators: Operator[] = []
  for (const expression of expressionsIn(text, faults)) {
    const operator = operatorOf(expression, faults)
    if (operator !== undefined) operators.push(operator)
  }
  return { operators, faults }
}

function expressionsIn(text: string, faults: string[]): Expression[] {
  const top: Expression[] = []
  const open: Expression[][] = [top]
  for (const token of text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .match(/[()]|[^\s()]+/g) ?? []) {
    const innermost = open.at(-1) as Expression[]
    if (token === '(') {
      if (open.length > MAX_DEPTH) return fault(faults, `parentheses are nested more than ${MAX_DEPTH} deep`)
      const inner: Expression[] = []
      innermost.push(inner)
      open.push(inner)
    } else if (token !== ')') innermost.push(token)
    else if (open.length === 1) return fault(faults, 'there is a ")" too many')
    else open.pop()
  }
  return open.length === 1 ? top : fault(faults, 'a ")" is missing')
}

function fault(faults: string[], text: string): [] {
  faults.push(text)
  return []
}

function operatorOf(expression: Expression, faults: string[]): Operator | undefined {
  const [head, name, ...rest] = Array.isArray(expression) ? expression : []
  const id = typeof name === 'string' ? Number(/^n(\d+)$/.exec(name)?.[1]) : Number.NaN
  if (head !== ':action' || !Number.isSafeInteger(id)) {
    faults.push(`${JSON.stringify(expression).slice(0, 80)} is no (:action n1 …)`)
    return undefined
  }
  const partAfter = (key: string) => rest[rest.indexOf(key) + 1]
  const needs = literalsIn(rest.includes(':precondition') ? partAfter(':precondition') : [])
  const effects = literalsIn(rest.includes(':effect') ? partAfter(':effect') : [])
  const isUnreadable =
    needs === undefined || effects === undefined || needs.some(({ isNegated }) => isNegated)
  if (isUnreadable) {
    faults.push(`n${id}: only conjunctions of facts, with "not" in effects alone`)
    return undefined
  }
  const named = (list: readonly Literal[], isNegated: boolean) =>
    list.flatMap((literal) => (literal.isNegated === isNegated ? [literal.fact] : []))
  return { id, needs: named(needs, false), gives: named(effects, false), takes: named(effects, true) }
}

interface Literal {
  fact: string
  isNegated: boolean
}

/** The facts of a conjunction; undefined if it is something else. */
function literalsIn(expression: Expression | undefined): Literal[] | undefined {
  if (!Array.isArray(expression)) return undefined
  const [head, ...rest] = expression
  if (head === undefined) return []
  if (head !== 'and') {
    const literal = literalOf(expression)
    return literal && [literal]
  }
  const literals = rest.map(literalOf)
  return literals.every((literal) => literal !== undefined) ? literals : undefined
}

function literalOf(expression: Expression): Literal | undefined {
  if (!Array.isArray(expression)) return undefined
  const [head, inner, ...more] = expression
  if (head === 'not' && more.length === 0 && inner !== undefined) {
    const negated = literalOf(inner)
    return negated && { fact: negated.fact, isNegated: true }
  }
  return expression.length > 0 && expression.every((part) => typeof part === 'string')
    ? { fact: expression.join(' '), isNegated: false }
    : undefined
}
