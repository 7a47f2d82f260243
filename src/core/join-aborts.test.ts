import { describe, expect, it } from 'vitest'
import { joinAborts } from './join-aborts.ts'

describe('joined signals', () => {
  it('fire with the first of them, for its reason', () => {
    const [run, step] = [new AbortController(), new AbortController()]
    const { signal } = joinAborts([run.signal, step.signal])
    expect(signal.aborted).toBe(false)
    step.abort('enough')
    run.abort('too late')
    expect(signal.reason).toBe('enough')
  })

  it('have fired when one of them had', () => {
    expect(joinAborts([new AbortController().signal, AbortSignal.abort('before')]).signal.reason).toBe(
      'before',
    )
  })

  it('can be fired directly, without the others', () => {
    const run = new AbortController()
    const joined = joinAborts([run.signal])
    joined.abort('done')
    expect(joined.signal.reason).toBe('done')
    expect(run.signal.aborted).toBe(false)
  })

  it('no longer fire with the others after they were released', () => {
    const run = new AbortController()
    const joined = joinAborts([run.signal])
    joined.release()
    run.abort()
    expect(joined.signal.aborted).toBe(false)
  })
})
