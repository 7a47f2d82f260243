import { isNamePattern, namesTest } from '../../../game/names.ts'
import { drop } from '../../../task/actions/drop.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { call, obtain } from '../doings.ts'
import type { PlanScene } from '../way.ts'

/** Items that were thrown away (statistic `dropped`). */
export const dropped = countedKind({
  id: 'dropped',
  verb: 'throw away',
  names: { of: 'item' },
  decidedBy: 'statistics',
  reward: { event: 'drop', growsByOne: false },
  ways: ({ of, count }, scene) =>
    itemsOf(of, scene).map((item) => [
      obtain(item, count),
      call('dropIt', { item, amount: count }, `throw ${count} ${item} away`),
    ]),
  share({ of }, deed) {
    const gone = drop.read(deed.call)
    return gone !== undefined && namesTest(of)(gone.item) ? gone.amount : 0
  },
  check: ({ of, count }, { supplies }) => checkAny(of, (item) => supplies.take(item, count)),
})

/** The items by name; for a pattern, all that are carried, since any of them counts. */
const itemsOf = (of: readonly string[], { carried }: PlanScene): readonly string[] =>
  of.some(isNamePattern) ? [...carried.keys()].filter(namesTest(of)) : of
