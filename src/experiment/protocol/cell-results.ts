import { holm } from '../../core/statistics/holm.ts'
import { MEASURES, type Measure, type MeasureId } from '../analysis/measures.ts'
import { comparePaired, type PairedDifference } from '../analysis/paired.ts'
import { areRowsOfTable4 } from '../matrix/ablation.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import type { Cell, Contrast, ExperimentPlan, ExperimentSpec } from '../matrix/experiment-spec.ts'
import { whyNotCompared } from '../matrix/played-tasks.ts'

/** Family-wise error rate of the secondary comparisons, and error rate of the primary one. */
const LEVEL = 0.05

/** A cell of a planned experiment, treated as a separate experiment, with its results. */
export interface CellResults {
  spec: ExperimentSpec
  contrasts: readonly Contrast[]
  results: EpisodeResult[]
}

/** @param results settled results */
export function resultsOfCell(
  spec: ExperimentSpec,
  cell: Cell,
  results: readonly EpisodeResult[],
): CellResults {
  const { plan: _plan, ...rest } = spec
  const byId = new Map(spec.conditions.map((condition) => [condition.id, condition]))
  const conditions = cell.conditions.flatMap(({ id, name }) => {
    const condition = byId.get(id)
    return condition === undefined ? [] : [{ ...condition, label: name }]
  })
  return {
    spec: {
      ...rest,
      kind: areRowsOfTable4(conditions) ? 'ablation' : 'comparison',
      title: cell.name,
      conditions,
      tasks: spec.tasks.filter(({ id }) => cell.tasks.includes(id)),
      seeds: cell.seeds,
    },
    contrasts: cell.contrasts,
    results: results.filter(
      ({ condition, task, seed }) =>
        cell.conditions.some(({ id }) => id === condition) &&
        cell.tasks.includes(task) &&
        cell.seeds.includes(seed),
    ),
  }
}

/** The way in which a comparison is tested. */
export type ComparisonRank = 'primary' | 'secondary' | 'other'

/** One planned comparison. */
export interface Comparison {
  cell: string
  contrast: Contrast
  measure: Measure
  found: PairedDifference
  rank: ComparisonRank
  /** Why there can be no pair; undefined if there can. */
  notApplicable: string | undefined
  /**
   * The primary comparison alone at 5 %; key secondary ones in order, as long as all earlier ones show a difference; all others
   * with Holm's correction.
   */
  isReal: boolean
}

/**
 * All comparisons that the protocol asks for: the primary one, the key secondary ones in their order, all others. Those without a
 * single pair are left out (cooking, for example, has no view hit rate); those that are not applicable are kept and marked as
 * such, but not tested.
 */
export function plannedComparisons(
  spec: ExperimentSpec,
  plan: ExperimentPlan,
  results: readonly EpisodeResult[],
): Comparison[] {
  const all = plan.cells.flatMap((cell) => {
    const { results: own, spec: within } = resultsOfCell(spec, cell, results)
    const of = (id: string) => own.filter(({ condition }) => condition === id)
    return cell.contrasts.flatMap((contrast) =>
      plan.measures.map((id) => ({
        cell: cell.name,
        contrast,
        id,
        measure: MEASURES[id as MeasureId],
        found: comparePaired(MEASURES[id as MeasureId], of(contrast.a), of(contrast.b)),
        notApplicable: whyNotCompared(within, contrast),
      })),
    )
  })
  const named = [plan.primary, ...plan.secondary].flatMap(
    (wanted) =>
      all.find(
        ({ cell, contrast, id }) =>
          cell === wanted.cell && contrast.name === wanted.contrast.name && id === wanted.measure,
      ) ?? [],
  )
  const others = all.filter(
    (one) => !named.includes(one) && (one.found.pairs > 0 || one.notApplicable !== undefined),
  )
  const rejected = holm(others.map(pOf), LEVEL)
  const firstMiss = named.findIndex((one) => !(pOf(one) <= LEVEL))
  const shown = firstMiss < 0 ? named.length : firstMiss
  return [
    ...named.map((one, index) => ({
      ...one,
      rank: index === 0 ? ('primary' as const) : ('secondary' as const),
      isReal: index < shown,
    })),
    ...others.map((one, index) => ({ ...one, rank: 'other' as const, isReal: rejected[index] === true })),
  ]
}

/** NaN if there is no pair to test. */
const pOf = ({ found }: Pick<Comparison, 'found'>): number =>
  found.pairs > 0 ? found.difference.p : Number.NaN
