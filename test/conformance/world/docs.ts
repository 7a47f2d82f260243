import type { Departure } from './departures.ts'
import { knownToFail } from './departures.ts'
import type { GuestResults } from './flying-squid/results.ts'
import { PROBES } from './probes/index.ts'
import { counts, groupsOf, outcomeOf } from './report.ts'
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
export function worldDocument(
  played: readonly VersionVerdicts[],
  departures: readonly Departure[],
  guests: GuestResults | undefined,
): string {
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
${guests ? guestSection(guests) : ''}`

  function groupSection(
    group: string,
    all: readonly VersionVerdicts[],
    listed: readonly Departure[],
  ): string {
    const rows = first.flatMap(({ probe }, index) => {
      if (probe.group !== group) return []
      const marks = all.map(({ version, verdicts }) => {
        const verdict = verdicts[index]
        return verdict ? MARKS[outcomeOf(verdict, knownToFail(listed, version))] : '?'
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

/** The probes for guests on a server that we did not write. */
function guestSection({ flyingSquid, played }: GuestResults): string {
  const versions = Object.keys(played)
  const rows = PROBES.filter(({ id }) => versions.some((version) => id in (played[version] ?? {}))).map(
    ({ id, title }) =>
      row([cell(title), ...versions.map((version) => cell(played[version]?.[id] ?? '✓').slice(0, LONGEST))]),
  )
  const passed = versions.map((version) => {
    const found = Object.values(played[version] ?? {})
    return `${found.filter((failure) => failure === null).length} of ${found.length} in ${version}`
  })
  return `
## A server that we did not write

Probes that need no operator were also played on flying-squid ${flyingSquid} (\`npm run conformance:flying-squid\`): ${passed.join(', ')}
pass. flying-squid is no vanilla server either; that a probe passes there shows that it does not only fit our own.

${row(['mechanic', ...versions])}
${ruler(1 + versions.length)}
${rows.join('\n')}
`
}

/** Characters of a failure that a table can bear. */
const LONGEST = 120
