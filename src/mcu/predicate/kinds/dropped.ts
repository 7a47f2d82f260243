import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Items that were thrown away (statistic `dropped`). */
export const dropped = countedKind({
  id: 'dropped',
  verb: 'throw away',
  names: { of: 'item' },
  decidedBy: 'statistics',
  reward: { event: 'drop', growsByOne: false },
  check: ({ of, count }, { supplies }) => checkAny(of, (item) => supplies.take(item, count)),
})
