import type { GameVersion } from '../../game/version.ts'
import { type Atom, words } from '../atoms/atom.ts'
import { constrainedGoal } from '../meaning/constraints/carry-out.ts'
import type { Constraint } from '../meaning/constraints/constraint.ts'
import { atomWithId } from '../meaning/leaf.ts'
import type { Part, Reading } from '../meaning/reading.ts'
import type { Predicate } from '../predicate/predicate.ts'
import { naiveChain, type Prerequisites } from '../reach/prerequisites.ts'
import type { Ground } from '../scene/ground.ts'
import type { Operation } from '../setup/operation.ts'
import { checkConstrained } from './check-constrained.ts'
import { atomIds, constraintsIn, type Expression, writeExpression } from './expression.ts'
import { MoleculeError } from './molecule-error.ts'
import { placeOf } from './place-of.ts'
import { possible } from './possible.ts'

/** A task composed of atoms, with the attributes that result from theirs. */
export interface Molecule {
  readonly expression: Expression
  readonly text: string
  /** The atoms' scenes in one. */
  readonly setup: readonly Operation[]
  /** AND is the mean of the parts' scores, OR the best; absent if a part can only be judged by eye. */
  readonly success?: Predicate
  readonly atoms: readonly Atom[]
  /** Requirements on the place in addition to flat ground in plains. */
  readonly ground: Ground
  readonly constraints: readonly Constraint[]
}

/**
 * Composes a task: its atoms' scenes are united and their predicates joined.
 * @throws MoleculeError if an atom is unknown, a constraint cannot be carried out, or two scenes or constraints
 * contradict each other: different times, weathers, slots or blocks in one cell
 */
export function compose(
  expression: Expression,
  known: ReadonlyMap<string, Atom>,
  version: GameVersion,
): Molecule {
  const atoms = [...new Set(atomIds(expression))].map((id) => {
    const atom = known.get(id)
    if (atom !== undefined) return atom
    throw new MoleculeError(`There is no atom "${id}".`, {
      hint: '`causalmace mcu atoms --list` prints all atoms.',
    })
  })
  const success = predicateOf(expression, known, version)
  const { setup, ground } = placeOf(expression, known, version)
  checkConstrained(expression, { setup, success, plain: atoms.flatMap((atom) => atom.setup), version })
  return {
    expression,
    text: inWords(expression, known),
    setup,
    ...(success === undefined ? {} : { success }),
    atoms,
    ground,
    constraints: constraintsIn(expression),
  }
}

/**
 * Composes the task of a text.
 * @throws MoleculeError if a part was not understood, or the scenes of two parts contradict each other
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
  return compose(expression, atomsOfReading(reading), reading.version)
}

/** The task of a text, or why its parts or constraints are incompatible. */
export function tryCompose(reading: Reading): { readonly molecule: Molecule } | { readonly refused: string } {
  try {
    return { molecule: composeReading(reading) }
  } catch (error) {
    if (error instanceof MoleculeError) return { refused: error.message }
    throw error
  }
}

/**
 * The condition under which the task described by a text is done; undefined if only an observer can tell.
 * @throws MoleculeError if a constraint cannot be carried out
 */
export const successOf = (reading: Reading): Predicate | undefined =>
  predicateOf(reading.expression, atomsOfReading(reading), reading.version)

const atomsOfReading = ({ parts, version }: Reading): ReadonlyMap<string, Atom> =>
  new Map(parts.map((part) => [part.id, atomOfPart(part, version)]))

/** A part as an atom: one of ours if there is one, otherwise an atom with the scene and needs of the most similar one. */
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

/** The task in words: atoms as their texts, followed by constraints. */
function inWords(expression: Expression, known: ReadonlyMap<string, Atom>): string {
  return writeExpression(expression, (id) => known.get(id)?.text ?? words(id)).replaceAll(
    / \{([^}]*)\}/g,
    (_, said: string) => ` (${said.replaceAll(/(when|where|how): /g, '')})`,
  )
}

function predicateOf(
  expression: Expression,
  known: ReadonlyMap<string, Atom>,
  version: GameVersion,
): Predicate | undefined {
  if (expression.kind === 'atom') return known.get(expression.id)?.success
  if (expression.kind === 'where') {
    const inside = predicateOf(expression.of, known, version)
    return inside === undefined
      ? undefined
      : possible(constrainedGoal(inside, expression.constraints, version))
  }
  const parts = expression.of.map((part) => predicateOf(part, known, version))
  return parts.includes(undefined) ? undefined : { kind: expression.kind, of: parts as Predicate[] }
}

/** The naive version of a task: everything that its atoms need from an empty inventory, without duplicates, in order. */
export const naiveVersion = ({ atoms }: Pick<Molecule, 'atoms'>, graph: Prerequisites): string[] => [
  ...new Set(atoms.flatMap((atom) => naiveChain(atom, graph))),
]
