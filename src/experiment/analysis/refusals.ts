import { labelsOf } from '../matrix/condition.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'

/** Refused actions of one condition. */
interface RefusalRow {
  readonly label: string
  readonly episodes: number
  /** Refused actions by reason. */
  readonly counts: ReadonlyMap<string, number>
  readonly all: number
}

/** Refused actions by condition, and all reasons, the most frequent first. */
export function refusalsByCondition(
  { conditions }: Pick<ExperimentSpec, 'conditions'>,
  results: readonly EpisodeResult[],
): { reasons: string[]; rows: RefusalRow[] } {
  const labels = labelsOf(conditions)
  const rows = conditions.map(({ id }) => {
    const own = results.filter(({ condition }) => condition === id)
    const counts = added(own.map(({ refusals }) => Object.entries(refusals)))
    return { label: labels.get(id) ?? id, episodes: own.length, counts, all: sum(counts) }
  })
  const total = added(rows.map(({ counts }) => [...counts]))
  const reasons = [...total].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([reason]) => reason)
  return { reasons, rows }
}

function added(parts: readonly (readonly [string, number][])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [reason, times] of parts.flat()) counts.set(reason, (counts.get(reason) ?? 0) + times)
  return counts
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, times) => total + times, 0)
