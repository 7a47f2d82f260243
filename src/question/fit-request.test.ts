import { describe, expect, it } from 'vitest'
import { ModelError } from '../core/errors.ts'
import { promptRoomOf } from '../model/context.ts'
import { promptTokens } from '../model/estimated-usage.ts'
import type { ModelRequest } from '../model/language-model.ts'
import { hashMessages } from '../model/prompts.ts'
import { modelThat } from '../model/testing.ts'
import type { Ask } from './answerer.ts'
import { createAnswerer } from './create-answerer.ts'
import { fittedRequest } from './fit-request.ts'
import type { ReflectFacts } from './kinds/reflect.ts'
import { requestOf } from './request-of.ts'
import type { Step } from './step.ts'
import { ask, idle, type Verdict } from './testing.ts'

const steps: Step[] = Array.from({ length: 3 }, (_, n) => ({
  thought: `I go to place ${n}.`,
  action: { name: 'NavigateTo', args: { pos: [n, 0, 0], range: 0 } },
  result: { ok: true, data: null },
}))
/** Much is around the agent, and it has done something. */
const crowded: ReflectFacts = {
  ...idle,
  history: steps,
  observation: {
    ...idle.observation,
    others: Array.from({ length: 200 }, (_, n) => ({ name: `Agent${n}`, position: { x: n, y: 0, z: 0 } })),
  },
}
const textOf = ({ messages }: ModelRequest<Verdict>): string =>
  messages.map(({ content }) => String(content)).join('\n')
const full = promptTokens(requestOf(ask({ facts: crowded })).messages)
const fitted = (tokens: number, changes: Partial<Ask<ReflectFacts, Verdict>> = {}) =>
  fittedRequest(ask({ facts: crowded, ...changes }), { tokens, context: 2 * tokens })

describe('a prompt for a short context', () => {
  it('is sent as it is where it fits', () => {
    const asked = ask({ facts: crowded })
    expect(fittedRequest(asked, { tokens: full, context: 9999 })).toBe(requestOf(asked))
    expect(fittedRequest(asked, undefined)).toBe(requestOf(asked))
  })

  it('drops distant things first, and says how much is missing', () => {
    const request = fitted(full - 100)
    expect(promptTokens(request.messages)).toBeLessThanOrEqual(full - 100)
    const text = textOf(request)
    expect(text).toContain('Agent0 at')
    expect(text).not.toContain('Agent199 at')
    expect(text).toMatch(/\(more of the environment: \d+ lines left out, for which you have no room\)/)
    expect(text).toContain('I go to place 2.')
    expect(text).not.toContain('earlier actions')
  })

  it('then drops the oldest steps, and keeps the task', () => {
    const bare = promptTokens(requestOf(ask({ facts: { ...idle, history: steps.slice(-1) } })).messages)
    const text = textOf(fitted(bare + 40))
    expect(text).not.toContain('Agent0 at')
    expect(text).toContain('(earlier actions: ')
    expect(text).toContain('The task: it')
  })

  it('goes without earlier replies that could not be used before anything else', () => {
    const reply = { reasoning: 'word '.repeat(400), summary: '', status: true }
    const rejected = [
      { reply, issues: ['first'] },
      { reply, issues: ['second'] },
    ]
    const request = fitted(full + 700, { rejected })
    expect(textOf(request)).toContain('second')
    expect(textOf(request)).not.toContain('first')
    expect(textOf(request)).toContain('Agent199 at')
  })

  it('keeps the hash of the whole question, by which journal and transcript name it', () => {
    const asked = ask({ facts: crowded })
    const { asked: name } = fittedRequest(asked, { tokens: full - 100, context: 9999 })
    expect(name).toBe(hashMessages(requestOf(asked).messages))
  })

  it('is out of context before it is sent where its task alone is too long', async () => {
    const model = modelThat(() => ({}))
    const { answerer } = createAnswerer({
      model,
      contextTokens: 40,
      wallClock: () => 0,
      scenarios: undefined as never,
      actions: undefined as never,
    })
    const failure = await answerer.answer(ask({ facts: crowded })).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ModelError)
    expect(failure).toMatchObject({ code: 'model_context', attempts: 0 })
    expect((failure as Error).message).toMatch(
      /The prompt of kind "reflect" has about \d+ tokens at its shortest/,
    )
    expect(model.calls).toBe(0)
  })

  it.each([
    ['clipped', 3, 700, ['system', 'user', 'assistant', 'user']],
    ['left out', 3, 285, ['system', 'user', 'user']],
  ])('is asked again with the reply that did not fit %s', async (_how, calls, contextTokens, roles) => {
    const asked: ModelRequest<unknown>[] = []
    const model = modelThat((request) => {
      asked.push(request)
      throw new ModelError('It is no JSON.', {
        code: 'model_reply',
        remedy: { kind: 'tell', issue: 'no JSON', said: 'word '.repeat(2000) },
      })
    })
    const options = { scenarios: undefined as never, actions: undefined as never }
    const { answerer } = createAnswerer({ model, contextTokens, wallClock: () => 0, ...options })
    await expect(answerer.answer(ask())).rejects.toMatchObject({ code: 'model_reply' })
    expect(model.calls).toBe(calls)
    const again = asked.at(-1)?.messages ?? []
    expect(again.map(({ role }) => role)).toEqual(roles)
    expect(String(again.at(-1)?.content)).toContain('no JSON')
    expect(promptTokens(again)).toBeLessThanOrEqual(promptRoomOf('', { contextTokens })?.tokens ?? 0)
  })

  it('drops distant things to make room for a retry', () => {
    const after = [{ role: 'user' as const, content: 'It is no JSON.' }]
    const room = { tokens: full, context: 2 * full }
    const request = fittedRequest(ask({ facts: crowded }), room, after)
    expect(request.after).toBe(1)
    expect(textOf(request)).toContain('more of the environment')
    expect(textOf(request)).toMatch(/It is no JSON\.$/)
    expect(promptTokens(request.messages)).toBeLessThanOrEqual(full)
  })
})

describe('the room for a prompt', () => {
  it('follows from the name of the model, with or without a date', () => {
    expect(promptRoomOf('openai:gpt-4')?.context).toBe(8192)
    expect(promptRoomOf('openai:gpt-4o-mini-2024-07-18')?.context).toBe(128_000)
    expect(promptRoomOf('openai:llama-3-8b')).toBeUndefined()
  })

  it('is what the user says, less the reply and a tenth for another tokenizer', () => {
    expect(promptRoomOf('openai:gpt-4', { contextTokens: 4000 })).toEqual({ tokens: 2700, context: 4000 })
    expect(promptRoomOf('openai:llama-3-8b', { contextTokens: 4000, maxOutputTokens: 2000 })?.tokens).toBe(
      1800,
    )
  })
})
