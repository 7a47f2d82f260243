import { join, relative } from 'node:path'
import { count } from '../../core/count.ts'
import { failuresOf } from '../../experiment/analysis/failures.ts'
import { refusalsByCondition } from '../../experiment/analysis/refusals.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { cut, decimal } from '../../render/format.ts'
import { type Table, tableOf } from '../table/model.ts'
import type { Block } from '../table/table.ts'

/** Number of causes in the short list. */
const MOST = 5
const LONGEST = 90

/**
 * The failed episodes by cause, their common features, and how to look into one; empty if nothing failed.
 * @param options.all every cause
 * @param options.runs folder of the runs
 */
export function failureBlocks(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  { all, runs }: { all: boolean; runs?: string | undefined },
): Block[] {
  const failures = failuresOf(spec, results)
  if (failures.length === 0) return []
  const shown = all ? failures : failures.slice(0, MOST)
  const rows = shown.map(({ episodes, outcome, fault, reason, common }) => [
    fault ?? outcome,
    cut(reason, LONGEST),
    common.join(', ') || '–',
    episodes.length,
  ])
  const failed = failures.reduce((sum, { episodes }) => sum + episodes.length, 0)
  const run = failures.flatMap(({ episodes }) => episodes.flatMap((episode) => episode.run ?? []))[0]
  return [
    `${count(failed, 'episode')} of ${results.length} failed${shown.length < failures.length ? `; the first ${MOST} of ${failures.length} causes` : ''}`,
    tableOf(['failed', 'why', 'in common', 'n'], rows, {
      left: 3,
      id: 'failures',
      caption: 'Failed episodes by cause.',
    }),
    ...(run === undefined || runs === undefined
      ? []
      : [`look      causalmace view ${relative('.', join(runs, run))}`]),
  ]
}

/** Refused actions per episode, by condition and reason; empty if nothing was refused. */
export function refusalTables(spec: ExperimentSpec, results: readonly EpisodeResult[]): Table[] {
  const { reasons, rows } = refusalsByCondition(spec, results)
  if (reasons.length === 0) return []
  const cells = rows.map(({ label, episodes, counts, all }) => [
    label,
    ...[...reasons.map((reason) => counts.get(reason) ?? 0), all].map((times) =>
      episodes === 0 ? '–' : decimal(times / episodes, 1),
    ),
  ])
  return [
    tableOf(['refused per episode', ...reasons, 'all'], cells, {
      id: 'refusals',
      caption: 'Refused actions per episode, by reason.',
    }),
  ]
}
