/*
 * `npm run bench:teams`: what more agents are worth. The expert plans and plays a house and a checkerboard floor of 300 blocks
 * each in the embedded world on the fast clock, with 1 to 24 agents. Game time, so the figures are the same on every machine.
 * Options: `-- --rows house` or `checkerboard`; `turned`, `wide` and `deep` (the house turned round, and of other
 * proportions) and `closed` (a larger one that its door closes) are played when asked for; `-- --agents 3,6`,
 * `-- --assign critical-path`, `-- --journal FOLDER` keeps the events of each run as JSON lines.
 */

import '../../test/support/guarded.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Table from 'cli-table3'
import type { GameEvent } from '../../src/core/journal/events.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { expert } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { readFlags } from '../flags.ts'
import { type Building, buildings, buildingTask } from './sites.ts'
import { type TimeSpent, timeSpent } from './time-spent.ts'

const { values: flags } = readFlags(import.meta.filename, {
  rows: { type: 'string', default: 'house,checkerboard' },
  agents: { type: 'string', default: '1,2,3,6,12,24' },
  assign: { type: 'string', default: 'busy-rate' },
  planner: { type: 'string', default: 'causal' },
  journal: { type: 'string' },
})
const names = (Object.keys(buildings) as Building[]).filter((name) => flags.rows.split(',').includes(name))
const teams = flags.agents.split(',').map(Number)
const began = performance.now()

async function play(name: Building, agents: number): Promise<TimeSpent> {
  const events: GameEvent[] = []
  await runEpisode({
    request: usualRequest(buildingTask(name, agents), {
      agents: agentNames(agents),
      planner: flags.planner,
      assignment: flags.assign,
    }),
    answerer: expert,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  if (flags.journal !== undefined) {
    mkdirSync(flags.journal, { recursive: true })
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('')
    writeFileSync(join(flags.journal, `${name}-${agents}.jsonl`), lines)
  }
  return timeSpent(events)
}

const head = ['agents', 'outcome', 'makespan (s)', 'speed-up', 'working', 'walking', 'waiting', 'idle']
for (const name of names) {
  const table = new Table({
    head: [name, ...head, 'subtasks', 'withdrawals', 'refusals'],
    colAligns: ['left', 'right', 'left', ...Array.from({ length: 9 }, () => 'right' as const)],
    style: { head: [] },
  })
  let alone: number | undefined
  for (const agents of teams) {
    const spent = await play(name, agents)
    if (agents === 1) alone = spent.makespan
    const share = (part: number) => `${(100 * part).toFixed(1)} %`
    table.push([
      '',
      agents,
      spent.outcome,
      spent.makespan.toFixed(1),
      alone === undefined ? '' : (alone / spent.makespan).toFixed(2),
      ...[spent.working, spent.walking, spent.waiting, spent.idle].map(share),
      spent.subtasks,
      spent.trips,
      spent.refusals,
    ])
    process.stderr.write(`${name}, ${agents} agents: ${spent.outcome}, ${spent.makespan.toFixed(1)} s\n`)
  }
  process.stdout.write(`${table.toString()}\n`)
}
process.stdout.write(
  `${flags.planner}, ${flags.assign}, expert model, fast clock; took ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
)
