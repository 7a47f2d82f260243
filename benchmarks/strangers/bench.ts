/*
 * `npm run strangers`: how teams build unseen buildings. The expert plans and plays thirty generated buildings
 * (benchmarks/strangers/stranger.ts) and every task in the folder CAUSALMACE_SAMPLES with 1, 3, 6 and 12 agents, in the embedded
 * world and virtual time. Prints completeness, makespan, its rise from one team size to the next, its ratio to the scheduling
 * bound and to the physical floor, the share of time for removing scaffold, and what holds a team; then the faults, and exits
 * with 1 if there are any. Plays are kept in experiments/strangers.jsonl: a run that was stopped goes on, unless the code has
 * changed. Options: `-- --only house,needle` (parts of names), `-- -n 8` (8 buildings, spread over the list), `-- --agents 3,12`,
 * `-- --jobs 1` (plays at a time), `-- --samples FOLDER`, `-- --no-samples`, `-- --rows FILE`, `-- --journal FOLDER` keeps the
 * events of each play as JSON lines, `-- --list` lists the buildings.
 */

import '../../test/support/guarded.ts'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NotApplicableError } from '../../src/core/support.ts'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'
import { codeVersion } from '../../src/experiment/pool/code-version.ts'
import { readFlags } from '../flags.ts'
import { type Play, play } from './play.ts'
import { missesOf, playsTable, summaryTable } from './report.ts'
import type { Row } from './row.ts'
import { RowsFile } from './rows-file.ts'
import { sampleTasks } from './sample-tasks.ts'
import { type Stranger, strangers } from './stranger.ts'
import { strangerTask } from './stranger-task.ts'

const { values: flags } = readFlags(import.meta.filename, {
  only: { type: 'string' },
  n: { type: 'string', short: 'n' },
  agents: { type: 'string', default: '1,3,6,12' },
  jobs: { type: 'string', default: '2' },
  samples: { type: 'string', default: process.env.CAUSALMACE_SAMPLES ?? '' },
  'no-samples': { type: 'boolean', default: false },
  rows: { type: 'string', default: 'experiments/strangers.jsonl' },
  journal: { type: 'string' },
  list: { type: 'boolean', default: false },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const note = (line: string) => process.stderr.write(`${line}\n`)
const isChosen = (name: string): boolean =>
  flags.only === undefined || flags.only.split(',').some((part) => name.includes(part))

/** As many of the list as `-n` says, evenly spaced. */
function spread<T>(items: readonly T[]): T[] {
  const wanted = Math.min(items.length, flags.n === undefined ? items.length : Number(flags.n))
  return Array.from({ length: wanted }, (_, index) => items[Math.floor((index * items.length) / wanted)] as T)
}

const buildings = spread(strangers.filter(({ id }) => isChosen(id)))
if (flags.list) {
  for (const { id, kinds, size, openings, chestsAt } of strangers)
    say(`${id.padEnd(24)} ${kinds} kinds, ${size.join(' × ')}, ${openings}, chests at ${chestsAt}`)
  process.exit()
}

const teams = flags.agents.split(',').map(Number)
const code = `${codeVersion()} ${generatorVersion()}`
const rowsFile = new RowsFile(flags.rows, code)
const began = performance.now()
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

/** Fingerprint of the code that draws the buildings. */
function generatorVersion(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 8)
}

type Job = (player: EpisodePlayer) => Promise<Row>
const jobs: { name: string; known: Row | undefined; run: Job }[] = []
const withoutTask: string[] = []
for (const building of buildings) for (const agents of teams) addGenerated(building, agents)
if (!flags['no-samples']) await addSamples()

function addGenerated(building: Stranger, agents: number): void {
  const names = { building: building.id, from: 'generator' as const, agents, code }
  add(names, (player) => playAndKeep({ ...names, task: strangerTask(building, agents) }, player))
}

async function addSamples(): Promise<void> {
  if (!existsSync(flags.samples)) {
    note('no samples: CAUSALMACE_SAMPLES names no folder')
    return
  }
  for (const agents of teams)
    for (const { name, task, reason } of await sampleTasks(flags.samples, agents)) {
      if (!isChosen(name)) continue
      const names = { building: name, from: 'samples' as const, agents, code }
      if (task !== undefined) add(names, (player) => playAndKeep({ ...names, task }, player))
      else if (agents === teams[0]) withoutTask.push(`${name}: ${reason}`)
    }
}

function add(names: { building: string; agents: number }, run: Job): void {
  const known = rowsFile.find(names.building, names.agents)
  jobs.push({ name: `${names.building} with ${names.agents}`, known, run })
}

function playAndKeep(what: Play, player: EpisodePlayer): Promise<Row> {
  const folder = flags.journal
  return play(what, player, {
    signal: stop.signal,
    ...(folder === undefined
      ? {}
      : {
          onEvents: (events) => {
            mkdirSync(folder, { recursive: true })
            const file = `${what.building.replaceAll(/[^\w.-]/g, '_')}-${what.agents}.jsonl`
            writeFileSync(join(folder, file), events.map((event) => `${JSON.stringify(event)}\n`).join(''))
          },
        }),
  })
}

const rows: Row[] = jobs.flatMap(({ known }) => (known === undefined ? [] : [known]))
const open = jobs.filter(({ known }) => known === undefined)
const count = open.length
note(`${rows.length} plays are there, ${count} to go`)

async function work(): Promise<void> {
  const player = new EpisodePlayer()
  try {
    for (let job = open.shift(); job !== undefined && !stop.signal.aborted; job = open.shift())
      await playJob(job, player)
  } finally {
    await player.close()
  }
}

async function playJob({ name, run }: (typeof jobs)[number], player: EpisodePlayer): Promise<void> {
  try {
    const row = await run(player)
    if (stop.signal.aborted) return
    rowsFile.add(row)
    rows.push(row)
    const done = row.completion === null ? '' : ` ${(100 * row.completion).toFixed(1)} %,`
    note(
      `[${count - open.length}/${count}] ${name}: ${row.outcome},${done} ${row.makespan.toFixed(1)} s, took ${row.wallSeconds.toFixed(0)} s`,
    )
  } catch (error) {
    if ((error as { code?: string }).code !== new NotApplicableError('').code) throw error
    withoutTask.push(`${name}: ${(error as Error).message}`)
  }
}

await Promise.all(Array.from({ length: Number(flags.jobs) }, work))
const order = new Map(jobs.map(({ name }, index) => [name, index]))
const rank = ({ building, agents }: Row) => order.get(`${building} with ${agents}`) ?? 0
rows.sort((a, b) => rank(a) - rank(b))
const ofKind = (from: Row['from']) => rows.filter((row) => row.from === from)
for (const from of ['generator', 'samples'] as const) {
  if (ofKind(from).length === 0) continue
  say(playsTable(ofKind(from)))
  say(summaryTable(ofKind(from)))
}
for (const line of withoutTask) say(`not played: ${line}`)
const misses = missesOf(rows)
for (const miss of misses) say(`missed: ${miss}`)
say(`expert, virtual time, ${code}; took ${((performance.now() - began) / 1000).toFixed(0)} s`)
if (misses.length > 0 || stop.signal.aborted) process.exitCode = 1
