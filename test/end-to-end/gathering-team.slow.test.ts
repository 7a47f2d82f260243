import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { createCausalPlanner } from '../../src/planner/causal/causal-planner.ts'
import { graphOf } from '../../src/planner/plan.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { expert } from '../../src/scenario/testing.ts'
import { suiteTasks } from '../../src/suite/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import type { Task } from '../../src/task/task.ts'
import { byBusyRate } from '../../src/worker/assignment/by-busy-rate.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'

/* A team that cooks in the embedded world, and what happens to it. */
const { Agent } = await import('../../src/worker/agent.ts')
const { runTeam } = await import('../../src/worker/run-team.ts')

const names = ['Alice', 'Bob', 'Cindy']
const cooking = suiteTasks('villager-cooking')
const dish = (name: string): Task => cooking.find(({ id }) => id === `villager-cooking-${name}`) as Task

async function cook({ episode, log }: Stage) {
  const stop = new AbortController()
  const { signal } = stop
  const answerer = expert
  const plan = () =>
    createCausalPlanner().plan(episode.remainingTask(), episode.scene(), {
      answerer,
      actions: builtInActions,
      scenarios: builtinScenarios,
      seed: 1,
    })
  const agents = names.map(
    (name) => new Agent({ name, world: episode, answerer, log, trust: 'judger', seed: 1, signal }),
  )
  const replan = async () => graphOf(await plan())
  return runTeam({ graph: await replan(), world: episode, agents, strategy: byBusyRate, log, stop, replan })
}

describe('a team that cooks', () => {
  it.each(['kill', 'kick'])('keeps what an agent carried that is lost by /%s', async (how) => {
    await onStage({ task: dish('cake-24'), agents: names }, async (stage) => {
      const meal = cook(stage)
      await stage.episode.clock.sleep(5000)
      await stage.command(`${how} Bob`)
      expect(await meal).toMatchObject({ outcome: 'success' })
      expect(eventsOf(stage.log.events, 'agent.left').map(({ data }) => data.agent)).toEqual(['Bob'])
    })
  })

  it('replans when an ingredient is lost permanently, and gets another', async () => {
    await onStage({ task: dish('cake-06'), agents: names }, async (stage) => {
      const meal = cook(stage)
      await stage.episode.clock.sleep(7000)
      for (const name of names) await stage.server.command(`clear ${name} wheat`)
      expect(await meal).toMatchObject({ outcome: 'success' })
    })
  })

  it('hunts and milks what has run out of the pasture', async () => {
    await onStage({ task: dish('cake-12'), agents: names }, async (stage) => {
      await stage.command('tp @e[type=cow] 12 -60 12')
      expect(await cook(stage)).toMatchObject({ outcome: 'success' })
    })
  })

  it('ends after two plans that fail at the same, and says at what', async () => {
    await onStage({ task: dish('cake-12'), agents: names }, async (stage) => {
      // Walls too thick to reach across.
      await stage.command('fill 8 -60 8 16 -58 16 bedrock')
      await stage.command('fill 11 -60 11 13 -58 13 air')
      await stage.command('tp @e[type=cow] 12.5 -60 12.5')
      const { outcome, reason } = await cook(stage)
      expect(outcome).toBe('task_failure')
      expect(reason).toMatch(/last refusal: UseOn {"target":"cow"}: unreachable$/)
      const repairs = eventsOf(stage.log.events, 'plan.repaired')
      expect(repairs.filter(({ data }) => data.kind === 'replanned')).toHaveLength(1)
    })
  })

  it('ends when an ingredient is gone and nowhere to be had', async () => {
    await onStage({ task: dish('cake-00'), agents: names }, async (stage) => {
      const meal = cook(stage)
      const carriesEgg = (name: string) => stage.episode.avatar(name).carries('egg') > 0
      while (!names.some(carriesEgg)) await stage.episode.clock.sleep(50)
      for (const name of names) await stage.server.command(`clear ${name} egg`)
      expect(await meal).toMatchObject({ outcome: 'task_failure' })
    })
  })
})
