import { MERCHANTS } from '../../../game/mobs/trades.ts'
import { isNamePattern, namesTest } from '../../../game/names.ts'
import { trade } from '../../../task/actions/trade.ts'
import { absent, findingOf } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { call } from '../doings.ts'
import { mobsIn } from '../way.ts'

/** Items that were bought from a villager or a wandering trader. */
export const traded = countedKind({
  id: 'traded',
  verb: 'buy',
  names: { of: 'item' },
  decidedBy: 'deeds',
  ways: ({ of, count }, scene) =>
    MERCHANTS.every((kind) => mobsIn(scene, kind) === 0)
      ? []
      : of
          .filter((item) => !isNamePattern(item))
          .map((get) => [call('tradeForAny', { get, amount: count }, `buy ${count} ${get}`)]),
  share({ of }, deed) {
    const bought = trade.read(deed.call)
    return bought !== undefined && namesTest(of)(bought.get) ? bought.amount : 0
  },
  check: (_leaf, { supplies }) =>
    supplies.summoned((mob) => (MERCHANTS as readonly string[]).includes(mob)) > 0
      ? []
      : [findingOf(absent('villager', 0, 1))],
})
