import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { checkTask } from '../../src/task/load-task.ts'
import { play } from '../support/play.ts'

/* The task files that CONTRIBUTING shows are whole, can be done, and are done. */

const text = readFileSync(packagePath('CONTRIBUTING.md'), 'utf8')
const files = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)]
  .map(([, yaml]) => yaml as string)
  .filter((yaml) => yaml.includes('scenario:'))

const player = new EpisodePlayer()
afterAll(() => player.close())

describe('CONTRIBUTING', () => {
  it('shows a task of each scenario', () => {
    const shown = files.map((yaml) => checkTask(yaml, 'CONTRIBUTING.md', builtinScenarios).scenario)
    expect(shown.toSorted()).toEqual(builtinScenarios.map(({ id }) => id).toSorted())
  })

  it.each(files)(
    'shows a task that the expert does: %#',
    async (yaml) => {
      const task = checkTask(yaml, 'CONTRIBUTING.md', builtinScenarios)
      const { card } = await play(task, { agents: task.agents, how: (options) => player.play(options) })
      const { outcome, reason, completionRate } = card
      expect({ outcome, reason, completion: completionRate?.value }).toMatchObject({
        outcome: 'success',
        completion: 1,
      })
    },
    60_000,
  )
})
