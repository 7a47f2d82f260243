import { describe, expect, it } from 'vitest'
import { findTasks } from '../../experiment/matrix/find-tasks.ts'
import { constructionScenario } from '../../scenario/construction/scenario.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { parseTask } from '../../task/load-task.ts'
import { SMALL_TASK } from '../../testing/tasks.ts'
import { Catalogue } from '../catalogue.ts'
import { definePlugin } from '../plugin.ts'

/** A draft of a scenario that only the plug-in provides. */
const draft: object = {
  schema: 1,
  id: 'small',
  scenario: 'mine',
  title: 'T',
  goal: 'G',
  arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [5, -60, 5] },
  blueprint: { origin: [0, -60, 0], blocks: [{ block: 'stone', at: [0, 0, 0] }] },
}

describe('a task of a plug-in that is not loaded', () => {
  const builtIn = new Catalogue().scenarios

  it('names the plug-in where the plug-in’s suite has written it', () => {
    const [source] = findTasks(
      ['s'],
      new Catalogue([
        definePlugin({
          name: 'mine',
          scenarios: [{ ...(constructionScenario as unknown as Scenario), id: 'mine' }],
          suites: [{ id: 's', summary: '', tasks: () => [draft as never] }],
        }),
      ]),
    )
    expect(() => parseTask(source?.text ?? '', 'task.yaml', builtIn)).toThrow(
      'the scenario "mine" comes with the plug-in "mine", which is not loaded; load it with --plugin',
    )
  })

  it('says otherwise which scenario is unknown, the nearest known name, and that a plug-in may bring it', () => {
    const text = SMALL_TASK.replace('scenario: construction', 'scenario: constructoin')
    expect(() => parseTask(text, 'task.yaml', builtIn)).toThrow(
      /construction.*constructoin.*load it with --plugin/,
    )
  })
})
