import { CausalMaceError } from '../../core/errors.ts'
import { slug } from '../atoms/atom.ts'
import { type Constraints, type Expression, join } from './expression.ts'

/** A composed task could not be read, or its atoms do not go together. */
export class MoleculeError extends CausalMaceError {
  readonly code = 'molecule'
}

/** Longer tasks are not read, nor are they nested deeper. */
const MAX_LENGTH = 4000
const MAX_DEPTH = 20

const JOINTS = ['then', 'or', 'and'] as const
const KEYS = ['when', 'where', 'how'] as const

/** Words of a task: a word, a bracket, or what stands in braces. */
const TOKEN = /\{[^{}]*\}|[()]|[^\s(){}_,]+/g

/**
 * Reads `a and b or c then d {when: at night}`, as people write it, or with `_` for spaces, as files are named. Names of
 * atoms may hold the joints themselves (`make fire with flint and steel`): the longest known name wins.
 * @param names ids of the known atoms
 * @throws MoleculeError where something is not a known atom, or brackets do not match
 */
export function parseMolecule(text: string, names: ReadonlySet<string>): Expression {
  if (text.length > MAX_LENGTH)
    throw new MoleculeError(`The task has ${text.length} characters.`, {
      hint: `Up to ${MAX_LENGTH} are read.`,
    })
  const parser = new Parser(text.match(TOKEN) ?? [], names)
  return parser.read()
}

class Parser {
  readonly #tokens: readonly string[]
  readonly #names: ReadonlySet<string>
  readonly #longest: number
  #at = 0
  #depth = 0

  constructor(tokens: readonly string[], names: ReadonlySet<string>) {
    this.#tokens = tokens
    this.#names = names
    this.#longest = Math.max(1, ...[...names].map((name) => name.split('_').length))
  }

  read(): Expression {
    const expression = this.#joined(0)
    if (this.#at < this.#tokens.length) throw this.#unknown()
    return expression
  }

  /** Parts joined on one level: then, or, and. */
  #joined(level: number): Expression {
    const joint = JOINTS[level]
    if (joint === undefined) return this.#constrained()
    const parts = [this.#joined(level + 1)]
    while (this.#word() === joint) {
      this.#at++
      parts.push(this.#joined(level + 1))
    }
    return join(joint, parts)
  }

  #constrained(): Expression {
    let expression = this.#single()
    for (let token = this.#tokens[this.#at]; token?.startsWith('{'); token = this.#tokens[this.#at]) {
      this.#at++
      expression = { kind: 'where', of: expression, constraints: constraintsIn(token) }
    }
    return expression
  }

  #single(): Expression {
    if (this.#tokens[this.#at] !== '(') return this.#atom()
    if (++this.#depth > MAX_DEPTH)
      throw new MoleculeError(`Brackets are nested deeper than ${MAX_DEPTH}.`, {
        hint: 'Write the task flatter.',
      })
    this.#at++
    const inside = this.#joined(0)
    if (this.#tokens[this.#at] !== ')')
      throw new MoleculeError('A bracket is not closed.', { hint: 'Close each ( with a ).' })
    this.#at++
    this.#depth--
    return inside
  }

  /** The longest run of words that is a known name, articles left out where that helps. */
  #atom(): Expression {
    const run = this.#tokens.slice(this.#at, this.#at + this.#longest + 2)
    const end = run.findIndex((token) => /^[(){]/.test(token))
    const words = end < 0 ? run : run.slice(0, end)
    for (let length = words.length; length > 0; length--) {
      const id = this.#known(words.slice(0, length))
      if (id === undefined) continue
      this.#at += length
      return { kind: 'atom', id }
    }
    throw this.#unknown()
  }

  #known(words: readonly string[]): string | undefined {
    const whole = slug(words.join(' '))
    if (this.#names.has(whole)) return whole
    const bare = slug(words.filter((word) => !/^(a|an|the)$/i.test(word)).join(' '))
    return this.#names.has(bare) ? bare : undefined
  }

  #word(): string | undefined {
    return this.#tokens[this.#at]?.toLowerCase()
  }

  #unknown(): MoleculeError {
    const rest = this.#tokens.slice(this.#at, this.#at + 6).join(' ')
    return new MoleculeError(
      rest === '' ? 'The task ends where an atom should follow.' : `No atom begins with "${rest}".`,
      { hint: '`causalmace mcu atoms --list` prints all atoms.' },
    )
  }
}

function constraintsIn(token: string): Constraints {
  const parts = token
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim())
  const found: Partial<Record<(typeof KEYS)[number], string>> = {}
  for (const part of parts) {
    const [said = '', ...rest] = part.split(':')
    const key = KEYS.find((known) => known === said.trim().toLowerCase())
    const value = rest.join(':').trim()
    if (key === undefined || value === '' || found[key] !== undefined)
      throw new MoleculeError(`"${part}" is no constraint.`, {
        hint: 'Write {when: at night, where: in a forest, how: by hand}.',
      })
    found[key] = value
  }
  return found
}
