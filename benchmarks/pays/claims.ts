import type { Interval } from '../../src/core/statistics/intervals.ts'
import type { MeasureId } from '../../src/experiment/analysis/measures.ts'

/** A claim about the method: a contrast of a cell of `pays.yaml`, and what its interval must be. */
export interface Claim {
  readonly cell: string
  /** Two conditions: the first minus the second. */
  readonly contrast: readonly [string, string]
  readonly measure: MeasureId
  readonly wanted: string
  holds(difference: Interval): boolean
}

const better = { wanted: 'interval above zero', holds: ({ low }: Interval) => low > 0 }
const notWorse = {
  wanted: 'at least −2, not below zero for sure',
  holds: ({ mean, high }: Interval) => mean >= -2 && high >= 0,
}
const near = (points: number) => ({
  wanted: `at least −${points}`,
  holds: ({ mean }: Interval) => mean >= -points,
})

/** Planners that the default one is compared with; `perfect` may be above it. */
const OTHERS = ['none', 'predicted', 'vote', 'paper', 'no graph']

export const CLAIMS: readonly Claim[] = [
  ...['constructions', 'escapes'].map((cell) => ({
    cell,
    contrast: ['default', 'none'] as const,
    measure: 'relativeEfficiency' as const,
    ...better,
  })),
  ...['constructions', 'escapes', 'cooking', 'irreversible'].flatMap((cell) =>
    OTHERS.map((other) => ({
      cell,
      contrast: ['default', other] as const,
      measure: 'completion' as const,
      ...notWorse,
    })),
  ),
  ...(
    [
      ['irreversible', 8],
      ['irreversible-strong', 3],
    ] as const
  ).flatMap(([cell, points]) => [
    { cell, contrast: ['default', 'perfect'] as const, measure: 'success' as const, ...near(points) },
    ...['none', 'vote'].map((other) => ({
      cell,
      contrast: ['default', other] as const,
      measure: 'success' as const,
      ...better,
    })),
  ]),
]
