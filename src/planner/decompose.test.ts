import { describe, expect, it } from 'vitest'
import { PlanError } from '../core/errors.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { describeTask } from '../question/describe-task.ts'
import type { decompose as question } from '../question/kinds/decompose.ts'
import type { ReplyOf } from '../question/question.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { parseTask } from '../scenario/testing.ts'
import { villagerEscape } from '../suite/villager-escape.ts'

import { cell, construction } from '../task/testing.ts'
import { decompose } from './decompose.ts'
import { contextFor, ScriptedAnswerer, sceneOf } from './testing.ts'

const lower = cell('oak_door[facing=north,half=lower]', 1, 0, 0)
const upper = { ...cell('oak_door[facing=north,half=upper]', 1, 1, 0), placedWith: lower.position }
const task = construction([cell('stone', 0, 0, 0), lower, upper])
const scene = sceneOf(task)

const reply = (action: string): ReplyOf<typeof question> => ({
  functions: [{ name: 'build', call: [], description: '', body: [{ action, args: {} }] }],
  nodes: [{ id: 1, description: 'build it', step: { function: 'build', arguments: {} } }],
})

/** A model that uses unknown actions this many times before it gives a good answer. */
function stumbling(issues: number): ScriptedAnswerer {
  let left = issues
  return new ScriptedAnswerer({ decompose: () => reply(left-- > 0 ? `Teleport${left}` : 'Note') })
}

describe('the decomposition', () => {
  it('is requested once when it has no issues, with task, scene and actions', async () => {
    const answerer = stumbling(0)
    const { subtasks, functions } = await decompose(task, scene, contextFor(answerer))
    expect([subtasks.length, functions.length, answerer.asked.length]).toEqual([1, 1, 1])
    const text = answerer.asked[0]?.messages.map(({ content }) => content).join('\n')
    expect(text).toContain('stone at [0, 0, 0]')
    expect(text).toContain('chest at [7, 0, 0] with 64 stone, 64 oak_door')
    expect(text).toContain('alice at [5, 0, 5]')
    expect(text).toContain('Equip(item): Take an item that you carry into the main hand; hand empties it.')
    expect(answerer.asked[0]).toMatchObject({
      question: 'decompose',
      seed: 5,
      sample: 0,
      facts: { task, scene },
    })
  })

  it('hands on the dependencies that the reply names, and leaves them out of the subtasks', async () => {
    const { functions, nodes } = reply('Note')
    const answerer = new ScriptedAnswerer({
      decompose: () => ({
        functions,
        nodes: [...nodes, ...nodes.map((node) => ({ ...node, id: 2, after: [1] }))],
      }),
    })
    const { subtasks, named } = await decompose(task, scene, contextFor(answerer))
    expect(named).toEqual([{ from: 1, to: 2 }])
    expect(subtasks.map((subtask) => 'after' in subtask)).toEqual([false, false])
  })

  it.each([1, 2])(
    'is requested again after %i answers with issues, quoting the issues and the answer',
    async (issues) => {
      const answerer = stumbling(issues)
      await decompose(task, scene, contextFor(answerer))
      expect(answerer.asked).toHaveLength(issues + 1)
      const last = answerer.asked.at(-1)
      expect(last?.sample).toBe(issues)
      const [answer, complaint] = last?.messages.slice(-2) ?? []
      expect(answer).toEqual({ role: 'assistant', content: JSON.stringify(reply('Teleport0')) })
      expect(complaint?.role).toBe('user')
      expect(complaint?.content).toContain('there is no action "Teleport0"')
      expect(last?.messages).toHaveLength(2 + 2 * issues)
    },
  )

  it('fails after two retries, quoting the last issues', async () => {
    const answerer = stumbling(9)
    const failure = decompose(task, scene, contextFor(answerer))
    await expect(failure).rejects.toThrow(PlanError)
    await expect(failure).rejects.toThrow('there is no action "Teleport6"')
    expect(answerer.asked).toHaveLength(3)
  })
})

describe('a task told to a model', () => {
  it('describes what opens each passage of an escape, and which player a teleport moves where', () => {
    const draft = villagerEscape({ agents: 2 }).find(({ goal }) => goal.includes('parts the team'))
    const text = describeTask(parseTask(taskFileText(draft as TaskDraft), 'escape.yaml'), builtinScenarios)
    expect(text).toMatch(/^The teleports; once open they move whoever is in the room, one way:$/m)
    expect(text).toMatch(
      /^split-\d from room-\d each agent to one of \[.*\], \[.*\]: opens when each of these has been used, in any order: lever-\d and stays open$/m,
    )
    expect(text).toMatch(/Everybody must be in the room exit at the same time/)
  })

  it('names a door once: its upper half is placed with it', () => {
    expect(describeTask(task, builtinScenarios).split('\n')).toEqual([
      'Build it.',
      'Scored by the share of these blocks that stand as listed in the end. The blueprint:',
      'stone at [0, 0, 0]',
      'oak_door[facing=north,half=lower] at [1, 0, 0]',
    ])
  })
})
