import { mean } from '../../core/statistics/bootstrap.ts'
import { calibrated, quantiles } from './calibrate.ts'
import { isLongEnough, permutationEntropy } from './permutation-entropy.ts'

/** Frames of a second, as SkillForge counts time. */
const FRAMES = 20

/**
 * Numbers of actions for the entropy of a sequence, which depends on them: in alphabetical order of their names. Version 1;
 * a change makes scores incomparable.
 */
const numbersOf = (actions: readonly string[]): readonly number[] => {
  const names = [...new Set(actions)].sort()
  return actions.map((name) => names.indexOf(name))
}

/** One solution of a task. */
export interface Solution {
  readonly task: string
  readonly seconds: number
  /** Actions in order, by name. */
  readonly actions: readonly string[]
}

/** The scores of a task that can be computed. Intricacy, creativity and novelty are people's: they are rated, never made up. */
export interface Difficulty {
  readonly task: string
  readonly solutions: number
  /** Mean number of frames to the goal. */
  readonly time: number
  /** Mean permutation entropy of the actions; undefined where all solutions are too short. */
  readonly effort: number | undefined
  /** Whether some sequence is too short for its patterns to be counted well. */
  readonly isRough: boolean
}

/** The scores of each task over its solutions. */
export function difficulties(solutions: readonly Solution[], order = 3): Difficulty[] {
  return [...Map.groupBy(solutions, ({ task }) => task)].map(([task, own]) => {
    const long = own.filter(({ actions }) => actions.length >= order)
    return {
      task,
      solutions: own.length,
      time: mean(own.map(({ seconds }) => FRAMES * seconds)),
      effort:
        long.length === 0
          ? undefined
          : mean(long.map(({ actions }) => permutationEntropy(numbersOf(actions), order))),
      isRough: own.some(({ actions }) => !isLongEnough(actions.length, order)),
    }
  })
}

/** Calibrates one score of all tasks to 0..5 by its quantiles; tasks without the score stay without. */
export function calibrateAll(scores: readonly (number | undefined)[]): (number | undefined)[] {
  const known = scores.filter((score) => score !== undefined)
  if (known.length === 0) return [...scores]
  const bounds = quantiles(known)
  return scores.map((score) => (score === undefined ? undefined : calibrated(score, bounds)))
}
