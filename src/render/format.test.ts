import { describe, expect, test } from 'vitest'
import { cut, decimal, duration, niceStep } from './format.ts'
import { labelOf, wrap } from './words.ts'

describe('numbers and words of the report', () => {
  test('set thousands apart and never show a negative zero', () => {
    expect(decimal(1234567.891, 1)).toBe('1\u202f234\u202f567.9')
    expect(decimal(-0.01, 1)).toBe('0.0')
    expect(decimal(-3, 0)).toBe('−3')
    expect(decimal(Number.NaN)).toBe('–')
  })

  test('tell long times in minutes', () => {
    expect([duration(48.23), duration(119.9), duration(185)]).toEqual(['48.2 s', '119.9 s', '3 min 05 s'])
  })

  test('choose round steps for an axis', () => {
    expect([niceStep(78, 12), niceStep(600, 12), niceStep(3, 12), niceStep(0, 12)]).toEqual([10, 50, 0.5, 1])
  })

  test('cut by characters, not in the middle of one', () => {
    expect(cut('😀😀😀', 2)).toBe('😀…')
  })

  test('call a subtask by its name, or by its description without places and repetitions', () => {
    const essence = (description: string) => labelOf({ description })
    expect(labelOf({ name: '2 stone bricks, 1 bed', description: 'place 2 stone_bricks at (1, 2, 3)' })).toBe(
      '2 stone bricks, 1 bed',
    )
    expect(essence('place 3 oak_log as oak_log[axis=y] at (-2, -60, -2), (-2, -59, -2)')).toBe(
      'place 3 oak log axis=y',
    )
    expect(essence('place 1 torch as wall_torch[facing=south] at (1, -59, 2)')).toBe(
      'place 1 wall torch facing=south',
    )
    expect(essence('Dig a moat\n around the keep')).toBe('Dig a moat around the keep')
  })

  test('wrap into as many lines as there are and cut the last', () => {
    expect(wrap('one two three four five', 9, 2)).toEqual(['one two', 'three fo…'])
    expect(wrap('short', 9, 2)).toEqual(['short'])
  })
})
