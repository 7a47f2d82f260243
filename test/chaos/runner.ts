/*
 * `npm run chaos:runner`: an experiment whose runner is killed with -9 five times, and whose episode processes are also
 * killed occasionally. At the end every episode must be accounted for exactly once.
 */
import '../support/guarded.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { settledResults } from '../../src/experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { episodesOf, keyOf } from '../../src/experiment/matrix/experiment-spec.ts'

const KILLS = 5
const MAIN = packagePath('src', 'cli', 'main.ts')
const TASKS = ['003-path', '004-lamp', '005-lamp'].map(
  (name) => `villager-construction/villager-construction-${name}`,
)
const root = mkdtempSync(join(tmpdir(), 'causalmace-chaos-'))
const path = join(root, 'chaos')
const say = (text: string) => process.stdout.write(`${text}\n`)

const lines = (): number =>
  existsSync(join(path, 'results.jsonl'))
    ? readFileSync(join(path, 'results.jsonl'), 'utf8').split('\n').length - 1
    : 0
const childrenOf = (pid: number): number[] =>
  (existsSync(`/proc/${pid}/task/${pid}/children`)
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : ''
  )
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function start(...args: string[]): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(process.execPath, [MAIN, ...args, '--jobs', '2'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { child, ended: new Promise((resolve) => child.once('exit', () => resolve())) }
}

const begin = [
  'compare',
  'causal',
  'no-graph',
  '--tasks',
  ...TASKS,
  '--seeds',
  '1-3',
  '--agents',
  '2',
  '--model',
]
const first = [...begin, 'simulated:medium', '--id', 'chaos', '--experiments', root, '--retries', '3']

for (let kill = 1; kill <= KILLS; kill++) {
  const before = lines()
  const { child, ended } = start(...(kill === 1 ? first : ['resume', path]))
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver && lines() < before + 2) await sleep(50)
  const victim = childrenOf(child.pid ?? 0)[0]
  if (victim !== undefined) process.kill(victim, 'SIGKILL')
  await sleep(150 * kill)
  child.kill('SIGKILL')
  await ended
  say(`kill ${kill}: ${lines()} lines`)
}
await start('resume', path).ended

const folder = ExperimentFolder.open(path)
const results = folder.results()
const episodes = episodesOf(folder.spec)
const settled = settledResults(results)
const errors: string[] = []
if (settled.length !== episodes.length)
  errors.push(`${settled.length} of ${episodes.length} episodes accounted for`)
const attempts = results.map((result) => `${keyOf(result)} ${result.attempt}`)
if (new Set(attempts).size !== attempts.length) errors.push('an attempt is recorded twice')
const crashed = results.filter(({ outcome }) => outcome === 'world_crash')
const twice = Map.groupBy(
  results.filter(({ outcome }) => outcome !== 'world_crash'),
  keyOf,
)
for (const [key, those] of twice) if (those.length > 1) errors.push(`${key} was played ${those.length} times`)
const runs = new Set(results.flatMap(({ run }) => (run === null ? [] : [run])))
for (const run of folder.runIds()) if (!runs.has(run)) errors.push(`${run} belongs to no line`)
const aside = existsSync(join(path, 'aside')) ? readdirSync(join(path, 'aside')).length : 0
say(
  `${settled.length} episodes, ${crashed.length} crashed attempts played again, ${aside} incomplete runs moved away`,
)
for (const error of errors) say(`ERROR: ${error}`)
if (errors.length === 0) rmSync(root, { recursive: true, force: true })
else say(`left in ${path}`)
process.exitCode = errors.length === 0 ? 0 : 1
