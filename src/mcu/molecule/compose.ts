import { cellKey } from '../../core/position.ts'
import type { GameVersion } from '../../game/version.ts'
import { type Atom, words } from '../atoms/atom.ts'
import type { Constraint } from '../meaning/constraints/constraint.ts'
import { atomWithId } from '../meaning/leaf.ts'
import type { Part, Reading } from '../meaning/reading.ts'
import type { Predicate } from '../predicate/predicate.ts'
import { naiveChain, type Prerequisites } from '../reach/prerequisites.ts'
import { blocksAfter } from '../setup/blocks-after.ts'
import type { Operation } from '../setup/operation.ts'
import { shifted } from './beside.ts'
import { atomIds, type Expression, writeExpression } from './expression.ts'
import { MoleculeError } from './molecule-error.ts'

/** A task composed of atoms, with the attributes that follow from theirs. */
export interface Molecule {
  readonly expression: Expression
  readonly text: string
  /** The atoms' scenes in one. */
  readonly setup: readonly Operation[]
  /** AND is the mean of the parts' scores, OR the best; absent if a part can only be judged by eye. */
  readonly success?: Predicate
  readonly atoms: readonly Atom[]
}

/** A set-up gives at most this much of one item. */
const MAX_GIVEN = 2304

/**
 * Composes a task: its atoms' scenes are united and their predicates joined.
 * @throws MoleculeError where an atom is unknown, or two scenes contradict each other: different times, weathers, slots
 *   or blocks in one cell
 */
export function compose(expression: Expression, known: ReadonlyMap<string, Atom>): Molecule {
  const atoms = [...new Set(atomIds(expression))].map((id) => {
    const atom = known.get(id)
    if (atom !== undefined) return atom
    throw new MoleculeError(`There is no atom "${id}".`, {
      hint: '`causalmace mcu atoms --list` prints all atoms.',
    })
  })
  const success = predicateOf(expression, known)
  return {
    expression,
    text: inWords(expression, known),
    setup: uniteSetups(atoms),
    ...(success === undefined ? {} : { success }),
    atoms,
  }
}

/**
 * Composes the task that a text means.
 * @throws MoleculeError where a part was not understood, or the scenes of two parts contradict each other
 */
export function composeReading(reading: Reading): Molecule {
  const { expression, parts } = reading
  for (const { words: written, judged } of parts) {
    if (judged.by !== 'nothing') continue
    const [suggestion] = judged.suggestions
    const near = suggestion === undefined ? '' : `Did you mean "${suggestion}"? `
    throw new MoleculeError(`"${written}" was not understood: ${judged.reason}.`, {
      hint: `${near}\`causalmace mcu explain "TEXT"\` says how a text is read.`,
    })
  }
  return compose(expression, atomsOfReading(reading))
}

/** When the task that a text means is done; undefined where only an eye can tell. */
export const successOf = (reading: Reading): Predicate | undefined =>
  predicateOf(reading.expression, atomsOfReading(reading))

const atomsOfReading = ({ parts, version }: Reading): ReadonlyMap<string, Atom> =>
  new Map(parts.map((part) => [part.id, atomOfPart(part, version)]))

/** A part as an atom: ours where it is one, else with the scene and the needs of the one that is most like it. */
function atomOfPart(
  { id, words: written, readBy, readAs, atom, judged, scene = [], object }: Part,
  version: GameVersion,
): Atom {
  const own = atom === undefined ? undefined : atomWithId(atom, version)
  if (own !== undefined && readBy === 'exact name' && (own.success !== undefined || judged.by !== 'rule'))
    return own
  return {
    id,
    family: own?.family ?? 'use',
    of: object?.names[0] ?? object?.words ?? written,
    text: readAs ?? written,
    setup: scene,
    ...(judged.by === 'rule' ? { success: judged.predicate } : {}),
    needs: own?.needs ?? [],
    metrics: [judged.by === 'rule' ? 'success' : 'human rating'],
  }
}

/** The task in words: atoms as their texts, constraints behind them. */
function inWords(expression: Expression, known: ReadonlyMap<string, Atom>): string {
  return writeExpression(expression, (id) => known.get(id)?.text ?? words(id)).replaceAll(
    / \{([^}]*)\}/g,
    (_, said: string) => ` (${said.replaceAll(/(when|where|how): /g, '')})`,
  )
}

