/*
 * `npm run conformance:flying-squid`: runs the probes that need no operator on flying-squid, a third-party server. This
 * tests the probes rather than the server. flying-squid is installed into this folder on first use (500 MB, mostly a
 * second minecraft-data). Writes results.json, which `npm run conformance -- --docs` includes in docs/world.md.
 * Always exits with 0.
 */
import '../../../support/guarded.ts'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { openAsGuest } from '../adapters/guest.ts'
import { show } from '../probe.ts'
import { PROBES } from '../probes/index.ts'
import { failureText, groupTable } from '../report.ts'
import { ProbeRunner, type Verdict } from '../runner.ts'
import { type GuestResults, writeGuestResults } from './results.ts'

/** Our default version, and the newest one that flying-squid supports. */
const VERSIONS = ['1.19.2', '1.21.4']
const folder = fileURLToPath(new URL('.', import.meta.url))
const say = (text: string) => void process.stdout.write(`${text}\n`)

if (!existsSync(`${folder}node_modules/flying-squid`)) {
  say('installing flying-squid …')
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
}
const { version: flyingSquid } = JSON.parse(
  readFileSync(`${folder}node_modules/flying-squid/package.json`, 'utf8'),
) as { version: string }
// flying-squid prints and throws while bots come and go; only the verdicts of the probes count
process.on('uncaughtException', (error) => say(`  (a bot's client failed: ${error.message})`))

const played: GuestResults['played'] = {}
for (const version of VERSIONS) {
  const found: Record<string, string | null> = {}
  const verdicts = await playOn(version, ({ probe, failure }) => {
    found[probe.id] = failure ? `got ${show(failure.got)}, wanted ${show(failure.wanted)}` : null
  })
  played[version] = found
  say(`\nflying-squid ${flyingSquid}, ${version}\n${groupTable(verdicts, new Set())}\n`)
}
writeGuestResults({ flyingSquid, played })
process.exit(0)

async function playOn(version: string, onVerdict: (verdict: Verdict) => void): Promise<Verdict[]> {
  const port = await freePort()
  const server = await serve(version, port)
  const link = await openAsGuest({ name: 'flying-squid', host: '127.0.0.1', port, version })
  const runner = new ProbeRunner(link)
  const verdicts: Verdict[] = []
  for (const probe of PROBES.filter(({ scope }) => scope.asGuest)) {
    const verdict = await runner.run(probe)
    if (verdict.notApplicable !== undefined) continue
    verdicts.push(verdict)
    onVerdict(verdict)
    if (verdict.failure) say(`\n${version} ${failureText(verdict)}`)
  }
  await runner.close()
  server.kill('SIGKILL')
  return verdicts
}

async function serve(version: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['serve.cjs', version, String(port)], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`flying-squid exited with ${code}`)))
  })
  return child
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
