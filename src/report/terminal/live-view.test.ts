import { describe, expect, it } from 'vitest'
import type { EventData, EventType, GameEvent } from '../../core/journal/events.ts'
import { packagePath } from '../../core/package-root.ts'
import { ruleBookSchema } from '../../game/rules/rule-book.ts'
import { loadTask, scoring } from '../../scenario/testing.ts'

import { LiveState } from './live-state.ts'
import { createLineView } from './live-view.ts'

const task = loadTask(packagePath('benchmarks', 'demo', 'pavilion.yaml'))
const event = <T extends EventType>(t: number, type: T, data: EventData<T>) =>
  ({ t, type, data }) as GameEvent

const options = {
  seed: 1,
  clock: 'fast',
  server: 'embedded',
  planner: 'causal',
  model: 'expert',
  assignment: 'busy-rate',
} as const
const start = event(0, 'run.started', { schema: 1, task, agents: ['Alice', 'Bob'], options })
const joined = (agent: string) => event(10, 'agent.joined', { agent, position: { x: 0, y: -60, z: 0 } })
const given = (agent: string, path: number[]) =>
  event(20, 'path.assigned', { agent, path, strategy: 'busy-rate', busyRate: 0, candidates: 2 })
const begun = (agent: string, subtask: number) => event(20, 'subtask.started', { agent, subtask, attempt: 1 })

describe('the live state of a run', () => {
  it('counts the blueprint cells that are right, and forgets those that are broken again', () => {
    const state = new LiveState(scoring)
    state.apply(start)
    const position = { x: -1, y: -60, z: -2 }
    state.apply(event(100, 'block.changed', { position, from: 'air', to: 'stone_bricks' }))
    expect(state.completed).toEqual({ done: 1, of: 58, what: 'blocks' })
    state.apply(event(200, 'block.changed', { position, from: 'stone_bricks', to: 'air' }))
    expect(state.completed).toEqual({ done: 0, of: 58, what: 'blocks' })
  })

  it('shows the busy rate of the path each agent is on, with everybody on it', () => {
    const state = new LiveState(scoring)
    for (const each of [
      start,
      joined('Alice'),
      joined('Bob'),
      given('Alice', [1, 2, 3]),
      given('Bob', [4, 2, 3]),
    ]) {
      state.apply(each)
    }
    expect(state.agents.map((agent) => state.busyRateOf(agent))).toEqual([0, 0])
    state.apply(begun('Alice', 1))
    state.apply(begun('Bob', 2))
    // Alice at the entrance of her path (1) and Bob one subtask in (1/2); Alice is not on Bob's path.
    expect(state.agents.map((agent) => state.busyRateOf(agent))).toEqual([1.5, 0.5])
  })
})

describe('the line view', () => {
  it('tells a run in plain lines with game time, without control characters', () => {
    const lines: string[] = []
    const view = createLineView((line) => lines.push(line), scoring)
    view.event(start)
    view.event(joined('Alice'))
    view.event(event(5000, 'episode.finished', { outcome: 'limit', reason: 'too late' }))
    view.close()
    expect(lines).toEqual([
      '    0.0 s  A garden pavilion: 58 blocks, 2 agents',
      '    0.0 s  Alice has joined',
      '    5.0 s  limit: too late',
    ])
  })

  it('names the rules of a world that differs from the game', () => {
    const lines: string[] = []
    const rules = ruleBookSchema.parse({ name: 'odd', falls: { bricks: true, sand: false } })
    const data = { schema: 1 as const, task: { ...task, rules }, agents: ['Alice', 'Bob'], options }
    createLineView((line) => lines.push(line), scoring).event(event(0, 'run.started', data))
    expect(lines).toEqual([
      '    0.0 s  A garden pavilion: 58 blocks, 2 agents; rules "odd": 2 differ from the game',
    ])
  })

  it('tells what was tried in the world for a plan, if anything was', () => {
    const lines: string[] = []
    const view = createLineView((line) => lines.push(line), scoring)
    const trials = { count: 70, gameSeconds: 200, unpredicted: 1, unknown: [] }
    const plan = {
      ...{ task: 'pavilion', planner: 'causal:world', model: 'expert', functions: [], subtasks: [] },
      ...{ dependencies: [{ from: 1, to: 2, rules: [], reason: '' }], dropped: [], modelCalls: {} },
    }
    view.event(event(0, 'plan.ready', { plan: { ...plan, trials } }))
    view.event(event(0, 'plan.ready', { plan }))
    expect(lines.map((line) => line.slice(11))).toEqual([
      'the plan has 0 subtasks; 70 trials in worlds of their own showed 1 dependency, 1 of them not predicted',
      'the plan has 0 subtasks',
    ])
  })
})
