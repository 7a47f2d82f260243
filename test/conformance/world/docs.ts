import type { Departure } from './departures.ts'
import { knownToFail } from './departures.ts'
import { counts, groupsOf, standingOf } from './report.ts'
import type { VersionVerdicts } from './versions.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const ruler = (columns: number) => `|${'---|'.repeat(columns)}`

const MARKS = {
  passed: '✓',
  departs: 'departs',
  'not applicable': '–',
  failed: 'fails',
  mended: 'mended',
} as const

/** `docs/world.md`: every probe with how it stands in each version, and the known departures. */
export function worldDocument(played: readonly VersionVerdicts[], departures: readonly Departure[]): string {
  const versions = played.map(({ version }) => version)
  const first = played[0]?.verdicts ?? []
  const sections = groupsOf(first).map((group) => `## ${group}\n\n${groupSection(group, played, departures)}`)
  const list = departures.map(({ about, here, vanilla, versions: only }) =>
    row([cell(about), cell(here), cell(vanilla), only?.join(', ') ?? 'all']),
  )
  return `# The embedded world

What the Minecraft server in \`src/world/\` does, probe by probe, in each version it speaks. Written by
\`npm run conformance -- --docs\`; do not edit by hand. Each row is played by real mineflayer bots, and can be played on a
vanilla or Paper server as well: \`MC_HOST=localhost MC_PORT=25565 npm run conformance -- --version 1.20.4\`, with "Judger"
an operator there and a world that may be thrown away.

The vanilla rules are written down as the authors know them; no Mojang server was at hand when they were written. A probe
that fails on a real server is a fault of the probe: please tell.

| version | probes | as vanilla | known departures | not applicable |
|---|---|---|---|---|
${played.map(summary(departures)).join('\n')}

1.19.2 is the version that tasks are of unless they say otherwise. In the tables ✓ means as vanilla, "departs" a known
departure (listed [below](#known-departures)), – that the version has no such rule, block, item or mob.

${sections.join('\n\n')}

## Known departures

${row(['about', 'here', 'vanilla', 'versions'])}
${ruler(4)}
${list.join('\n')}
`

  function groupSection(
    group: string,
    all: readonly VersionVerdicts[],
    listed: readonly Departure[],
  ): string {
    const rows = first.flatMap(({ probe }, index) => {
      if (probe.group !== group) return []
      const marks = all.map(({ version, verdicts }) => {
        const verdict = verdicts[index]
        return verdict ? MARKS[standingOf(verdict, knownToFail(listed, version))] : '?'
      })
      return [row([cell(probe.title), cell(probe.rule), ...marks])]
    })
    return [row(['mechanic', 'vanilla rule', ...versions]), ruler(2 + versions.length), ...rows].join('\n')
  }
}

const summary =
  (departures: readonly Departure[]) =>
  ({ version, verdicts }: VersionVerdicts): string => {
    const [total = 0, passed = 0, , departing = 0, , outside = 0] = counts(
      verdicts,
      knownToFail(departures, version),
    )
    return row([version, total - outside, passed, departing, outside])
  }
