import { expect, it } from 'vitest'
import { POTION_NUMBERS } from '../../src/game/items/potions.ts'
import { POTIONS } from '../../src/world/items/potions.ts'

it('potions have the same numbers in game/ and in the embedded world', () => {
  expect(POTION_NUMBERS).toEqual(POTIONS)
})
