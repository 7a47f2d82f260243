import { expect, it } from 'vitest'
import { idle } from '../../question/testing.ts'
import { expert } from '../../scenario/builtin-expert.ts'
import { AnswererHost } from './answerer-host.ts'
import type { FromAnswererHost } from './answerer-messages.ts'
import { FactsPacker } from './shared-facts.ts'

/** The reply of a host with the expert to a question. */
const saidTo = (question: string): Promise<FromAnswererHost> =>
  new Promise((resolve) => {
    const host = new AnswererHost(expert, resolve)
    host.receive({
      type: 'ask',
      id: 7,
      ask: { question, facts: new FactsPacker().pack(idle), seed: 1, sample: 0 },
    })
  })

it('a host finds the question that an id names', async () => {
  expect(await saidTo('reflect')).toMatchObject({
    type: 'reply',
    id: 7,
    reply: { value: { status: expect.any(Boolean), summary: expect.any(String) } },
  })
})

it('a host refuses an unknown question by its name', async () => {
  expect(await saidTo('riddle')).toMatchObject({
    type: 'refusal',
    id: 7,
    error: { code: 'model_question', message: 'There is no question "riddle".' },
  })
})
