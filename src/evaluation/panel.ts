import { krippendorffAlpha } from '../core/statistics/agreement/kappa.ts'
import { median } from '../core/statistics/bootstrap.ts'
import { type Dimension, perDimension } from '../mcu/autoeval/dimension.ts'
import type { Judgement } from './judgement.ts'

/** The combined score of several judges for a run. */
export interface PanelScore {
  /** The median of the judges; null if none of them gives a score. */
  readonly value: number | null
  /** How many judges give a score. */
  readonly judges: number
  /** The difference between the highest and the lowest score. */
  readonly apart: number
}

/** Several judges' combined judgements of a run. */
export const panelOf = (judgements: readonly Judgement[]): Record<Dimension, PanelScore> =>
  perDimension((name) => {
    const values = judgements.flatMap(({ scores }) => scores[name].value ?? [])
    return {
      value: values.length === 0 ? null : median(values),
      judges: values.length,
      apart: values.length === 0 ? 0 : Math.max(...values) - Math.min(...values),
    }
  })

/** Krippendorff's α of the judges over all runs, per dimension; NaN if they have too few runs in common. */
export const agreementOfPanel = (runs: readonly (readonly Judgement[])[]): Record<Dimension, number> =>
  perDimension((name) =>
    krippendorffAlpha(
      runs.map((judgements) => judgements.flatMap(({ scores }) => scores[name].value ?? [])),
      'interval',
    ),
  )
