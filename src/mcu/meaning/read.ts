import type { GameVersion } from '../../game/version.ts'
import { slug } from '../atoms/atom.ts'
import { type Expression, join } from '../molecule/expression.ts'
import type { Constraint, ConstraintKind } from './constraints/constraint.ts'
import { constraintOf, constraintsInBraces, meantBy, strippings } from './constraints/constraints-in.ts'
import { glossIn, type Token, tokensOf } from './joints.ts'
import { beginningsOf, readLeaf } from './leaf.ts'
import { MeaningError } from './meaning-error.ts'
import { lexiconOf } from './nouns/lexicon.ts'
import { SLIPS } from './nouns/slips.ts'
import type { Part, Reading } from './reading.ts'
import { suggestionsFor } from './suggest.ts'
import { VERBS } from './verbs/index.ts'

/** Maximum length of a text, and maximum nesting of brackets. */
const MAX_LENGTH = 4000
const MAX_DEPTH = 20

const LEVELS = ['then', 'or', 'and'] as const
/** Words before the task. */
const OPENINGS =
  /^(?:please|now|first|next|finally|successfully|try to|your task is to|you (?:should|must|need to|have to)|i want you to|go and|to) /
/** At the end of a text without brackets, these apply to all of it. */
const OF_THE_WHOLE: ReadonlySet<ConstraintKind> = new Set([
  'from scratch',
  'no death',
  'no damage',
  'within',
  'steps',
])

/**
 * Reads a text as a task of a version. Every part states how it is judged; a part that is not understood states why. THEN binds
 * least, then OR, then AND; brackets bind first; `_` means a space, as in file names.
 * @throws MeaningError if brackets or braces are unbalanced, or there is nothing between two joints
 */
export function readTask(text: string, version: GameVersion): Reading {
  if (text.length > MAX_LENGTH)
    throw new MeaningError(`The task has ${text.length} characters.`, {
      hint: `Up to ${MAX_LENGTH} are read.`,
    })
  return new TaskReader(text, version).read()
}

class TaskReader {
  readonly #text: string
  readonly #version: GameVersion
  readonly #tokens: readonly Token[]
  readonly #parts = new Map<string, Part>()
  readonly #notes = new Set<string>()
  readonly #ofTheWhole: Constraint[] = []
  #at = 0
  #depth = 0
  /** The form of the verb that was read last, for objects without one: `mine dirt and stone`. */
  #form: string | undefined
  /** The object that was read last, for pronouns: `shear a sheep and dye it`. */
  #object: string | undefined

  constructor(text: string, version: GameVersion) {
    this.#text = text
    this.#version = version
    this.#tokens = tokensOf(text, version)
    const gloss = glossIn(text)
    if (gloss !== undefined) this.#notes.add(`left out: ${gloss}`)
  }

