import { expect, it } from 'vitest'
import { isPrintable, printable } from './printable.ts'

it('a text from outside commands no terminal: escape sequences lose what makes them one', () => {
  const hostile = 'a\u001b[2J\u009b31mb\u0007\r\u0000c'
  expect(printable(hostile)).toBe('a[2J31mbc')
  expect([isPrintable(hostile), isPrintable(printable(hostile))]).toEqual([false, true])
})

it('a text from outside keeps its lines, tabs and letters of all languages', () => {
  const text = 'Überdachung\n\t屋根 🪵'
  expect(printable(text)).toBe(text)
})
