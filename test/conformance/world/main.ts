/*
 * `npm run conformance -- [group or beginning of an id …] [--docs]`: plays the probes and prints how each group fared. On
 * the embedded world, unless MC_HOST (with MC_PORT, MC_GROUND) names a 1.19.2 server on which "Judger" is an operator.
 * Exit 1 when a probe failed that is no known departure, or a known departure is none any more. --docs writes
 * docs/world.md, which takes a run of all probes on the embedded world.
 */
import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { packagePath } from '../../../src/core/package-root.ts'
import { knownToFail, readDepartures } from './departures.ts'
import { worldDocument } from './docs.ts'
import type { ServerLink } from './link.ts'
import { PROBES } from './probes/index.ts'
import { failureText, groupTable, standingOf } from './report.ts'
import { ProbeRunner, type Verdict } from './runner.ts'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const writesDocs = process.argv.includes('--docs')
const host = process.env['MC_HOST']
const say = (text: string) => void process.stdout.write(`${text}\n`)

const chosen = PROBES.filter(
  ({ id, group }) => words.length === 0 || words.some((word) => group === word || id.startsWith(word)),
)
if (chosen.length === 0) {
  say(
    `No probe is called ${words.join(' or ')}. Groups: ${[...new Set(PROBES.map(({ group }) => group))].join(', ')}.`,
  )
  process.exit(1)
}
if (writesDocs && (host !== undefined || words.length > 0)) {
  say('--docs takes a run of all probes on the embedded world: leave out MC_HOST and the names of groups.')
  process.exit(1)
}

const wallNow = performance.now.bind(performance)
const began = wallNow()
const departures = readDepartures()
// Other servers are measured by the rule alone.
const known = host === undefined ? knownToFail(departures) : new Set<string>()
const link = await open()
const runner = new ProbeRunner(link)
const verdicts: Verdict[] = []
say(`${chosen.length} probes on ${link.name}`)
for (const probe of chosen) {
  const verdict = await runner.run(probe)
  verdicts.push(verdict)
  const standing = standingOf(verdict, known)
  if (standing === 'failed' || standing === 'mended') say(`\n${failureText(verdict)}`)
  else if (process.stdout.isTTY)
    process.stdout.write(`\r\x1b[K${verdicts.length}/${chosen.length} ${probe.id}`)
}
if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
await runner.close()

say(`\n${groupTable(verdicts, known)}`)
say(`${((wallNow() - began) / 1000).toFixed(1)} s`)
if (writesDocs) writeFileSync(packagePath('docs', 'world.md'), worldDocument(verdicts, known, departures))
const isClean = verdicts.every((it) => ['passed', 'departs'].includes(standingOf(it, known)))
process.exit(isClean ? 0 : 1)

async function open(): Promise<ServerLink> {
  if (host === undefined) return (await import('./adapters/embedded.ts')).openEmbedded()
  const { openExternal } = await import('./adapters/external.ts')
  const ground = process.env['MC_GROUND']
  return openExternal({
    host,
    port: Number(process.env['MC_PORT'] ?? 25565),
    ...(ground === undefined ? {} : { ground: Number(ground) }),
  })
}
