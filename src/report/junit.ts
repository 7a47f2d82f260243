import { printable } from '../core/printable.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import {
  type EpisodeResult,
  isInfrastructure,
  isOpen,
  isUndecided,
  settledResults,
} from '../experiment/matrix/episode-result.ts'
import {
  type EpisodeKey,
  type ExperimentSpec,
  keyOf,
  plannedEpisodesOf,
} from '../experiment/matrix/experiment-spec.ts'
import { whyNotPlayed } from '../experiment/matrix/not-applicable.ts'
import { NOT_APPLICABLE } from './not-applicable-text.ts'

/**
 * An experiment as JUnit's XML, which CI services show: a suite for each condition, a case for each episode. An episode that did
 * not succeed counts as a failure, one that the infrastructure ended as an error, and one that was not played as skipped.
 */
export function toJunit(spec: ExperimentSpec, lines: readonly EpisodeResult[]): string {
  const results = new Map(settledResults(lines).map((result) => [keyOf(result), result]))
  const labels = labelsOf(spec.conditions)
  const suites = spec.conditions.map(({ id }) => {
    const name = labels.get(id) ?? id
    const cases = plannedEpisodesOf(spec)
      .filter(({ condition }) => condition === id)
      .map((episode) => {
        const result = results.get(keyOf(episode))
        const episodeName = `${episode.task} seed ${episode.seed}${episode.epoch > 1 ? ` epoch ${episode.epoch}` : ''}`
        const why = skippedBecause(spec, episode, result)
        return { kind: kindOf(result), xml: caseOf(name, episodeName, { result, why }) }
      })
    const of = (kind: Kind) => cases.filter((one) => one.kind === kind).length
    const counts = `tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}"`
    return `  <testsuite name="${xml(name)}" ${counts}>\n${cases.map((one) => one.xml).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(spec.id)}">\n${suites.join('\n')}\n</testsuites>\n`
}

/** Why an episode has no verdict; undefined if it has one, or has not been played yet. */
function skippedBecause(
  spec: ExperimentSpec,
  { condition, task }: EpisodeKey,
  result: EpisodeResult | undefined,
): string | undefined {
  const why = whyNotPlayed(spec, condition, task)
  if (why !== undefined) return `${NOT_APPLICABLE}: ${why}`
  return result !== undefined && isUndecided(result) ? `${WAITS_FOR_A_JUDGE}: ${result.reason}` : undefined
}

/** The status that JUnit tools show for a run that no rule decides. */
const WAITS_FOR_A_JUDGE = 'waits for a judge'

type Kind = 'passed' | 'failure' | 'error' | 'skipped'

function kindOf(result: EpisodeResult | undefined): Kind {
  if (result === undefined || isOpen(result)) return 'skipped'
  if (isInfrastructure(result)) return 'error'
  if (isUndecided(result)) return 'skipped'
  return result.outcome === 'success' ? 'passed' : 'failure'
}

function caseOf(
  suite: string,
  name: string,
  { result, why }: { result: EpisodeResult | undefined; why: string | undefined },
): string {
  const kind = kindOf(result)
  const time = (result?.wallSeconds ?? 0).toFixed(2)
  const head = `    <testcase classname="${xml(suite)}" name="${xml(name)}" time="${time}"`
  if (kind === 'passed') return `${head}/>`
  if (kind === 'skipped' && why !== undefined) return `${head}><skipped message="${xml(why)}"/></testcase>`
  if (kind === 'skipped') return `${head}><skipped/></testcase>`
  const [first = ''] = (result?.reason ?? '').split('\n')
  const rate = result?.completionRate ?? null
  const done = `${rate === null ? 'not judgeable by rules' : `completion ${(100 * rate).toFixed(1)} %`}; run ${result?.run ?? 'none'}`
  const attributes = `type="${result?.outcome ?? ''}" message="${xml(first)}"`
  return `${head}><${kind} ${attributes}>${xml(`${result?.reason ?? ''}\n${done}`)}</${kind}></testcase>`
}

const XML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}
const xml = (text: string): string => printable(text).replace(/[&<>"\n]/g, (letter) => XML[letter] ?? letter)
