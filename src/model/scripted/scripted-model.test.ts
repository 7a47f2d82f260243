import { describe, expect, it } from 'vitest'
import { ModelError } from '../../core/errors.ts'
import { answer, question } from '../testing.ts'
import { ScriptedModel } from './scripted-model.ts'

const act = { ...question(), kind: 'act' } as never

describe('a scripted model', () => {
  it('answers in the order of its steps', async () => {
    const model = new ScriptedModel([
      { kind: 'reflect', reply: answer('one') },
      { kind: 'reflect', reply: (_facts, messages) => answer(`${messages.length} messages`) },
      { kind: 'reflect', error: new ModelError('no') },
    ])
    expect((await model.generate(question())).value.summary).toBe('one')
    expect((await model.generate(question())).value.summary).toBe('2 messages')
    await expect(model.generate(question())).rejects.toThrow('no')
    expect(() => model.assertConsumed()).not.toThrow()
  })

  it('fails on a request of another kind than the next step, and on one too many', async () => {
    const model = new ScriptedModel([{ kind: 'reflect', reply: answer() }])
    await expect(model.generate(act)).rejects.toThrow(
      'request 1 is of kind "act", but the script foresees "reflect"',
    )
    await expect(model.generate(question())).rejects.toThrow('the script foresees nothing more')
  })

  it('fails on a kind that it does not foresee, and when the replies of a kind are used up', async () => {
    const model = new ScriptedModel({ reflect: [answer()] })
    await model.generate(question())
    await expect(model.generate(question())).rejects.toThrow('only 1 of kind "reflect" are foreseen')
    await expect(model.generate(act)).rejects.toMatchObject({ code: 'model_script' })
  })

  it('names what was foreseen and never asked', async () => {
    const steps = new ScriptedModel([
      { kind: 'reflect', reply: answer() },
      { kind: 'reflect', reply: answer() },
    ])
    await steps.generate(question())
    expect(() => steps.assertConsumed()).toThrow('foresees 1 more: reflect')
    expect(() =>
      new ScriptedModel({ reflect: [answer()], act: () => ({ thought: '', action: null }) }).assertConsumed(),
    ).toThrow('foresees 1 more: reflect')
  })

  it('refuses replies that are none of the kind', async () => {
    const model = new ScriptedModel({ reflect: () => ({ status: 'yes' }) as never })
    await expect(model.generate(question())).rejects.toMatchObject({ code: 'model_reply' })
  })

  it('remembers requests as they were', async () => {
    const model = new ScriptedModel({ reflect: () => answer() })
    const messages = [{ role: 'user' as const, content: 'first' }]
    await model.generate(question({ messages }))
    messages.push({ role: 'user', content: 'second' })
    expect(model.asked[0]?.messages).toEqual([{ role: 'user', content: 'first' }])
    expect(Object.isFrozen(model.asked[0]?.messages)).toBe(true)
  })
})
