import { expect, it } from 'vitest'
import { shortNames } from './short-names.ts'

const shortened = (...names: string[]) => names.map(shortNames(names))

it.each([
  [
    ['villager-construction-005-lamp', 'villager-construction-015-planter'],
    ['005-lamp', '015-planter'],
  ],
  [
    ['hut', 'house'],
    ['hut', 'house'],
  ],
  [['a-hut'], ['a-hut']],
  [
    ['a-hut', 'a-hut-2'],
    ['hut', 'hut-2'],
  ],
])('%j are called %j', (names, expected) => {
  expect(shortened(...names)).toEqual(expected)
})
