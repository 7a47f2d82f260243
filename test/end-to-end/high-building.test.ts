import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { actions } from '../../src/judger/actions/index.ts'
import { expertModel } from '../../src/model/expert/expert-model.ts'
import { createCausalPlanner } from '../../src/planner/causal/causal-planner.ts'
import { graphOf } from '../../src/planner/plan.ts'
import { loadTask } from '../../src/task/load-task.ts'
import { byBusyRate } from '../../src/worker/assignment/by-busy-rate.ts'
import { onStage } from '../support/fast-stage.ts'

/* What is too high to be built from the ground. */
const { Agent } = await import('../../src/worker/agent.ts')
const { runTeam } = await import('../../src/worker/run-team.ts')

const task = loadTask(packagePath('benchmarks', 'demo', 'crane.yaml'))
const names = ['Alice', 'Bob']

/** Cells that hold dirt at the end, by the journal. */
function dirtLeft(events: Parameters<typeof eventsOf>[0]): string[] {
  const cells = new Map<string, string>()
  for (const { data } of eventsOf(events, 'block.changed')) cells.set(JSON.stringify(data.position), data.to)
  return [...cells].filter(([, block]) => /^(dirt|grass_block)/.test(block)).map(([cell]) => cell)
}

const build = () =>
  onStage({ task, agents: names }, async ({ episode, log }) => {
    const stop = new AbortController()
    const plan = await createCausalPlanner().plan(task, episode.scene(), {
      model: expertModel,
      actions,
      seed: 1,
    })
    const agents = names.map(
      (name) =>
        new Agent({
          name,
          episode,
          model: expertModel,
          actions,
          log,
          trust: 'judger',
          seed: 1,
          signal: stop.signal,
        }),
    )
    const outcome = await runTeam({
      graph: graphOf(plan),
      episode,
      agents,
      strategy: byBusyRate,
      log,
      stop,
    })
    const dirt = names.reduce((sum, name) => sum + episode.carries(name, 'dirt'), 0)
    return { outcome, dirt, score: episode.score(), events: [...log.events] }
  })

describe('a crane of thirteen layers', () => {
  it('is built by two agents with their dirt, none of which is left standing', async () => {
    const { outcome, dirt, score, events } = await build()
    expect(outcome).toMatchObject({ outcome: 'success' })
    expect(score.completionRate).toMatchObject({ done: 20, of: 20 })
    expect(score.viewHitRate?.paper.value).toBe(1)
    expect(eventsOf(events, 'block.changed').filter(({ data }) => data.to === 'dirt').length).toBeGreaterThan(
      20,
    )
    expect(dirtLeft(events)).toEqual([])
    expect(dirt).toBeGreaterThan(0)
  })
})
