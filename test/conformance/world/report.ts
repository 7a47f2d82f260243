import Table from 'cli-table3'
import { show } from './probe.ts'
import type { Verdict } from './runner.ts'

export type Standing = 'passed' | 'failed' | 'departs' | 'mended'

/** How a verdict counts: failures that are known departures are told apart, and so are departures that are none any more. */
export function standingOf({ probe, failure }: Verdict, known: ReadonlySet<string>): Standing {
  if (known.has(probe.id)) return failure ? 'departs' : 'mended'
  return failure ? 'failed' : 'passed'
}

const COLUMNS: readonly Standing[] = ['passed', 'failed', 'departs', 'mended']
const PLAIN_BORDERS = Object.fromEntries(
  ['top', 'bottom', 'mid', 'left', 'right', 'middle']
    .flatMap((name) => [name, `${name}-mid`, `${name}-left`, `${name}-right`, `mid-${name}`, `left-${name}`])
    .map((name) => [name, '']),
)

/** One line a group and one for all. */
export function groupTable(verdicts: readonly Verdict[], known: ReadonlySet<string>): string {
  const groups = [...new Set(verdicts.map(({ probe }) => probe.group))]
  const count = (list: readonly Verdict[], standing: Standing) =>
    list.filter((it) => standingOf(it, known) === standing).length
  const row = (name: string, list: readonly Verdict[]) => [
    name,
    list.length,
    ...COLUMNS.map((it) => count(list, it)),
  ]
  const table = new Table({
    head: ['group', 'probes', 'passed', 'failed', 'known departures', 'mended'],
    chars: { ...PLAIN_BORDERS, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right'],
  })
  for (const group of groups)
    table.push(
      row(
        group,
        verdicts.filter(({ probe }) => probe.group === group),
      ),
    )
  table.push(row('all', verdicts))
  return table.toString()
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
