import Table from 'cli-table3'
import { show } from './probe.ts'
import type { Verdict } from './runner.ts'
import type { VersionVerdicts } from './versions.ts'

type Outcome = 'passed' | 'failed' | 'departs' | 'mended' | 'not applicable'

/** How a verdict counts: failures that are known departures are told apart, and so are departures that are none any more. */
export function outcomeOf({ probe, failure, notApplicable }: Verdict, known: ReadonlySet<string>): Outcome {
  if (notApplicable !== undefined) return 'not applicable'
  if (known.has(probe.id)) return failure ? 'departs' : 'mended'
  return failure ? 'failed' : 'passed'
}

/** Nothing to look into: everything is as it is known to be. */
export const isAsKnown = (standing: Outcome): boolean => standing !== 'failed' && standing !== 'mended'

const OUTCOMES: readonly Outcome[] = ['passed', 'failed', 'departs', 'mended', 'not applicable']
const HEADS = ['probes', 'passed', 'failed', 'known departures', 'mended', 'not applicable']

const PLAIN_BORDERS = Object.fromEntries(
  ['top', 'bottom', 'mid', 'left', 'right', 'middle']
    .flatMap((name) => [name, `${name}-mid`, `${name}-left`, `${name}-right`, `mid-${name}`, `left-${name}`])
    .map((name) => [name, '']),
)

/** One part of a count: how many probes there are, and how many of each standing. */
export function counts(verdicts: readonly Verdict[], known: ReadonlySet<string>): number[] {
  const standings = verdicts.map((verdict) => outcomeOf(verdict, known))
  return [
    verdicts.length,
    ...OUTCOMES.map((standing) => standings.filter((found) => found === standing).length),
  ]
}

function countTable(first: string, rows: readonly (readonly [string, ...number[]])[]): string {
  const table = new Table({
    head: [first, ...HEADS],
    chars: { ...PLAIN_BORDERS, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: ['left', ...HEADS.map(() => 'right' as const)],
  })
  table.push(...rows.map((row) => [...row]))
  return table.toString()
}

export const groupsOf = (verdicts: readonly Verdict[]): string[] => [
  ...new Set(verdicts.map(({ probe }) => probe.group)),
]

/** One line a group and one for all. */
export function groupTable(verdicts: readonly Verdict[], known: ReadonlySet<string>): string {
  const ofGroup = (name: string) => verdicts.filter(({ probe }) => probe.group === name)
  return countTable('group', [
    ...groupsOf(verdicts).map((name) => [name, ...counts(ofGroup(name), known)] as const),
    ['all', ...counts(verdicts, known)],
  ])
}

/** One line a version. */
export function versionTable(
  played: readonly VersionVerdicts[],
  knownIn: (version: string) => ReadonlySet<string>,
): string {
  return countTable(
    'version',
    played.map(({ version, verdicts }) => [version, ...counts(verdicts, knownIn(version))] as const),
  )
}

/** What failed, with what was got and wanted. */
export function failureText({ probe, failure }: Verdict): string {
  if (!failure)
    return `${probe.id}: passes, though it is listed as a departure. Strike it from departures.yaml.`
  const { what, got, wanted } = failure
  return [
    `${probe.id}: ${probe.title}`,
    `  ${what}`,
    `  got     ${show(got)}`,
    `  wanted  ${show(wanted)}`,
    `  rule    ${probe.rule}`,
  ].join('\n')
}
