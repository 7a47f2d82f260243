import { UsageError } from '../../src/core/errors.ts'
import { profileNamed } from '../../src/question/simulated/profile.ts'

/** The values of the flags of `bench:planning`, by name. */
export type PlanningFlags = Readonly<Record<string, string | boolean | undefined>>

/** Benchmarks of which one call runs at most one. */
const MODES = ['rivals', 'experience', 'rules'] as const
/** Flags that only some benchmarks have. */
const ONLY_WITH: Readonly<Record<string, readonly string[]>> = {
  world: ['rules'],
  plays: ['rules'],
  worlds: ['rules', 'experience'],
  seed: ['rules'],
  episodes: ['experience'],
  svg: ['experience'],
}
/** Whole numbers, with their least value. */
const LEAST: Readonly<Record<string, number>> = { seeds: 1, worlds: 1, episodes: 1, seed: 0 }
/** The part of the benchmark of refinement that is no simulated model. */
const SCALING = 'scaling'

/** What is wrong with the flags, in one sentence; undefined if nothing is. */
export function flagIssue(flags: PlanningFlags): string | undefined {
  const modes = MODES.filter((mode) => flags[mode] === true)
  if (modes.length > 1) return `Choose one of ${modes.map((mode) => `--${mode}`).join(' and ')}.`
  if (flags.world === true && flags.plays === true) return 'Choose one of --world and --plays.'
  for (const [flag, needed] of Object.entries(ONLY_WITH)) {
    const isGiven = flags[flag] !== undefined && flags[flag] !== false
    if (isGiven && !modes.some((mode) => needed.includes(mode)))
      return `--${flag} needs ${needed.map((mode) => `--${mode}`).join(' or ')}.`
  }
  for (const [flag, least] of Object.entries(LEAST)) {
    const value = flags[flag]
    if (typeof value === 'string' && !(/^\d+$/.test(value) && Number(value) >= least))
      return `--${flag}: expected a whole number of at least ${least}, got "${value}".`
  }
  return modelIssue(flags.only, modes.length === 0)
}

function modelIssue(only: PlanningFlags[string], hasScaling: boolean): string | undefined {
  if (typeof only !== 'string') return undefined
  for (const name of only.split(',')) {
    if (hasScaling && name === SCALING) continue
    try {
      profileNamed(name)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      return `--only: ${error.message} ${error.hint ?? ''}`.trim()
    }
  }
  return undefined
}
