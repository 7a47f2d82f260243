import { InvalidArgumentError } from 'commander'
import { expect, it } from 'vitest'
import { fromZero, port, positive, wholeNumber } from './whole-number.ts'

it('reads whole numbers within limits, and says what was given and what was expected', () => {
  expect([positive('1'), fromZero('0'), port('65535'), wholeNumber(-2, 2)('-2')]).toEqual([1, 0, 65_535, -2])
  for (const text of ['', ' ', 'x', '1.5', '1e3', '0x10', '99999999999999999999'])
    expect(() => fromZero(text)).toThrow(InvalidArgumentError)
  expect(() => positive('0')).toThrow('"0" is not a whole number of at least 1.')
  expect(() => port('65536')).toThrow('"65536" is not a whole number from 0 to 65535.')
})
