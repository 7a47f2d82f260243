/*
 * `npm run conformance -- [group or id prefix …] [--version 1.16.5 …] [--docs]`: plays the probes and prints the results by
 * group and version. Tests the embedded world in every version; --version selects versions. With MC_HOST (and MC_PORT,
 * MC_GROUND) it tests that server, on which "Judger" must be an operator; its version is 1.19.2 unless --version says
 * otherwise. Exits with 1 if a probe fails that is not a known departure, or if a known departure passes. --docs writes
 * docs/world.md, which needs a run in all versions of the embedded world; with group names the other rows stay as they are.
 */
import '../../support/guarded.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { readFlags } from '../../../benchmarks/flags.ts'
import { packagePath } from '../../../src/core/package-root.ts'
import { DEFAULT_GAME_VERSION, GAME_VERSIONS } from '../../../src/game/version.ts'
import { knownToFail, readDepartures } from './departures.ts'
import { marksOf, worldDocument } from './docs.ts'
import { readGuestResults } from './flying-squid/results.ts'
import type { Probe } from './probe.ts'
import { PROBES } from './probes/index.ts'
import { failureText, groupTable, isAsKnown, outcomeOf, versionTable } from './report.ts'
import { ProbeRunner, type Verdict } from './runner.ts'
import { playVersions, type VersionVerdicts } from './versions.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const { values, positionals: words } = readFlags(
  import.meta.filename,
  {
    version: { type: 'string', multiple: true, default: [] },
    docs: { type: 'boolean', default: false },
  },
  { allowPositionals: true },
)
const host = process.env['MC_HOST']
const versions = chooseVersions(values.version)
const chosen = chooseProbes()
if (values.docs && (host !== undefined || versions.length < GAME_VERSIONS.length))
  refuse('--docs needs all versions of the embedded world: omit MC_HOST and --version.')

const began = performance.now()
const departures = readDepartures()
/** Departures are known for the embedded world only; other servers must follow every rule. */
const knownIn = (version: string) =>
  host === undefined ? knownToFail(departures, version) : new Set<string>()
let count = 0

const played = host === undefined ? await playVersions(versions, chosen, tell) : await playExternal(host)
if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
const fullest = played.find(({ version }) => version === DEFAULT_GAME_VERSION) ?? played[0]
if (fullest) say(`\n${fullest.version}\n${groupTable(fullest.verdicts, knownIn(fullest.version))}`)
if (played.length > 1) say(`\n${versionTable(played, knownIn)}`)
say(`${((performance.now() - began) / 1000).toFixed(1)} s`)
if (values.docs) {
  const page = packagePath('docs', 'world.md')
  const before = words.length > 0 ? marksOf(readFileSync(page, 'utf8')) : undefined
  writeFileSync(page, worldDocument(played, departures, readGuestResults(), before))
}
const isClean = played.every(({ version, verdicts }) =>
  verdicts.every((verdict) => isAsKnown(outcomeOf(verdict, knownIn(version)))),
)
process.exit(isClean && played.every(({ verdicts }) => verdicts.length === chosen.length) ? 0 : 1)

function tell(version: string, verdict: Verdict): void {
  count++
  if (!isAsKnown(outcomeOf(verdict, knownIn(version)))) say(`\n${version} ${failureText(verdict)}`)
  else if (process.stdout.isTTY)
    process.stdout.write(`\r\x1b[K${count}/${chosen.length * versions.length} ${version} ${verdict.probe.id}`)
}

async function playExternal(address: string): Promise<readonly VersionVerdicts[]> {
  const version = versions[0] ?? DEFAULT_GAME_VERSION
  const { openExternal } = await import('./adapters/external.ts')
  const ground = process.env['MC_GROUND']
  const link = await openExternal({
    host: address,
    port: Number(process.env['MC_PORT'] ?? 25565),
    version,
    ...(ground === undefined ? {} : { ground: Number(ground) }),
  })
  say(`${chosen.length} probes on ${link.name}`)
  const runner = new ProbeRunner(link)
  const verdicts: Verdict[] = []
  for (const probe of chosen) {
    const verdict = await runner.run(probe)
    verdicts.push(verdict)
    tell(version, verdict)
  }
  await runner.close()
  return [{ version, verdicts }]
}

function chooseVersions(asked: readonly string[]): readonly string[] {
  const known: readonly string[] = GAME_VERSIONS
  const unknown = asked.filter((version) => version !== 'all' && !known.includes(version))
  if (unknown.length > 0) refuse(`Unknown version ${unknown.join(', ')}. Versions: ${known.join(', ')}, all.`)
  if (host !== undefined && (asked.length > 1 || asked.includes('all')))
    refuse('A server has one version: pass a single --version.')
  if (host !== undefined) return asked.length === 0 ? [DEFAULT_GAME_VERSION] : asked
  return asked.length === 0 || asked.includes('all') ? known : asked
}

function chooseProbes(): readonly Probe[] {
  const found = PROBES.filter(
    ({ id, group }) => words.length === 0 || words.some((word) => group === word || id.startsWith(word)),
  )
  const groups = [...new Set(PROBES.map(({ group }) => group))]
  if (found.length === 0) refuse(`No probe matches ${words.join(' or ')}. Groups: ${groups.join(', ')}.`)
  return found
}

function refuse(why: string): never {
  say(why)
  process.exit(1)
}
