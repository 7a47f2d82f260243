import { describe, expect, it } from 'vitest'
import { latencyOf, parseLatency } from './latency.ts'

const call = { usage: { inputTokens: 900, outputTokens: 120 }, attempts: 1 }

describe('a latency', () => {
  it.each([
    ['none', { kind: 'none' }],
    ['recorded', { kind: 'recorded' }],
    ['fixed:500ms', { kind: 'fixed', ms: 500 }],
    ['fixed:0.5s', { kind: 'fixed', ms: 500 }],
    ['tokens:60/s,200ms', { kind: 'tokens', perSecond: 60, baseMs: 200 }],
    ['tokens:7.5/s,2s', { kind: 'tokens', perSecond: 7.5, baseMs: 2000 }],
  ])('is read from %s', (text, latency) => {
    expect(parseLatency(text)).toEqual(latency)
  })

  it.each([
    '',
    'fixed',
    'fixed:',
    'fixed:5',
    'fixed:-1s',
    'tokens:60',
    'tokens:0/s,1s',
    'tokens:60/s',
    'slow',
  ])('is not read from "%s", and the message says what to write', (text) => {
    expect(() => parseLatency(text)).toThrow('is not a latency')
  })

  it('of none stops time, and a fixed one is the same for every call', () => {
    expect(latencyOf(parseLatency('none'), call)).toBe(0)
    expect(latencyOf(parseLatency('fixed:2s'), call)).toBe(2000)
  })

  it('by tokens is the base and the writing of the reply; the prompt has no rate of its own', () => {
    expect(latencyOf(parseLatency('tokens:60/s,200ms'), call)).toBe(2200)
    const longer = { ...call, usage: { inputTokens: 90_000, outputTokens: 120 } }
    expect(latencyOf(parseLatency('tokens:60/s,200ms'), longer)).toBe(2200)
  })

  it('counts every attempt of a call that had to be repeated, and nothing for a call that was never made', () => {
    expect(latencyOf(parseLatency('fixed:500ms'), { ...call, attempts: 3 })).toBe(1500)
    expect(latencyOf(parseLatency('tokens:60/s,200ms'), { ...call, attempts: 3 })).toBe(2600)
    const refused = { usage: { inputTokens: 0, outputTokens: 0 }, attempts: 0 }
    expect(latencyOf(parseLatency('tokens:60/s,200ms'), refused)).toBe(0)
  })

  it('recorded is the measured duration of the call, and is refused for unmeasured calls', () => {
    expect(latencyOf(parseLatency('recorded'), { ...call, latencyMs: 731 })).toBe(731)
    expect(() => latencyOf(parseLatency('recorded'), call)).toThrow('was not measured')
  })
})
