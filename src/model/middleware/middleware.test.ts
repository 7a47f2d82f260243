import { describe, expect, it } from 'vitest'
import { modelThat, question } from '../testing.ts'
import { wrap } from '../wrap.ts'
import type { Middleware } from './middleware.ts'

describe('a wrapped model', () => {
  it('passes calls through its middleware, the first outermost, and keeps id and settings', async () => {
    const trail: string[] = []
    const step =
      (name: string): Middleware =>
      async ({ next }) => {
        trail.push(`${name} in`)
        const reply = await next()
        trail.push(`${name} out`)
        return reply
      }
    const inner = { ...modelThat(() => ({})), settings: { temperature: 1 } }
    const model = wrap(inner, [step('a'), step('b')])
    await model.generate(question())
    expect(trail).toEqual(['a in', 'b in', 'b out', 'a out'])
    expect([model.id, model.settings]).toEqual([inner.id, inner.settings])
  })

  it('is not asked under a signal that has fired, not even again', async () => {
    const inner = modelThat(() => ({}))
    const stop = new AbortController()
    const twice: Middleware = async ({ next }) => {
      await next()
      stop.abort(new RangeError('enough'))
      return next()
    }
    const model = wrap(inner, [twice])
    await expect(model.generate(question(), { signal: stop.signal })).rejects.toThrow('enough')
    await expect(model.generate(question(), { signal: stop.signal })).rejects.toThrow('enough')
    expect(inner.calls).toBe(1)
  })
})
