import { absent, findingOf } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'

/** Items that were bought from a villager or a wandering trader. */
export const traded = countedKind({
  id: 'traded',
  verb: 'buy',
  names: { of: 'item' },
  decidedBy: 'deeds',
  check: (_leaf, { supplies }) =>
    supplies.summoned((mob) => mob === 'villager' || mob === 'wandering_trader') > 0
      ? []
      : [findingOf(absent('villager', 0, 1))],
})