function predicateOf(expression: Expression, known: ReadonlyMap<string, Atom>): Predicate | undefined {
  if (expression.kind === 'atom') return known.get(expression.id)?.success
  if (expression.kind === 'where') {
    const inside = predicateOf(expression.of, known)
    return inside === undefined ? undefined : constrained(inside, expression.constraints)
  }
  const parts = expression.of.map((part) => predicateOf(part, known))
  return parts.includes(undefined) ? undefined : { kind: expression.kind, of: parts as Predicate[] }
}

/** Constraints that predicates carry out: times within a span, spans within repetitions. The others reach the prompt alone. */
function constrained(inside: Predicate, constraints: readonly Constraint[]): Predicate {
  const seconds = constraints.find((each) => each.kind === 'within')?.seconds
  const timed: Predicate = seconds === undefined ? inside : { kind: 'within', seconds, of: inside }
  const count = constraints.find((each) => each.kind === 'times')?.count
  return count === undefined ? timed : { kind: 'times', count, of: timed }
}

/** Unites scenes: items add up, and anything that two scenes have alike is there once. */
function uniteSetups(atoms: readonly Atom[]): Operation[] {
  const scene = new UnitedScene()
  for (const atom of atoms) scene.add(atom)
  return scene.operations()
}

/** Scenes of atoms, one after another made into one. */
class UnitedScene {
  /** Times, weathers and slots, of each of which there is one. */
  readonly #single = new Map<string, { operation: Operation; of: string }>()
  readonly #given = new Map<string, Extract<Operation, { kind: 'give' }>>()
  readonly #others: Operation[] = []
  readonly #blocks = new Map<string, { block: string; of: string }>()

  /** @throws MoleculeError where the scene contradicts an earlier one */
  add({ id, setup }: Pick<Atom, 'id' | 'setup'>): void {
    const moved = shifted(setup, this.#blocks)
    this.#putBlocks(id, moved)
    for (const operation of moved) {
      const key = uniqueKey(operation)
      if (operation.kind === 'give') this.#give(operation)
      else if (key !== undefined) this.#setSingle(key, operation, id)
      else if (operation.kind === 'summon' || !this.#others.some((other) => isSame(other, operation)))
        this.#others.push(operation)
    }
  }

  operations(): Operation[] {
    const single = [...this.#single.values()].map(({ operation }) => operation)
    return [...single, ...this.#others, ...this.#given.values()]
  }

  #putBlocks(id: string, operations: readonly Operation[]): void {
    for (const { position, block } of blocksAfter(operations, { x: 0, y: 0, z: 0 })) {
      const before = this.#blocks.get(cellKey(position))
      if (before !== undefined && before.block !== block.name)
        throw new MoleculeError(`"${before.of}" needs ${before.block} where "${id}" needs ${block.name}.`, {
          hint: 'Leave one of them out.',
        })
      this.#blocks.set(cellKey(position), { block: block.name, of: id })
    }
  }

  #give(operation: Extract<Operation, { kind: 'give' }>): void {
    const key = `${operation.item}${operation.nbt ?? ''}`
    const count = Math.min(MAX_GIVEN, (this.#given.get(key)?.count ?? 0) + operation.count)
    this.#given.set(key, { ...operation, count })
  }

  #setSingle(key: string, operation: Operation, id: string): void {
    const before = this.#single.get(key)
    if (before !== undefined && !isSame(before.operation, operation))
      throw new MoleculeError(`"${before.of}" and "${id}" want different things of the ${key}.`, {
        hint: 'Their scenes cannot be one: leave one of them out, or play them one after the other.',
      })
    this.#single.set(key, { operation, of: id })
  }
}

const isSame = (a: Operation, b: Operation): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What there is only one of in a scene. */
function uniqueKey(operation: Operation): string | undefined {
  if (operation.kind === 'time' || operation.kind === 'weather') return operation.kind
  return operation.kind === 'equip' ? `slot ${operation.slot}` : undefined
}

/** The naive version of a task: everything that its atoms need from an empty inventory on, each thing once, in order. */
export const naiveVersion = ({ atoms }: Pick<Molecule, 'atoms'>, graph: Prerequisites): string[] => [
  ...new Set(atoms.flatMap((atom) => naiveChain(atom, graph))),
]
