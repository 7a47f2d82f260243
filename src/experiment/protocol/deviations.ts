import { count } from '../../core/count.ts'
import { type EpisodeResult, isInfrastructure, settledResults } from '../matrix/episode-result.ts'
import { type ExperimentSpec, episodesOf } from '../matrix/experiment-spec.ts'
import type { ExperimentEntry } from './experiment-journal.ts'

/**
 * Deviations of a planned experiment's results from its protocol; empty if there are none. A resumed experiment follows the
 * protocol as long as the code is the same.
 * @param journal the journal in the experiment's folder
 * @param copy SHA-256 of the protocol's copy in the folder
 */
export function deviationsOf(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  { journal, copy }: { journal: readonly ExperimentEntry[]; copy: string | undefined },
): string[] {
  const { plan, conditions, shard } = spec
  if (plan === undefined) return []
  const results = settledResults(lines)
  const of = episodesOf(spec).length
  const planned = journal.find(({ type }) => type === 'planned')
  const commits = new Set(
    journal.flatMap((entry) =>
      entry.type === 'played'
        ? [`${entry.commit?.slice(0, 10) ?? 'no commit'}${entry.changed ? ' with changes' : ''}`]
        : [],
    ),
  )
  const leftOut = conditions.flatMap(({ id, label = id }) => {
    const own = results.filter(({ condition }) => condition === id)
    const lost = own.filter(isInfrastructure).length
    const isTooMuch = lost > plan.mostLeftOut * own.length
    return isTooMuch
      ? [`${label}: infrastructure faults cost ${lost} of ${count(own.length, 'episode')}`]
      : []
  })
  return [
    ...(plan.isPilot ? ['this is the pilot'] : []),
    ...(shard === undefined ? [] : [`this is part ${shard.part} of ${shard.of}`]),
    ...(plan.deviation === null ? [] : [plan.deviation]),
    ...(results.length < of ? [`${results.length} of ${count(of, 'episode')} are played`] : []),
    ...(planned?.type === 'planned' && planned.protocol === plan.protocol && copy === plan.protocol
      ? []
      : ['the protocol in the folder is not the one with which the experiment began']),
    ...(commits.size > 1 ? [`it was played with different code: ${[...commits].join(', ')}`] : []),
    ...leftOut,
  ]
}
