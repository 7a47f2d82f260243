import { GAME_VERSIONS } from '../../game/version.ts'
import { MeaningError } from '../meaning/meaning-error.ts'
import { readTask } from '../meaning/read.ts'
import { isUnderstood, type Part } from '../meaning/reading.ts'
import { VERBS } from '../meaning/verbs/index.ts'

/** Prefixes of task names in MCU's suites. */
const PREFIX = /^mcu[_ ](?:(?:simple|medium|hard)[_ ])?/
const CHAIN = /^chain[_ ]/

/**
 * The category of a task by its name, as in MCU-Turbo's list: the one for its verb, `Compositional` for several parts, `other` if
 * the name is not understood. `_and_` inside a name (flint and steel) does not make a composition.
 */
export function categoryOf(task: string): string {
  const name = task.toLowerCase().replace(PREFIX, '')
  if (CHAIN.test(name)) return 'Compositional'
  const parts = partsOf(name)
  const [only, ...more] = parts
  if (more.length > 0) return 'Compositional'
  return VERBS.find(({ id }) => id === only?.verb)?.category ?? 'other'
}

/** The parts of a name in the first version that understands it, since task names do not include a version. */
function partsOf(name: string): readonly Part[] {
  for (const version of GAME_VERSIONS) {
    try {
      const reading = readTask(name, version)
      if (isUnderstood(reading)) return reading.parts
    } catch (error) {
      if (!(error instanceof MeaningError)) throw error
    }
  }
  return []
}