  read(): Reading {
    const expression = this.#joined(0)
    if (this.#at < this.#tokens.length) throw this.#unexpected()
    return {
      text: this.#text,
      version: this.#version,
      expression: constrainedBy(expression, this.#ofTheWhole),
      parts: [...this.#parts.values()],
      notes: [...this.#notes],
    }
  }

  /** Parts joined on one level: then, or, and. */
  #joined(level: number): Expression {
    const kind = LEVELS[level]
    if (kind === undefined) return this.#constrained()
    const parts = [this.#joined(level + 1)]
    for (
      let token = this.#tokens[this.#at];
      token?.kind === 'joint' && token.text === kind;
      token = this.#tokens[this.#at]
    ) {
      this.#at++
      if (this.#loneConstraint()) continue
      parts.push(this.#joined(level + 1))
    }
    return join(kind, parts)
  }

  #constrained(): Expression {
    let expression = this.#single()
    for (let token = this.#tokens[this.#at]; token?.kind === 'braces'; token = this.#tokens[this.#at]) {
      this.#at++
      const read = constraintsInBraces(token.text, lexiconOf(this.#version))
      if ('wrong' in read)
        throw new MeaningError(`"${read.wrong}" is no constraint.`, {
          hint: 'Write {when: at night, where: in a forest, how: by hand}.',
        })
      const instrument = this.#instrumentOf(expression)
      expression = constrainedBy(
        expression,
        read.constraints.map((each) => meantBy(each, instrument)),
      )
    }
    return expression
  }

  #single(): Expression {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'open') return this.#leaf()
    if (++this.#depth > MAX_DEPTH)
      throw new MeaningError(`Brackets are nested deeper than ${MAX_DEPTH}.`, {
        hint: 'Write the task flatter.',
      })
    this.#at++
    const inside = this.#joined(0)
    if (this.#tokens[this.#at]?.kind !== 'close')
      throw new MeaningError('A bracket is not closed.', { hint: 'Close each ( with a ).' })
    this.#at++
    this.#depth--
    return inside
  }

  /** A constraint on its own between pauses: `from scratch, mine stone`, `mine stone, without dying`. It applies to all parts. */
  #loneConstraint(): boolean {
    const words = this.#wordsFrom(this.#at)
    const constraint = constraintOf(words.join(' '), lexiconOf(this.#version))
    if (constraint === undefined) return false
    this.#ofTheWhole.push(constraint)
    this.#at += words.length
    return true
  }

  #leaf(): Expression {
    if (this.#loneConstraint() && this.#tokens[this.#at]?.kind === 'joint') this.#at++
    const words = this.#wordsFrom(this.#at)
    this.#at += words.length
    if (words.length === 0) throw this.#unexpected()
    const said = this.#withoutSlips(words).join(' ')
    const bare = said.replace(OPENINGS, '')
    const { part, constraints } = this.#understood(bare) ?? { part: this.#misread(bare), constraints: [] }
    const instrument = instrumentOf(part)
    const id = this.#keep(part)
    const all = constraints.map((each) => meantBy(each, instrument))
    // A constraint at the end of a text of several parts without brackets applies to all of them.
    const isLast = this.#isComposed && this.#depth === 0 && this.#at === this.#tokens.length
    const isOfWhole = (each: Constraint) => isLast && OF_THE_WHOLE.has(each.kind)
    this.#ofTheWhole.push(...all.filter(isOfWhole))
    return constrainedBy(
      { kind: 'atom', id },
      all.filter((each) => !isOfWhole(each)),
    )
  }

  /** Whether the text has several parts. */
  get #isComposed(): boolean {
    return this.#tokens.some(({ kind }) => kind === 'joint')
  }

  /** The consecutive words from a token on. */
  #wordsFrom(start: number): string[] {
    const words: string[] = []
    for (const token of this.#tokens.slice(start)) {
      if (token.kind !== 'word') break
      words.push(token.text)
    }
    return words
  }

  #withoutSlips(words: readonly string[]): string[] {
    return words.map((word) => {
      const meant = Object.hasOwn(SLIPS, word) ? SLIPS[word] : undefined
      if (meant !== undefined) this.#notes.add(`"${word}" read as "${meant}"`)
      return meant ?? word
    })
  }

  /** The part that some words describe, with the constraints around it; undefined if they are not understood. */
  #understood(words: string): { part: Part; constraints: readonly Constraint[] } | undefined {
    const readings = [...strippings(words, lexiconOf(this.#version))].flatMap(({ rest, constraints }) => {
      const part =
        readLeaf(rest, this.#version) ??
        this.#withLastVerb(rest) ??
        this.#withNextObject(rest) ??
        this.#withLastObject(rest)
      return part === undefined ? [] : [{ part, constraints }]
    })
    const best = readings.reduce<(typeof readings)[number] | undefined>(
      (before, next) => (before === undefined || isClearer(next, before) ? next : before),
      undefined,
    )
    if (best === undefined) return undefined
    this.#form = beginningsOf(best.part.readAs ?? best.part.words)[0]?.form ?? this.#form
    this.#object = best.part.object?.words ?? this.#object
    return best
  }

  /** `dye it blue`: "it" refers to an earlier part. */
  #withLastObject(words: string): Part | undefined {
    if (this.#object === undefined || !PRONOUN.test(words)) return undefined
    const meant = words.replace(PRONOUN, this.#object)
    const part = readLeaf(meant, this.#version)
    return part === undefined ? undefined : { ...part, words, readAs: meant }
  }

  /** `stone` in `mine dirt and stone`: an object whose verb comes earlier. */
  #withLastVerb(words: string): Part | undefined {
    if (this.#form === undefined || beginningsOf(words).length > 0 || NEGATION.test(words)) return undefined
    const part = readLeaf(`${this.#form} ${words}`, this.#version)
    return part === undefined ? undefined : { ...part, words, readAs: `${this.#form} ${words}` }
  }

  /** `find` in `find and mine iron ore`: a verb whose object comes later. */
  #withNextObject(words: string): Part | undefined {
    if (beginningsOf(words)[0]?.rest !== '' || this.#tokens[this.#at]?.kind !== 'joint') return undefined
    const next = this.#wordsFrom(this.#at + 1)
    const object = beginningsOf(next.join(' '))[0]?.rest ?? ''
    const part = object === '' ? undefined : readLeaf(`${words} ${object}`, this.#version)
    return part === undefined ? undefined : { ...part, words, readAs: `${words} ${object}` }
  }

  #misread(words: string): Part {
    const { reason, suggestions } = suggestionsFor(words, this.#version)
    return {
      id: slug(words) || 'nothing',
      words,
      readBy: 'nothing',
      count: 1,
      judged: { by: 'nothing', reason, suggestions },
      unchecked: [],
    }
  }

  /** Keeps a part under its own id; equal parts are kept once. */
  #keep(part: Part): string {
    for (let number = 1; ; number++) {
      const id = number === 1 ? part.id : `${part.id}_${number}`
      const known = this.#parts.get(id)
      if (known !== undefined && JSON.stringify(known.judged) !== JSON.stringify(part.judged)) continue
      if (known === undefined) this.#parts.set(id, { ...part, id })
      return id
    }
  }

  #instrumentOf(expression: Expression) {
    if (expression.kind !== 'atom') return undefined
    return instrumentOf(this.#parts.get(expression.id))
  }

  #unexpected(): MeaningError {
    const rest = this.#tokens
      .slice(this.#at, this.#at + 6)
      .map((token) => ('text' in token ? token.text : token.kind === 'open' ? '(' : ')'))
    return new MeaningError(
      rest.length === 0
        ? 'The task ends where a part should follow.'
        : `A part of the task should stand before "${rest.join(' ')}".`,
      { hint: 'Write for example "mine stone and craft a furnace".' },
    )
  }
}

const instrumentOf = (part: Part | undefined) => VERBS.find(({ id }) => id === part?.verb)?.instrument

const constrainedBy = (expression: Expression, constraints: readonly Constraint[]): Expression => {
  if (constraints.length === 0) return expression
  return expression.kind === 'where'
    ? { ...expression, constraints: [...expression.constraints, ...constraints] }
    : { kind: 'where', of: expression, constraints }
}

/** A pronoun for an object, if it is one. */
const PRONOUN = /\b(?:it|them)\b/
/** Words that negate something are not an object: `mine stone, no cheating`. */
const NEGATION = /^(?:no|not|never|without|don't|do not) /

/** Constraints whose words may also belong to the place that is built or visited. */
const MAY_BE_OBJECT: ReadonlySet<ConstraintKind> = new Set(['tool', 'material', 'near', 'without', 'weapon'])

interface Understood {
  readonly part: Part
  readonly constraints: readonly Constraint[]
}

/**
 * Whether a reading that splits off more constraints is clearer than one with fewer: it leaves less unchecked, or it separates
 * words that a rule understands from a part that only an observer can judge, so that `build a house at night` is not another kind
 * of house.
 */
function isClearer(next: Understood, before: Understood): boolean {
  if (next.part.verb !== before.part.verb) return false
  const open = ({ part }: Understood) => part.unchecked.join().length
  if (next.part.judged.by === before.part.judged.by && open(next) < open(before)) return true
  const isFreed = before.part.judged.by === 'eye' && next.part.judged.by !== 'nothing'
  const isByRule = next.part.judged.by === 'rule'
  return isFreed && (isByRule || next.constraints.every(({ kind }) => !MAY_BE_OBJECT.has(kind)))
}
