import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { expert, scoreEvents } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { checkTask } from '../../src/task/load-task.ts'

/* The task files that CONTRIBUTING shows are whole, can be done, and are done. */

const text = readFileSync(packagePath('CONTRIBUTING.md'), 'utf8')
const files = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)]
  .map(([, yaml]) => yaml as string)
  .filter((yaml) => yaml.includes('scenario:'))

describe('CONTRIBUTING', () => {
  it('shows a task of each scenario', () => {
    const shown = files.map((yaml) => checkTask(yaml, 'CONTRIBUTING.md', builtinScenarios).scenario)
    expect(shown.toSorted()).toEqual(builtinScenarios.map(({ id }) => id).toSorted())
  })

  it.each(files)(
    'shows a task that the expert does: %#',
    async (yaml) => {
      const task = checkTask(yaml, 'CONTRIBUTING.md', builtinScenarios)
      const events: GameEvent[] = []
      await runEpisode({
        request: {
          task,
          agents: agentNames(task.agents),
          seed: 1,
          clock: 'fast',
          server: { kind: 'embedded' },
          planner: 'causal',
          assignment: 'busy-rate',
          model: 'expert',
          trust: 'judger',
        },
        answerer: expert,
        onEvent: (event) => events.push(event),
        signal: new AbortController().signal,
      })
      const { outcome, reason, completionRate } = scoreEvents(events)
      expect({ outcome, reason, completion: completionRate.value }).toMatchObject({
        outcome: 'success',
        completion: 1,
      })
    },
    60_000,
  )
})
