import { fish } from '../../../task/actions/fish.ts'
import { findingOf, itemLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { fishingWays } from '../doings.ts'

/** Items that came out of the water on a hook and that the angler has picked up. */
export const fished = countedKind({
  id: 'fished',
  verb: 'fish up',
  names: { of: 'item' },
  decidedBy: 'deeds',
  ways: ({ count }, scene) => fishingWays(scene, count),
  share(_leaf, deed) {
    const caught = fish.read(deed.call)
    return caught === undefined || caught.target !== undefined ? 0 : caught.amount
  },
  check: (_leaf, scene) => itemLacks(scene, ['fishing_rod']).map(findingOf),
})
