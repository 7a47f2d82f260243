import type { Departure } from './departures.ts'
import { standingOf } from './report.ts'
import type { Verdict } from './runner.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

/** `docs/world.md`: every probe with how it stands, and the known departures. The same for the same verdicts. */
export function worldDocument(
  verdicts: readonly Verdict[],
  known: ReadonlySet<string>,
  departures: readonly Departure[],
): string {
  const passed = verdicts.filter(({ failure }) => !failure).length
  const rows = verdicts.map((verdict) => {
    const { group, title, rule } = verdict.probe
    const standing = standingOf(verdict, known)
    const status = standing === 'passed' ? 'as vanilla' : standing === 'departs' ? 'departs' : standing
    return `| ${group} | ${cell(title)} | ${cell(rule)} | ${status} |`
  })
  const list = departures.map(
    ({ about, here, vanilla }) => `| ${cell(about)} | ${cell(here)} | ${cell(vanilla)} |`,
  )
  return `# The embedded world

What the Minecraft 1.19.2 server in \`src/world/\` does, probe by probe. Written by \`npm run conformance -- --docs\`; do not
edit by hand. Each row is played by real mineflayer bots, and can be played on a vanilla or Paper server as well:
\`MC_HOST=localhost MC_PORT=25565 npm run conformance\`, with "Judger" an operator there and a world that may be thrown away.

The vanilla rules are written down as the authors know them; no Mojang server was at hand when they were written. A probe
that fails on a real server is a fault of the probe: please tell.

${passed} of ${verdicts.length} probes pass here; the others are known departures, see below.

| group | mechanic | vanilla rule | here |
|---|---|---|---|
${rows.join('\n')}

## Known departures

| about | here | vanilla |
|---|---|---|
${list.join('\n')}
`
}
