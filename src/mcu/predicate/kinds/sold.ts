import { namesTest } from '../../../game/names.ts'
import { trade } from '../../../task/actions/trade.ts'
import { absent, checkAny, findingOf } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call } from '../doings.ts'
import { mobsIn } from '../way.ts'

/** Items that were sold to a villager for emeralds. */
export const sold = countedKind({
  id: 'sold',
  verb: 'sell',
  names: { of: 'item' },
  decidedBy: 'deeds',
  ways: ({ of }, scene) =>
    mobsIn(scene, 'villager') === 0
      ? []
      : of
          .filter((item) => scene.carried.has(item))
          .map((give) => [call('tradeFor', { get: 'emerald', amount: 1, give }, `sell ${give}`)]),
  // A villager's price for an emerald is known only from its offer.
  amount: () => 1,
  share: ({ of }, deed) => one(namesTest(of)(trade.read(deed.call)?.give ?? '')),
  check: ({ of, count }, { supplies }) => [
    ...(supplies.summoned((mob) => mob === 'villager') > 0 ? [] : [findingOf(absent('villager', 0, 1))]),
    ...checkAny(of, (item) => supplies.take(item, count)),
  ],
})
