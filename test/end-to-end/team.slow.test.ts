import { describe, expect, it } from 'vitest'
import { ModelError } from '../../src/core/errors.ts'
import { eventsOf } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { TaskGraph } from '../../src/graph/task-graph.ts'
import { createCausalPlanner } from '../../src/planner/causal/causal-planner.ts'
import { expandNodes } from '../../src/planner/expand.ts'
import { graphOf, type Plan } from '../../src/planner/plan.ts'
import { blockByBlock } from '../../src/planner/testing.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { expert, loadTask, scoreEvents } from '../../src/scenario/testing.ts'
import { suiteTasks } from '../../src/suite/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import type { Task } from '../../src/task/task.ts'
import { cell } from '../../src/task/testing.ts'
import { byBusyRate } from '../../src/worker/assignment/by-busy-rate.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'

/* A team at work in the embedded world, and what happens to it. */
const { Agent } = await import('../../src/worker/agent.ts')
const { runTeam } = await import('../../src/worker/run-team.ts')

const task = loadTask(packagePath('benchmarks', 'demo', 'pavilion.yaml'))
const names = ['Alice', 'Bob', 'Cindy']

async function build(
  { episode, log }: Stage,
  answerer: Answerer = expert,
  graphFor: (plan: Plan) => TaskGraph = graphOf,
) {
  const stop = new AbortController()
  const { signal } = stop
  const plan = await createCausalPlanner().plan(task, episode.scene(), {
    answerer: expert,
    actions: builtInActions,
    scenarios: builtinScenarios,
    seed: 1,
  })
  const agents = names.map(
    (name) => new Agent({ name, world: episode, answerer, log, trust: 'judger', seed: 1, signal }),
  )
  const team = runTeam({ graph: graphFor(plan), world: episode, agents, strategy: byBusyRate, log, stop })
  return { team, stop, plan }
}

/** Waits until this many cells have been filled; a fixed time might come after the end once teams get faster. */
async function filled({ episode, log }: Stage, count: number) {
  while (eventsOf(log.events, 'block.changed').length < count) await episode.clock.sleep(50)
}

