import { isBoat } from '../../../game/items/kinds/put-up.ts'
import { namesTest } from '../../../game/names.ts'
import { putUp } from '../../../task/actions/put-up.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call } from '../doings.ts'
import { mobsIn } from '../way.ts'

/** Mobs that were caught in a boat or minecart. */
export const trapped = countedKind({
  id: 'trapped',
  verb: 'trap',
  names: { of: 'mob' },
  decidedBy: 'deeds',
  targets: ({ of }) => of,
  ways({ of, count }, scene) {
    const mob = of.find((kind) => mobsIn(scene, kind) >= count)
    const boat = [...scene.carried.keys()].find(isBoat)
    if (mob === undefined || boat === undefined) return []
    return [
      Array.from({ length: count }, () =>
        call('putUpAt', { item: boat, at: mob }, `catch the ${mob} in a boat`),
      ),
    ]
  },
  share({ of }, deed) {
    const at = putUp.read(deed.call)?.at
    return one(typeof at === 'string' && namesTest(of)(at))
  },
  check: ({ of }, scene) => [...mobLacks(scene, of, 1), ...itemLacks(scene, ['oak_boat'])].map(findingOf),
})
