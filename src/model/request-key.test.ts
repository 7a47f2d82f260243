import { describe, expect, it } from 'vitest'
import { requestKey } from './request-key.ts'
import { question } from './testing.ts'

describe('the key of a request', () => {
  const model = { id: 'm', settings: { temperature: 0 } }
  const key = requestKey(model, question())

  it('does not depend on the order of fields, the schema or the agent', () => {
    const { name, messages, seed, sample } = question()
    const same = {
      sample,
      seed,
      messages: messages.map(({ role, content }) => ({ content, role })),
      name,
    }
    expect(requestKey(model, { ...same, agent: 'Bob', schema: null } as never)).toBe(key)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
  })

  it('changes with model, settings, name, messages, seed and sample', () => {
    const keys = [
      key,
      requestKey({ ...model, id: 'n' }, question()),
      requestKey({ ...model, settings: { temperature: 1 } }, question()),
      requestKey(model, question({ name: 'act' })),
      requestKey(model, question({ messages: [] })),
      requestKey(model, question({ seed: 2 })),
      requestKey(model, question({ sample: 1 })),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