describe('a team', () => {
  it.each(['kick', 'kill'])(
    'brings an agent back that is lost by /%s, and its subtask is done all the same',
    async (how) => {
      await onStage({ task, agents: names }, async (stage) => {
        const { team, plan } = await build(stage)
        await filled(stage, 20)
        await stage.command(`${how} Bob`)
        expect(await team).toMatchObject({ outcome: 'success' })
        const doneBy = eventsOf(stage.log.events, 'subtask.finished').filter(({ data }) => data.done)
        expect(doneBy).toHaveLength(plan.subtasks.length)
        expect(eventsOf(stage.log.events, 'agent.left').map(({ data }) => data.agent)).toEqual(['Bob'])
        expect(eventsOf(stage.log.events, 'agent.joined').map(({ data }) => data.agent)).toEqual([
          ...names,
          'Bob',
        ])
      })
    },
  )

  it('brings an agent back that cannot walk out of where it is', async () => {
    await onStage({ task, agents: names }, async (stage) => {
      const { team } = await build(stage)
      await filled(stage, 20)
      await stage.command('fill -10 -63 -10 -10 -61 -10 air')
      await stage.put('Bob', -10, -63, -10)
      expect(await team).toMatchObject({ outcome: 'success' })
      const back = eventsOf(stage.log.events, 'agent.left').map(({ data }) => data.reason)
      expect(back).toEqual([expect.stringContaining('stuck')])
    })
  })

  it('adds a dependency that the plan lacks, on the evidence of the refusal, and builds on', async () => {
    const lamp = suiteTasks('villager-construction').find(({ blueprint }) =>
      blueprint.some(({ block }) => block.name === 'wall_torch' || block.name === 'torch'),
    ) as Task
    const { functions, nodes } = blockByBlock(lamp)
    const { subtasks } = expandNodes(functions, nodes, builtInActions)
    await onStage({ task: lamp, agents: names }, async ({ episode, log }) => {
      const stop = new AbortController()
      const { signal } = stop
      const agents = names.map(
        (name) =>
          new Agent({ name, world: episode, answerer: expert, log, trust: 'judger', seed: 1, signal }),
      )
      // The torch comes first, and nothing says that it waits for its post.
      const graph = new TaskGraph(
        [...subtasks].reverse().map((subtask, index) => ({ ...subtask, id: index + 1 })),
      )
      const result = await runTeam({ graph, world: episode, agents, strategy: byBusyRate, log, stop })
      expect(result).toMatchObject({ outcome: 'success' })
      const repairs = eventsOf(log.events, 'plan.repaired')
      expect(repairs.length).toBeGreaterThan(0)
      expect(repairs[0]?.data).toMatchObject({ kind: 'dependency', evidence: { reason: 'no_support' } })
    })
  })

  it('turns a dependency round that the plan has upside down, and builds on', async () => {
    const at = (text: string, x: number, y: number) => cell(text, x, y - 60, 0)
    const post = [at('stone', 0, 0), at('stone', 0, 1), at('stone', 0, 2)]
    const blueprint = [...post, at('lantern[hanging=true]', 1, 1), at('oak_planks', 1, 2)]
    const items = [...new Set(blueprint.map(({ item }) => item))].map((item) => ({ item, count: 8 }))
    const containers = task.containers.slice(0, 1).map((container) => ({ ...container, items }))
    const arm: Task = { ...task, id: 'arm', blueprint, containers }
    const { functions, nodes } = blockByBlock(arm)
    const { subtasks } = expandNodes(functions, nodes, builtInActions)
    const idOf = (item: string) =>
      subtasks.find(({ actions: calls }) => calls.some(({ args }) => args.item === item))?.id ?? 0
    const [lantern, planks] = [idOf('lantern'), idOf('oak_planks')]
    const before = (from: number, to: number) => ({ from, to, rules: [], reason: '' })
    await onStage({ task: arm, agents: names }, async ({ episode, log }) => {
      const stop = new AbortController()
      const { signal } = stop
      const agents = names.map(
        (name) =>
          new Agent({ name, world: episode, answerer: expert, log, trust: 'judger', seed: 1, signal }),
      )
      const graph = new TaskGraph(subtasks, [before(lantern, planks)])
      const result = await runTeam({ graph, world: episode, agents, strategy: byBusyRate, log, stop })
      expect(result).toMatchObject({ outcome: 'success' })
      const turned = eventsOf(log.events, 'plan.repaired').flatMap(({ data }) => data.removed ?? [])
      expect(turned).toEqual([{ from: lantern, to: planks }])
    })
  })

  it('goes on when a fifth of the model’s answers are errors', async () => {
    let asked = 0
    const shaky: Answerer = {
      id: 'shaky',
      async answer(ask) {
        if (asked++ % 5 === 3) throw new ModelError('overloaded', { code: 'model_overload' })
        return expert.answer(ask)
      },
    }
    await onStage({ task, agents: names }, async (stage) => {
      const { team } = await build(stage, shaky)
      expect(await team).toMatchObject({ outcome: 'success' })
    })
  })

  it('repairs a block that a player breaks before the subtask is judged, and says so if it is too late', async () => {
    await onStage({ task, agents: names }, async (stage) => {
      const { team } = await build(stage)
      await filled(stage, 45)
      // A post that was finished long ago.
      await stage.command('setblock -2 -60 -2 air')
      expect(await team).toMatchObject({
        outcome: 'task_failure',
        reason: expect.stringContaining('57 of 58'),
      })
    })
  })

  it('does not believe an agent that claims to be done, when the Judger is trusted', async () => {
    // Bob does nothing and says that all is well.
    await onStage({ task, agents: names }, async (stage) => {
      const boast: Answerer = {
        id: 'boast',
        async answer(ask) {
          const reply = await expert.answer(ask)
          if (ask.agent !== 'Bob') return reply
          if (ask.question.id === 'act')
            return { ...reply, value: { thought: 'done', action: null } as never }
          if (ask.question.id !== 'reflect') return reply
          return { ...reply, value: { reasoning: 'trust me', summary: '', status: true } as never }
        },
      }
      const { team } = await build(stage, boast)
      await team
      const lies = eventsOf(stage.log.events, 'subtask.finished').filter(
        ({ data }) => data.agent === 'Bob' && data.reflection.status,
      )
      expect(lies.length).toBeGreaterThan(0)
      expect(lies.every(({ data }) => !data.verified && !data.done)).toBe(true)
      expect(scoreEvents(stage.log.events).reflection.falseDone).toBe(lies.length)
    })
  })

  it('stops as a whole when the model fails one of its agents', async () => {
    const failing: Answerer = {
      id: 'failing',
      async answer(ask) {
        if (ask.question.id === 'act' && ask.agent === 'Cindy') throw new ModelError('no more tokens')
        return expert.answer(ask)
      },
    }
    await onStage({ task, agents: names }, async (stage) => {
      const { team, stop } = await build(stage, failing)
      await expect(team).rejects.toThrow('no more tokens')
      expect(stop.signal.aborted).toBe(true)
      expect(stage.episode.progress().done).toBeLessThan(58)
    })
  })

  it('stops at once on request, without judging unfinished subtasks', async () => {
    await onStage({ task, agents: names }, async (stage) => {
      const { team, stop } = await build(stage)
      await filled(stage, 20)
      const before = stage.log.events.length
      stop.abort()
      expect(await team).toMatchObject({ outcome: 'cancelled' })
      const after = stage.log.events.slice(before)
      expect(eventsOf(after, 'subtask.finished')).toEqual([])
    })
  })
})
