import type { Random } from '../../core/random.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Atom } from '../atoms/atom.ts'
import { compose, type Molecule } from './compose.ts'
import { type Expression, join } from './expression.ts'
import { MoleculeError } from './molecule-error.ts'

/** Maximum number of attempts to draw one set. */
const TRIES = 50

/** Draws atoms such that all families are represented as equally as their numbers of atoms allow. */
export function balancedAtoms(atoms: readonly Atom[], count: number, random: Random): Atom[] {
  const families = [...Map.groupBy(atoms, ({ family }) => family).values()].map((own) =>
    shuffled(random, own),
  )
  const drawn: Atom[] = []
  for (let round = 0; drawn.length < count; round++) {
    const layer = shuffled(
      random,
      families.flatMap((own) => own[round] ?? []),
    )
    if (layer.length === 0) break
    drawn.push(...layer.slice(0, count - drawn.length))
  }
  return drawn
}

/** Draws molecules of two or three atoms of different families, joined by AND and OR, whose scenes are compatible. */
export function balancedMolecules(
  atoms: readonly Atom[],
  { count, random, version }: { count: number; random: Random; version: GameVersion },
): Molecule[] {
  const known = new Map(atoms.map((atom) => [atom.id, atom]))
  return Array.from({ length: count }, () => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const molecule = drawMolecule(atoms, { known, random, version })
      if (molecule !== undefined) return molecule
    }
    throw new MoleculeError('No atoms were found whose scenes go together.', {
      hint: 'Draw from more atoms.',
    })
  })
}

/** One draw; undefined if the scenes of its atoms are incompatible. */
function drawMolecule(
  atoms: readonly Atom[],
  { known, random, version }: { known: ReadonlyMap<string, Atom>; random: Random; version: GameVersion },
): Molecule | undefined {
  const parts = balancedAtoms(atoms, 2 + random.integer(2), random).map(
    ({ id }): Expression => ({ kind: 'atom', id }),
  )
  const [first, second, third] = parts
  if (first === undefined) return undefined
  const two = second === undefined ? first : join(random.integer(2) === 0 ? 'and' : 'or', [first, second])
  const expression = third === undefined ? two : join(two.kind === 'or' ? 'or' : 'and', [two, third])
  try {
    return compose(expression, known, version)
  } catch (error) {
    if (error instanceof MoleculeError) return undefined
    throw error
  }
}

/** The items in a random order (Fisher and Yates). */
function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.integer(i + 1)
    const moved = order[i] as T
    order[i] = order[j] as T
    order[j] = moved
  }
  return order
}
