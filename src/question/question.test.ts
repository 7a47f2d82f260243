import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidFileError } from '../core/errors.ts'
import type { ModelRequest } from '../model/language-model.ts'
import { modelThat } from '../model/testing.ts'
import { prompted } from './prompted.ts'
import { defineQuestion } from './question.ts'
import { builtInQuestions } from './questions.ts'
import { requestOf } from './request-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'question-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'estimate.md'), 'You estimate.\n---\nHow long does {{task}} take?\n')

const estimate = defineQuestion({
  id: 'estimate',
  reply: z.object({ seconds: z.number() }),
  prompt: pathToFileURL(join(folder, 'estimate.md')),
  slots: ({ task }: { task: string }) => ({ task }),
})

const asking = (task: string, sample = 0) => ({ question: estimate, facts: { task }, seed: 1, sample })

describe('a question', () => {
  it('of a plug-in is prompted from a Markdown file of its own, its slots filled from facts', async () => {
    const requests: ModelRequest[] = []
    const model = modelThat((request) => {
      requests.push(request)
      return { value: { seconds: 9 } }
    })
    expect((await prompted(model).answer(asking('digging'))).value.seconds).toBe(9)
    expect(requests).toMatchObject([
      {
        name: 'estimate',
        schema: estimate.reply,
        messages: [
          { role: 'system', content: 'You estimate.' },
          { role: 'user', content: 'How long does digging take?' },
        ],
      },
    ])
  })

  it('is distinguished from others by its facts, the agent and the sample unless it defines an identity', () => {
    const by = { agent: 'Alice', sample: 0 }
    const names = [
      estimate.identity({ task: 'a' }, by),
      estimate.identity({ task: 'b' }, by),
      estimate.identity({ task: 'a' }, { ...by, agent: 'Bob' }),
      estimate.identity({ task: 'a' }, { ...by, sample: 1 }),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(estimate.identity({ task: 'a' }, by)).toBe(names[0])
  })

  it('asked again quotes the rejected replies and their issues after the prompt', () => {
    const rejected = [{ reply: { seconds: -1 }, issues: ['seconds is negative'] }]
    const { messages } = requestOf({ ...asking('digging'), rejected })
    expect(messages.slice(0, 2)).toEqual(requestOf(asking('digging')).messages)
    expect(messages[2]).toEqual({ role: 'assistant', content: '{"seconds":-1}' })
    expect(messages[3]).toMatchObject({
      role: 'user',
      content: expect.stringContaining('seconds is negative'),
    })
  })

  it('whose slots do not fit its prompt is refused, naming the slot', () => {
    const wrong = { ...estimate, slots: () => ({ job: 'digging' }) }
    expect(() => requestOf({ ...asking('digging'), question: wrong }).messages).toThrow(InvalidFileError)
    expect(() => requestOf({ ...asking('digging'), question: wrong }).messages).toThrow('{{task}}')
  })
})

describe('the schema of a reply', () => {
  it.each(builtInQuestions.map((question) => [question.id, question] as const))(
    'has no pattern that llama.cpp cannot make a grammar of, such as \\w: %s',
    (_id, { reply }) => {
      expect(JSON.stringify(z.toJSONSchema(reply, { io: 'input' }))).not.toMatch(/"pattern":"[^"]*\\/)
    },
  )
})
