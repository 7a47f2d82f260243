import { THROWN } from '../../../game/items/flights.ts'
import { namesTest } from '../../../game/names.ts'
import { throwItem } from '../../../task/actions/throw.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { call, obtain } from '../doings.ts'

/** Items that were thrown and have landed: snowballs, eggs, pearls, bottles. */
export const thrown = countedKind({
  id: 'thrown',
  verb: 'throw',
  names: { of: 'item' },
  decidedBy: 'deeds',
  ways: ({ of, count }) =>
    of
      .filter((item) => THROWN.includes(item))
      .map((item) => [
        obtain(item, count),
        call('throwItem', { item, amount: count }, `throw ${count} ${item}`),
      ]),
  share({ of }, deed) {
    const flung = throwItem.read(deed.call)
    return flung !== undefined && namesTest(of)(flung.item) ? flung.amount : 0
  },
  check: ({ of, count }, { supplies }) => checkAny(of, (item) => supplies.take(item, count)),
})
