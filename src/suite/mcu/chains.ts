import { createRandom, type Random } from '../../core/random.ts'
import { atomsOf } from '../../mcu/atoms/atoms.ts'
import { compose, type Molecule } from '../../mcu/molecule/compose.ts'
import { MoleculeError, parseMolecule } from '../../mcu/molecule/parse.ts'
import { harder } from '../../mcu/scene/harder.ts'
import { draftOf, type OpenDraft } from '../../scenario/open/draft.ts'
import { waysLackedBy } from '../../scenario/open/open-planner.ts'
import { openScenario } from '../../scenario/open/scenario.ts'
import { DEFAULT_GAME_VERSION } from '../../task/game-version.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import { ATOMS } from './standard.ts'

const CHAINS = 24
/** Seed of which atoms meet, and of what makes their scenes hard. */
const SEED = 20_261_123
/** Atoms in a chain. */
const LENGTH = 5
/** Each atom has as long as in the standard suite (s). */
const SECONDS = 60 * LENGTH
/** Draws until five atoms are found whose scenes go together; a few are enough. */
const MAX_DRAWS = 50

const verbOf = (atom: string): string => atom.slice(0, atom.indexOf('_'))

/**
 * Long tasks: five atoms of the standard suite each, with different verbs, all of them to be done. Atoms are drawn by seed;
 * draws are left out whose scenes contradict each other, or to a part of which the expert knows no way. No run has a say in it.
 */
export function mcuChains(): OpenDraft[] {
  const random = createRandom(SEED)
  const known = new Map(atomsOf(DEFAULT_GAME_VERSION).map((atom) => [atom.id, atom]))
  const names = new Set(known.keys())
  const chains = new Map<string, OpenDraft>()
  for (let draw = 0; chains.size < CHAINS && draw < CHAINS * MAX_DRAWS; draw++) {
    const words = drawn(random).join(' and ')
    const molecule = composed(() => compose(parseMolecule(words, names), known))
    if (molecule === undefined) continue
    const setup = harder(molecule.setup, molecule.success, { level: 'hard', random })
    const draft = draftOf(
      { ...molecule, setup },
      { minecraft: DEFAULT_GAME_VERSION, level: 'hard', seconds: SECONDS },
    )
    const { task, issues } = readTaskFile(draft, [openScenario])
    if (task === undefined || issues.length > 0 || waysLackedBy(task).length > 0) continue
    const id = `mcu_chain_${chains.size + 1}`
    chains.set(id, { ...draft, id })
  }
  return [...chains.values()]
}

/** Atoms, no two of them with the same verb. */
function drawn(random: Random): string[] {
  const byVerb = new Map(Map.groupBy(ATOMS, verbOf))
  return Array.from({ length: LENGTH }, () => {
    const verb = random.pick([...byVerb.keys()]) as string
    const atom = random.pick(byVerb.get(verb) ?? []) as string
    byVerb.delete(verb)
    return atom
  })
}

/** undefined where the scenes of the parts contradict each other. */
function composed(make: () => Molecule): Molecule | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof MoleculeError) return undefined
    throw error
  }
}
