import type { Lexicon } from '../nouns/lexicon.ts'
import { AXES, type Axis, type Constraint, type Instrument } from './constraint.ts'
import { CONSTRAINT_RULES } from './kinds/index.ts'

/** Reads a phrase that is one constraint; undefined if no kind understands it as a whole. */
export function constraintOf(words: string, lexicon: Lexicon): Constraint | undefined {
  for (const { read, axis } of CONSTRAINT_RULES) {
    const fact = read(words, lexicon)
    if (fact !== undefined) return { ...fact, axis, words }
  }
  return undefined
}

/** Words without the constraints at their end or beginning, removed last to first. */
export interface Stripped {
  readonly rest: string
  readonly constraints: readonly Constraint[]
}

/**
 * All ways to remove constraints from a phrase, the fewest first. The one whose remaining words a verb understands is used: `trap
 * a zombie with a boat` has none, `mine stone with an iron pickaxe at night` two.
 */
export function* strippings(words: string, lexicon: Lexicon): Generator<Stripped> {
  let stripped: Stripped = { rest: words, constraints: [] }
  yield stripped
  for (let next = stripLast(stripped, lexicon); next !== undefined; next = stripLast(next, lexicon)) {
    stripped = next
    yield stripped
  }
  for (let next = stripFirst(stripped, lexicon); next !== undefined; next = stripFirst(next, lexicon))
    yield next
}

function stripLast({ rest, constraints }: Stripped, lexicon: Lexicon): Stripped | undefined {
  const words = rest.split(' ')
  for (let at = 1; at < words.length; at++) {
    const constraint = constraintOf(words.slice(at).join(' '), lexicon)
    if (constraint !== undefined)
      return { rest: words.slice(0, at).join(' '), constraints: [constraint, ...constraints] }
  }
  return undefined
}

function stripFirst({ rest, constraints }: Stripped, lexicon: Lexicon): Stripped | undefined {
  const words = rest.split(' ')
  for (let at = words.length - 1; at > 0; at--) {
    const constraint = constraintOf(words.slice(0, at).join(' '), lexicon)
    if (constraint !== undefined)
      return { rest: words.slice(at).join(' '), constraints: [constraint, ...constraints] }
  }
  return undefined
}

/** The role of a tool for a verb: mobs are fought with a weapon, objects are made of a material. */
export function meantBy(constraint: Constraint, instrument: Instrument | undefined): Constraint {
  if (constraint.kind !== 'tool' || instrument === undefined || instrument === 'tool') return constraint
  return { ...constraint, kind: instrument }
}

/**
 * Reads `{when: at night, where: in a forest, how: by hand}`, or, as in the papers, without the questions: `{bare-handed}`. Text
 * that no kind understands is kept as words if its question is named, and refused otherwise.
 */
export function constraintsInBraces(
  token: string,
  lexicon: Lexicon,
): { constraints: Constraint[] } | { wrong: string } {
  const constraints: Constraint[] = []
  for (const part of token.slice(1, -1).split(/[,;]/)) {
    const [key = '', ...rest] = part.split(':')
    const axis = AXES.find((known) => known === key.trim().toLowerCase())
    const words = (axis === undefined ? part : rest.join(':')).trim().toLowerCase().replaceAll('_', ' ')
    const read = axis === undefined ? constraintOf(words, lexicon) : inBraces(words, axis, lexicon)
    if (read === undefined || words === '') return { wrong: part.trim() }
    constraints.push(read)
  }
  return { constraints }
}

function inBraces(words: string, axis: Axis, lexicon: Lexicon): Constraint {
  const read = constraintOf(words, lexicon) ?? constraintOf(`${PREPOSITIONS[axis]} ${words}`, lexicon)
  return read === undefined ? { kind: 'words', axis, words } : { ...read, axis, words }
}

/** Prepositions that braces omit: `{when: night}`, `{how: an iron sword}`. */
const PREPOSITIONS: Readonly<Record<Axis, string>> = { when: 'at', where: 'in', how: 'with' }
