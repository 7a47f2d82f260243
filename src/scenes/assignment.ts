import { UsageError } from '../core/errors.ts'
import type { Random } from '../core/random.ts'
import type { GameVersion } from '../game/version.ts'
import type { Atom, Family } from '../mcu/atoms/atom.ts'
import { atomsOf } from '../mcu/atoms/atoms.ts'
import { readTask } from '../mcu/meaning/read.ts'
import { compose, composeReading, type Molecule } from '../mcu/molecule/compose.ts'
import { writeExpression } from '../mcu/molecule/expression.ts'
import { balancedAtoms, balancedMolecules } from '../mcu/molecule/sample.ts'
import { LEVELS, type Level } from '../mcu/scene/harder.ts'
import { draftOf } from '../scenario/open/draft.ts'
import { waysLackedBy } from '../scenario/open/open-planner.ts'
import { openScenario } from '../scenario/open/scenario.ts'
import { readTaskFile } from '../task/resolve-task.ts'

/** A scene to be made: of which task, how hard, and from which seed. */
export interface SceneAssignment {
  readonly id: string
  /** The task as `causalmace mcu task` reads it. */
  readonly words: string
  readonly level: Level
  readonly seed: number
}

/** Every fifth task is made of several atoms. */
const MOLECULE_EVERY = 5

const taskOf = (molecule: Molecule, minecraft: GameVersion) =>
  readTaskFile(draftOf(molecule, { minecraft }), [openScenario]).task

/**
 * The atoms that the expert knows how to solve by actions: the game sees the goal, and each part of it has a
 * way.
 */
export function solvableAtoms(version: GameVersion): Atom[] {
  const atoms = atomsOf(version)
  const known = new Map(atoms.map((atom) => [atom.id, atom]))
  return atoms.filter((atom) => {
    if (atom.success === undefined) return false
    const task = taskOf(compose({ kind: 'atom', id: atom.id }, known, version), version)
    return task !== undefined && waysLackedBy(task).length === 0
  })
}

/** Number of atoms in a family, and how many of them actions can solve. */
export interface Coverage {
  readonly family: Family
  readonly atoms: number
  readonly seen: number
  readonly solvable: number
}

/** The coverage of all families, in the order in which atoms are listed. */
export function coverageOf(version: GameVersion, solvable: readonly Atom[]): Coverage[] {
  const able = new Set(solvable.map(({ id }) => id))
  return [...Map.groupBy(atomsOf(version), ({ family }) => family)].map(([family, own]) => ({
    family,
    atoms: own.length,
    seen: own.filter(({ success }) => success !== undefined).length,
    solvable: own.filter(({ id }) => able.has(id)).length,
  }))
}

/**
 * Draws tasks evenly over the families of these atoms, and every fifth time a molecule of two or three. @throws UsageError if
 * more are requested than exist
 */
export function drawAssignments(
  atoms: readonly Atom[],
  {
    count,
    levels = LEVELS,
    random,
    seed,
    version,
  }: {
    count: number
    levels?: readonly Level[]
    random: Random
    seed: number
    version: GameVersion
  },
): SceneAssignment[] {
  const molecules = Math.floor(count / MOLECULE_EVERY)
  const made = balancedMolecules(atoms, { count: molecules, random, version }).map(({ expression }) =>
    writeExpression(expression),
  )
  const single = balancedAtoms(atoms, count - molecules, random).map(({ id }) => id.replaceAll('_', ' '))
  if (single.length < count - molecules)
    throw new UsageError(
      `There are ${single.length} tasks that can be solved, and ${count} were asked for.`,
      {
        hint: 'Ask for fewer.',
      },
    )
  const words = single.flatMap((one, index) => {
    const next = made[index / (MOLECULE_EVERY - 1) - 1]
    return next === undefined ? [one] : [next, one]
  })
  const rest = made.filter((one) => !words.includes(one))
  return [...words, ...rest].slice(0, count).map((task, index) => {
    const level = levels[index % levels.length] as Level
    return {
      id: `scene_${String(index + 1).padStart(4, '0')}_${level}`,
      words: task,
      level,
      seed: seed + index,
    }
  })
}

/** The task of an assignment, composed from its atoms. @throws MoleculeError if the words are not a task in this version */
export const moleculeOf = ({ words }: Pick<SceneAssignment, 'words'>, version: GameVersion): Molecule =>
  composeReading(readTask(words, version))
