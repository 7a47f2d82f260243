import { describe, expect, it } from 'vitest'
import { parseUntil } from './until-option.ts'

const now = new Date(2026, 10, 26, 22, 30)
const at = (text: string) => new Date(parseUntil(text, now))

describe('--until', () => {
  it('is a time of day: the next one', () => {
    expect(at('07:00')).toEqual(new Date(2026, 10, 27, 7, 0))
    expect(at('7:00')).toEqual(new Date(2026, 10, 27, 7, 0))
    expect(at('23:15')).toEqual(new Date(2026, 10, 26, 23, 15))
    expect(at('22:30')).toEqual(new Date(2026, 10, 27, 22, 30))
  })

  it('is a duration from now', () => {
    expect(parseUntil('90m', now)).toBe(now.getTime() + 90 * 60_000)
    expect(parseUntil('7h30m', now)).toBe(now.getTime() + 7.5 * 3_600_000)
    expect(parseUntil('45s', now)).toBe(now.getTime() + 45_000)
  })

  it('is a date and time, or the seconds of a scheduler', () => {
    expect(at('2026-11-28T07:00')).toEqual(new Date(2026, 10, 28, 7, 0))
    expect(parseUntil('2026-11-28T07:00:00Z', now)).toBe(Date.UTC(2026, 10, 28, 7))
    expect(parseUntil('@1795766400', now)).toBe(1_795_766_400_000)
  })

  it.each(['', 'soon', '25:00', '7:60', '8', '1d', '@', '2026-13-01T07:00'])('is not %j', (text) => {
    expect(() => parseUntil(text, now)).toThrow('is no time')
  })
})
