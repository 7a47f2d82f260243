import { krippendorffAlpha } from '../core/statistics/agreement/kappa.ts'
import { type Dimension, perDimension } from '../mcu/autoeval/dimension.ts'
import type { Judgement } from './judgement.ts'

/** What several judges say of a run together. */
export interface PanelScore {
  /** The median of the judges; null where none rates it. */
  readonly value: number | null
  /** How many judges rate it. */
  readonly judges: number
  /** The difference between the highest and the lowest judge. */
  readonly apart: number
}

/** The judgements of a run by several judges, together. */
export const panelOf = (judgements: readonly Judgement[]): Record<Dimension, PanelScore> =>
  perDimension((name) => {
    const values = judgements.flatMap(({ scores }) => scores[name].value ?? []).sort((a, b) => a - b)
    const [low, high] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]]
    return {
      value: low === undefined || high === undefined ? null : (low + high) / 2,
      judges: values.length,
      apart: values.length === 0 ? 0 : (values.at(-1) as number) - (values[0] as number),
    }
  })

/** Krippendorff's α of the judges over all runs, dimension by dimension; NaN where they share too little. */
export const agreementOfPanel = (runs: readonly (readonly Judgement[])[]): Record<Dimension, number> =>
  perDimension((name) =>
    krippendorffAlpha(
      runs.map((judgements) => judgements.flatMap(({ scores }) => scores[name].value ?? [])),
      'interval',
    ),
  )
