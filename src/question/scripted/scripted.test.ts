import { describe, expect, it } from 'vitest'
import { ModelError } from '../../core/errors.ts'
import type { Ask } from '../answerer.ts'
import { act } from '../kinds/act.ts'
import { ask, idle, verdict } from '../testing.ts'
import { ScriptedAnswerer } from './scripted.ts'

const toAct = { question: act, facts: { ...idle, actions: [] }, seed: 1, sample: 0 }
const other: Ask = toAct as never

describe('a scripted answerer', () => {
  it('answers in the order of its steps', async () => {
    const scripted = new ScriptedAnswerer([
      { question: 'reflect', reply: verdict('one') },
      {
        question: 'reflect',
        reply: (_facts: never, messages: unknown[]) => verdict(`${messages.length} messages`),
      },
      { question: 'reflect', error: new ModelError('no') },
    ])
    expect((await scripted.answer(ask())).value.summary).toBe('one')
    expect((await scripted.answer(ask())).value.summary).toBe('2 messages')
    await expect(scripted.answer(ask())).rejects.toThrow('no')
    expect(() => scripted.assertConsumed()).not.toThrow()
  })

  it('fails on another question than the next step foresees, and on one too many', async () => {
    const scripted = new ScriptedAnswerer([{ question: 'reflect', reply: verdict() }])
    await expect(scripted.answer(other)).rejects.toThrow('ask 1 is "act", but the script foresees "reflect"')
    await expect(scripted.answer(ask())).rejects.toThrow('the script foresees nothing more')
  })

  it('fails on a question that it does not foresee, and when the replies to a question are used up', async () => {
    const scripted = new ScriptedAnswerer({ reflect: [verdict()] })
    await scripted.answer(ask())
    await expect(scripted.answer(ask())).rejects.toThrow('foresees only 1 of the question "reflect"')
    await expect(scripted.answer(other)).rejects.toMatchObject({ code: 'model_script' })
  })

  it('names what was foreseen and never asked', async () => {
    const steps = new ScriptedAnswerer([
      { question: 'reflect', reply: verdict() },
      { question: 'reflect', reply: verdict() },
    ])
    await steps.answer(ask())
    expect(() => steps.assertConsumed()).toThrow('foresees 1 more: reflect')
    expect(() =>
      new ScriptedAnswerer({
        reflect: [verdict()],
        act: () => ({ thought: '', action: null }),
      }).assertConsumed(),
    ).toThrow('foresees 1 more: reflect')
  })

  it('refuses replies that do not fit the question', async () => {
    const scripted = new ScriptedAnswerer({ reflect: () => ({ status: 'yes' }) })
    await expect(scripted.answer(ask())).rejects.toMatchObject({ code: 'model_reply' })
  })

  it('remembers asks as they were', async () => {
    const scripted = new ScriptedAnswerer({ reflect: () => verdict() })
    const history: (typeof idle.history)[number][] = []
    await scripted.answer(ask({ facts: { ...idle, history } }))
    history.push({
      thought: '',
      action: { name: 'Equip', args: {} },
      result: { ok: true, data: null },
    } as never)
    expect(scripted.asked[0]?.facts).toMatchObject({ history: [] })
    expect(Object.isFrozen(scripted.asked[0]?.facts)).toBe(true)
  })
})
