import { UsageError } from '../../core/errors.ts'
import type { ChargedCalibration } from '../analysis/calibration-charge.ts'
import { keptCalibrations } from './calibrate-once.ts'
import type { EpisodeResult } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import type { ExperimentSpec } from './experiment-spec.ts'

/**
 * Joins experiments and their calibrations: their conditions are compared over the tasks and seeds that all of them have in
 * common. A condition that occurs in several experiments gets the experiment's id in its name. @throws UsageError if no task and
 * seed is common to all.
 */
export function joinExperiments(folders: readonly ExperimentFolder[]): {
  spec: ExperimentSpec
  results: EpisodeResult[]
  sheets: ChargedCalibration[]
} {
  const [first] = folders
  if (first === undefined) throw new UsageError('No experiment was given.', { hint: 'Name experiments.' })
  if (folders.length === 1)
    return { spec: first.spec, results: first.results(), sheets: keptCalibrations(first) }
  const specs = folders.map(({ spec }) => spec)
  const tasks = first.spec.tasks.filter(({ id }) =>
    specs.every((spec) => spec.tasks.some((task) => task.id === id)),
  )
  const seeds = first.spec.seeds.filter((seed) => specs.every((spec) => spec.seeds.includes(seed)))
  if (tasks.length === 0 || seeds.length === 0) {
    throw new UsageError('These experiments have no task and seed in common, so no pairs can be formed.', {
      hint: 'Play them over the same tasks with the same --seeds.',
    })
  }
  const ids = specs.flatMap(({ conditions }) => conditions.map(({ id }) => id))
  const isTwice = (id: string) => ids.filter((other) => other === id).length > 1
  const nameOf = (spec: ExperimentSpec, id: string) => (isTwice(id) ? `${id}_${spec.id}` : id)
  const conditions = specs.flatMap((spec) =>
    spec.conditions.map((condition) => {
      const { label, ...rest } = condition
      const id = nameOf(spec, condition.id)
      if (isTwice(condition.id)) return { ...rest, id, label: `${label ?? condition.id} (${spec.id})` }
      return { ...rest, id, ...(label === undefined ? {} : { label }) }
    }),
  )
  const results = folders.flatMap((folder) =>
    folder
      .results()
      .filter(({ task, seed }) => tasks.some(({ id }) => id === task) && seeds.includes(seed))
      .map((result) => ({ ...result, condition: nameOf(folder.spec, result.condition) })),
  )
  const notApplicable = specs.flatMap((spec) =>
    (spec.notApplicable ?? [])
      .filter(({ task }) => tasks.some(({ id }) => id === task))
      .map((cell) => ({ ...cell, condition: nameOf(spec, cell.condition) })),
  )
  const sheets = folders.flatMap((folder) =>
    keptCalibrations(folder).map((sheet) => ({
      ...sheet,
      conditions: folder.spec.conditions.map(({ id }) => nameOf(folder.spec, id)),
    })),
  )
  const epochs = Math.min(...specs.map((spec) => spec.epochs))
  const title = `Comparison of ${specs.map(({ id }) => id).join(', ')}`
  const { plan: _plan, notApplicable: _own, ...shared } = first.spec
  const left = notApplicable.length === 0 ? {} : { notApplicable }
  return {
    spec: { ...shared, ...left, kind: 'comparison', title, conditions, tasks, seeds, epochs },
    results,
    sheets,
  }
}
