import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { openTrials } from '../../src/experiment/trials/open-trials.ts'
import { graphOf } from '../../src/planner/plan.ts'
import { heldTrials } from '../../src/planner/trials.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { expert, parseTask } from '../../src/scenario/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import { byBusyRate } from '../../src/worker/assignment/by-busy-rate.ts'
import { commandIn } from '../support/command-line.ts'
import { onStage } from '../support/fast-stage.ts'

/* Every planner's plan, played in the embedded world. */

const { Agent } = await import('../../src/worker/agent.ts')
const { runTeam } = await import('../../src/worker/run-team.ts')

const names = ['Alice', 'Bob']
/** Two pillars with a beam that needs them. */
const task = parseTask(
  `
schema: 1
id: gate
scenario: construction
title: A gate
goal: Build the gate.
arena: { min: [-8, -60, -8], max: [8, -50, 8], spawn: [4, -60, 4] }
supply: { chests: [{ at: [5, -60, 0], facing: west }] }
limits: { seconds: 120 }
blueprint:
  origin: [0, -60, 0]
  palette: { S: stone, G: glass, L: "lantern[hanging=true]" }
  layers: ["S.S", "S.S", "SLS", "GGG"]
`,
  'gate.yaml',
)

const played = new Map<string, ReturnType<typeof playOnce>>()

/** Each plan is played once, for any number of assertions. */
const play = (id: string) => {
  const known = played.get(id) ?? playOnce(id)
  played.set(id, known)
  return known
}

function playOnce(id: string) {
  return onStage({ task, agents: names }, async ({ episode, log }) => {
    const stop = new AbortController()
    const { signal } = stop
    const trials = heldTrials(openTrials(), episode.clock)
    const context = {
      answerer: expert,
      actions: builtInActions,
      scenarios: builtinScenarios,
      seed: 1,
      openTrials: trials,
    }
    const plan = await new Catalogue().planner(id).plan(task, episode.scene(), context)
    const agents = names.map(
      (name) =>
        new Agent({
          name,
          world: episode,
          answerer: expert,
          log,
          trust: 'judger',
          seed: 1,
          signal,
        }),
    )
    const ending = await runTeam({
      graph: graphOf(plan),
      world: episode,
      agents,
      strategy: byBusyRate,
      log,
      stop,
    })
    const attempts = eventsOf(log.events, 'subtask.finished').map(({ data }) => data)
    return { ending, plan, attempts, events: log.events }
  })
}

describe('a plan by', () => {
  /** The demo and all its relatives are played by the causal planner already. */
  const baselines = new Catalogue().planners.ids.filter((id) => !id.startsWith('causal') && id !== 'no-graph')

  it.each(baselines)('%s gets the task done', async (id) => {
    const { ending, plan, attempts } = await play(id)
    expect(ending.outcome, ending.reason).toBe('success')
    expect(attempts.filter(({ done }) => done)).toHaveLength(plan.subtasks.length)
  })

  it('no-graph ends either way: no agent waits for its prerequisites', async () => {
    expect(['success', 'task_failure']).toContain((await play('no-graph')).ending.outcome)
  })

  it('react is done for each agent only when the Judger sees the whole task done', async () => {
    const { attempts } = await play('react')
    const done = attempts.filter((attempt) => attempt.done)
    expect(done.map(({ agent }) => agent).sort()).toEqual(names)
    for (const { verified } of done) expect(verified).toBe(true)
  })

  it('sequential is worked on by one agent at a time', async () => {
    const { events } = await play('sequential')
    let working = 0
    for (const { type } of events) {
      if (type === 'subtask.started') working++
      if (type === 'subtask.finished') working--
      expect(working).toBeLessThanOrEqual(1)
    }
  })
})

describe('the planner of a run', () => {
  const root = mkdtempSync(join(tmpdir(), 'causalmace-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const causalmace = commandIn(root)

  it('is chosen by --planner and stands in run.json, journal, plan and report', async () => {
    const { code } = await causalmace(
      'demo',
      '--plain',
      '--planner',
      'villageragent:fixed',
      '--run-id',
      'one',
    )
    expect(code).toBe(0)
    const read = (file: string) => readFileSync(join(root, 'runs', 'one', file), 'utf8')
    expect(JSON.parse(read('run.json')).options.planner).toBe('villageragent:fixed')
    expect(JSON.parse(read('plan.json')).planner).toBe('villageragent:fixed')
    expect(JSON.parse(read('journal.jsonl').split('\n')[0] as string).data.options.planner).toBe(
      'villageragent:fixed',
    )
    expect(read('report.html')).toContain('<dt>planner</dt><dd>villageragent:fixed</dd>')
  })

  it('does not take flags of another one', async () => {
    const pavilion = packagePath('benchmarks', 'demo', 'pavilion.yaml')
    const clash = await causalmace('plan', pavilion, '--planner', 'react', '--decision', 'paper')
    expect(clash).toMatchObject({
      code: 2,
      err: expect.stringContaining('decision can be set for the planner causal only'),
    })
  })

  it('plans without playing, too', async () => {
    const pavilion = packagePath('benchmarks', 'demo', 'pavilion.yaml')
    const { code, out } = await causalmace('plan', pavilion, '--planner', 'agentverse')
    expect(code).toBe(0)
    expect(out).toMatch(/\b\d+ subtasks/)
  })
})
