import { expect } from 'vitest'
import { timerSleep } from '../../src/core/clock.ts'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { graphOf } from '../../src/planner/plan.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import type { EscapeTask } from '../../src/scenario/escape/rooms.ts'
import { expert } from '../../src/scenario/testing.ts'
import type { Task } from '../../src/task/task.ts'
import { byBusyRate } from '../../src/worker/assignment/by-busy-rate.ts'
import type { Stage } from './fast-stage.ts'

/* Teams that play escapes on a stage. */
const { builtInActions } = await import('../../src/task/actions/built-in.ts')
const { Agent } = await import('../../src/worker/agent.ts')
const { escapeTactics } = await import('../../src/scenario/escape/tactics.ts')
const { runTeam } = await import('../../src/worker/run-team.ts')

async function plan({ episode }: Stage, task: Task, planner: string) {
  return graphOf(
    await new Catalogue().planner(planner).plan(task, episode.scene(), {
      answerer: expert,
      actions: builtInActions,
      scenarios: builtinScenarios,
      seed: 1,
    }),
  )
}

/** Begins to play; the result comes when it is over. */
export async function beginEscape(
  stage: Stage,
  task: Task,
  { answerer = expert, planner = 'causal' }: { answerer?: Answerer; planner?: string } = {},
) {
  const { episode, log } = stage
  const stop = new AbortController()
  const { signal } = stop
  const graph = await plan(stage, task, planner)
  const tactics = escapeTactics(task as EscapeTask, episode)
  const agents = episode.agents.map(
    (name) => new Agent({ name, world: episode, answerer, log, trust: 'judger', seed: 1, signal }),
  )
  const team = {
    graph,
    world: episode,
    tactics,
    agents,
    strategy: byBusyRate,
    log,
    stop,
    replan: () => plan(stage, task, planner),
  }
  return { ending: runTeam(team) }
}

/** The gates that have opened, in order. */
export const opened = (events: readonly GameEvent[]) =>
  eventsOf(events, 'gate.opened').map(({ data }) => data.gate)

/** Waits until something has happened. */
export async function until(happened: () => boolean): Promise<void> {
  for (let look = 0; look < 600 && !happened(); look++) await timerSleep(50)
  expect(happened()).toBe(true)
}
