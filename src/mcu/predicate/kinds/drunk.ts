import { namesTest } from '../../../game/names.ts'
import { drink } from '../../../task/actions/drink.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, carriesPotion } from '../doings.ts'

/** Potions that were drunk, by their effect: the agent has received the effect. `water` is a bottle of water. */
export const drunk = countedKind({
  id: 'drunk',
  verb: 'drink',
  names: { of: 'potion' },
  decidedBy: 'deeds',
  ways: ({ of, count }, scene) =>
    of
      .filter((potion) => carriesPotion(scene, 'potion', potion))
      .map((what) =>
        Array.from({ length: count }, () => call('drinkIt', { what }, `drink the ${what} potion`)),
      ),
  share: ({ of }, deed) => one(namesTest(of)(drink.read(deed.call)?.what ?? '')),
  check: ({ count }, { supplies }) => checkAny(['potion'], (item) => supplies.take(item, count)),
})
