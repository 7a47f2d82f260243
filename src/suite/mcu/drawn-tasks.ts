import { createRandom, type Random } from '../../core/random.ts'
import { readTask } from '../../mcu/meaning/read.ts'
import { composeReading, type Molecule } from '../../mcu/molecule/compose.ts'
import { MoleculeError } from '../../mcu/molecule/molecule-error.ts'
import { harder } from '../../mcu/scene/harder.ts'
import { draftOf, type OpenDraft } from '../../scenario/open/draft.ts'
import { waysLackedBy } from '../../scenario/open/open-planner.ts'
import { openScenario } from '../../scenario/open/scenario.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import { SUITE_VERSION } from '../version.ts'
import { ATOMS } from './standard.ts'

/** A family of tasks composed of randomly drawn atoms. */
interface Family {
  /** Prefix for their ids. */
  prefix: string
  /** Tasks. */
  n: number
  /** Number of atoms in a task. */
  length: number
  /** Seed for the choice of atoms, and for the complications of their scenes. */
  seed: number
}

/** Time limit per atom, as in the standard suite (s). */
const SECONDS = 60
/** Maximum attempts to draw atoms whose scenes are compatible; a few are enough. */
const MAX_DRAWS = 50

/** Long tasks: five atoms each. */
export const mcuChains = (): OpenDraft[] =>
  drawnTasks({ prefix: 'mcu_chain', n: 24, length: 5, seed: 20_261_123 })

/** Short tasks: two atoms each. */
export const mcuPairs = (): OpenDraft[] =>
  drawnTasks({ prefix: 'mcu_pair', n: 120, length: 2, seed: 20_261_124 })

const verbOf = (atom: string): string => atom.slice(0, atom.indexOf('_'))

/**
 * Tasks of several atoms of the standard suite, with different verbs, all of which must be done, in hard scenes. Atoms are drawn
 * by seed, and no two tasks have the same ones; draws are dropped if their scenes contradict each other, or if the expert cannot
 * do a part. Results of runs play no role.
 */
function drawnTasks({ prefix, n, length, seed }: Family): OpenDraft[] {
  const random = createRandom(seed)
  const tasks = new Map<string, OpenDraft>()
  const met = new Set<string>()
  for (let draw = 0; tasks.size < n && draw < n * MAX_DRAWS; draw++) {
    const atoms = drawAtoms(random, length)
    const words = atoms.join(' and ')
    if (met.has(atoms.toSorted().join())) continue
    const molecule = composed(() => composeReading(readTask(words, SUITE_VERSION)))
    if (molecule === undefined) continue
    const setup = harder(molecule.setup, molecule.success, { level: 'hard', random })
    const draft = draftOf(
      { ...molecule, setup },
      { minecraft: SUITE_VERSION, level: 'hard', seconds: SECONDS * length },
    )
    const { task, issues } = readTaskFile(draft, [openScenario])
    if (task === undefined || issues.length > 0 || waysLackedBy(task).length > 0) continue
    const id = `${prefix}_${tasks.size + 1}`
    met.add(atoms.toSorted().join())
    tasks.set(id, { ...draft, id })
  }
  return [...tasks.values()]
}

/** Atoms with different verbs. */
function drawAtoms(random: Random, length: number): string[] {
  const byVerb = new Map(Map.groupBy(ATOMS, verbOf))
  return Array.from({ length }, () => {
    const verb = random.pick([...byVerb.keys()]) as string
    const atom = random.pick(byVerb.get(verb) ?? []) as string
    byVerb.delete(verb)
    return atom
  })
}

/** undefined if the scenes of the parts contradict each other. */
function composed(make: () => Molecule): Molecule | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof MoleculeError) return undefined
    throw error
  }
}
