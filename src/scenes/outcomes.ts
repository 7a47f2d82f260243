import type { FindingType } from '../mcu/setup/operation.ts'
import { STAGES, type Stage, type Verdict } from './verify-scene.ts'

/** The results of the scenes of a group. */
export interface Outcomes {
  readonly group: string
  readonly scenes: number
  readonly accepted: number
  /** Accepted at the first attempt. */
  readonly atOnce: number
  /** How many ended refused at each stage. */
  readonly refused: Readonly<Record<Stage, number>>
  /** Game time of the solver in accepted scenes (s). */
  readonly medianSeconds: number | undefined
  /** The most. */
  readonly maxSeconds: number | undefined
}

/** A scene after its last round. */
export interface Verified {
  readonly id: string
  readonly group: string
  readonly rounds: number
  readonly verdict: Verdict
}

/** The outcomes of each group, in the order in which groups first appear. */
export const outcomesOf = (scenes: readonly Verified[]): Outcomes[] =>
  [...Map.groupBy(scenes, ({ group }) => group)].map(([group, own]) => outcomesIn(group, own))

/** The outcomes of these scenes together. */
export function outcomesIn(group: string, own: readonly Verified[]): Outcomes {
  const accepted = own.filter(({ verdict }) => verdict.refusedBy === undefined)
  const seconds = accepted
    .flatMap(({ verdict }) => (verdict.solvedMs === undefined ? [] : [verdict.solvedMs / 1000]))
    .sort((a, b) => a - b)
  const refused = Object.fromEntries(
    STAGES.map((stage) => [stage, own.filter(({ verdict }) => verdict.refusedBy === stage).length]),
  ) as Record<Stage, number>
  return {
    group,
    scenes: own.length,
    accepted: accepted.length,
    atOnce: accepted.filter(({ rounds }) => rounds === 1).length,
    refused,
    medianSeconds: seconds[Math.floor(seconds.length / 2)],
    maxSeconds: seconds.at(-1),
  }
}

/** How often each kind of finding occurs in final verdicts, the most frequent first. */
export function findingCounts(scenes: readonly Verified[]): [type: FindingType, scenes: number][] {
  const counts = new Map<FindingType, number>()
  for (const { verdict } of scenes)
    for (const type of new Set(verdict.findings.map((finding) => finding.type)))
      counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
