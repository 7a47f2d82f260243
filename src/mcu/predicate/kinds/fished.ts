import { namesTest } from '../../../game/names.ts'
import { fish } from '../../../task/actions/fish.ts'
import { FISHES } from '../../atoms/tables.ts'
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
  // Treasure and junk come by chance: planned fishing counts for fish alone.
  share({ of }, deed) {
    const caught = fish.read(deed.call)
    const isFishing = caught !== undefined && caught.target === undefined && FISHES.some(namesTest(of))
    return isFishing ? caught.amount : 0
  },
  check: (_leaf, scene) => itemLacks(scene, ['fishing_rod']).map(findingOf),
})
