/*
 * `npm run bench:pool -- [episodes] [--store postgres]`: what a pool of many machines costs. Runs that were played once are sent
 * back as the results of 1,000 episodes; memory and processor time of the runner, and processor time of the worker in addition to
 * the episodes, are measured.
 */
import '../../test/support/guarded.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { commandIn, MAIN } from '../../test/support/command-line.ts'
import { STORES, storeNamed } from '../../test/support/stores.ts'
import { writeStubs } from '../../test/support/stub-experiments.ts'
import { readFlags } from '../flags.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const { positionals, values } = readFlags(
  import.meta.filename,
  { store: { type: 'string', default: 'redis' } },
  { allowPositionals: true },
)
const SEEDS = Math.ceil(Number(positionals[0] ?? 1000) / 2)
const { name, missing, start } = STORES[storeNamed(values.store)]

const reason = missing()
if (reason !== undefined) {
  say(`bench:pool: skipped, ${reason}`)
  process.exit(0)
}
const root = mkdtempSync(join(tmpdir(), 'causalmace-bench-pool-'))
writeStubs(root)
const store = await start()
try {
  const experiment = (seeds: string) => [
    'compare',
    'causal',
    'no-graph',
    '--tasks',
    'left.yaml',
    '--seeds',
    seeds,
    '--plain',
  ]
  await commandIn(root)(...experiment('1'), '--id', 'template', '--jobs', '1')
  const template = ExperimentFolder.open(join(root, 'experiments', 'template'))
  const perEpisode = template.results().reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0) / 2
  const fake = spawn(process.execPath, [
    packagePath('benchmarks', 'pool', 'fake-worker.ts'),
    store.url,
    template.runs,
  ])
  let told = ''
  fake.stdout.on('data', (text: Buffer) => {
    told += text
  })
  const runner = spawn(
    process.execPath,
    [MAIN, ...experiment(`1-${SEEDS}`), '--id', 'many', '--pool', store.url],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const began = performance.now()
  let [peakMb, cpuMs] = [0, 0]
  const timer = setInterval(() => {
    const status = statusOf(runner.pid as number)
    peakMb = Math.max(peakMb, status.peakMb)
    cpuMs = Math.max(cpuMs, status.cpuMs)
  }, 250)
  const [code] = await once(runner, 'exit')
  clearInterval(timer)
  const seconds = (performance.now() - began) / 1000
  const ended = once(fake, 'exit')
  fake.kill('SIGTERM')
  await ended
  const { cpuMs: workerMs } = JSON.parse(told) as { cpuMs: number }
  const of = 2 * SEEDS
  const done = ExperimentFolder.open(join(root, 'experiments', 'many')).results().length
  const [ofRunner, ofWorker] = [cpuMs / of, workerMs / of]
  const share = (100 * (ofRunner + ofWorker)) / (1000 * perEpisode)
  say(
    `bench:pool: ${done} of ${of} episodes through ${name} in ${seconds.toFixed(0)} s (exit ${code}); runner at most ${peakMb.toFixed(0)} MB; ` +
      `processor time an episode: runner ${ofRunner.toFixed(1)} ms, worker ${ofWorker.toFixed(1)} ms, together ` +
      `${share.toFixed(2)} % of the ${(1000 * perEpisode).toFixed(0)} ms that playing the smallest episode takes`,
  )
} finally {
  await store.close()
  rmSync(root, { recursive: true, force: true })
}

/** Of a process, on Linux. */
function statusOf(pid: number): { peakMb: number; cpuMs: number } {
  try {
    const peakKb = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // In ticks of 10 ms.
    return { peakMb: peakKb / 1024, cpuMs: 10 * (Number(fields[11]) + Number(fields[12])) }
  } catch {
    return { peakMb: 0, cpuMs: 0 }
  }
}
