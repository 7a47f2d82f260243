import { table as printedTable } from '../../../src/report/table/table.ts'
import { show } from './probe.ts'
import type { Verdict } from './runner.ts'
import type { VersionVerdicts } from './versions.ts'

type Outcome = 'passed' | 'failed' | 'departs' | 'fixed' | 'not applicable'

/** How a verdict counts. Known departures are distinguished from failures; one that passes counts as `fixed`. */
export function outcomeOf({ probe, failure, notApplicable }: Verdict, known: ReadonlySet<string>): Outcome {
  if (notApplicable !== undefined) return 'not applicable'
  if (known.has(probe.id)) return failure ? 'departs' : 'fixed'
  return failure ? 'failed' : 'passed'
}

/** Whether an outcome is as expected. */
export const isAsKnown = (outcome: Outcome): boolean => outcome !== 'failed' && outcome !== 'fixed'

const OUTCOMES: readonly Outcome[] = ['passed', 'failed', 'departs', 'fixed', 'not applicable']
const HEADS = ['probes', 'passed', 'failed', 'known departures', 'fixed', 'not applicable']

/** The number of probes, and the number with each outcome. */
function counts(verdicts: readonly Verdict[], known: ReadonlySet<string>): number[] {
  const outcomes = verdicts.map((verdict) => outcomeOf(verdict, known))
  return [verdicts.length, ...OUTCOMES.map((outcome) => outcomes.filter((found) => found === outcome).length)]
}

function countTable(first: string, rows: readonly (readonly [string, ...number[]])[]): string {
  return printedTable([first, ...HEADS], rows)
}

const groupsOf = (verdicts: readonly Verdict[]): string[] => [
  ...new Set(verdicts.map(({ probe }) => probe.group)),
]

/** One row per group and one for all. */
export function groupTable(verdicts: readonly Verdict[], known: ReadonlySet<string>): string {
  const ofGroup = (name: string) => verdicts.filter(({ probe }) => probe.group === name)
  return countTable('group', [
    ...groupsOf(verdicts).map((name) => [name, ...counts(ofGroup(name), known)] as const),
    ['all', ...counts(verdicts, known)],
  ])
}

/** One row per version. */
export function versionTable(
  played: readonly VersionVerdicts[],
  knownIn: (version: string) => ReadonlySet<string>,
): string {
  return countTable(
    'version',
    played.map(({ version, verdicts }) => [version, ...counts(verdicts, knownIn(version))] as const),
  )
}

/** Describes a failure with actual and expected values. */
export function failureText({ probe, failure }: Verdict): string {
  if (!failure)
    return `${probe.id}: passes although it is listed as a departure. Remove it from departures.yaml.`
  const { what, got, wanted } = failure
  return [
    `${probe.id}: ${probe.title}`,
    `  ${what}`,
    `  got     ${show(got)}`,
    `  wanted  ${show(wanted)}`,
    `  rule    ${probe.rule}`,
  ].join('\n')
}
