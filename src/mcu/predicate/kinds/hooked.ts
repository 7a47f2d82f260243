import { namesTest } from '../../../game/names.ts'
import { fish } from '../../../task/actions/fish.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, obtain } from '../doings.ts'
import { mobsIn } from '../way.ts'

const ROD = 'fishing_rod'

/** Mobs that were caught on a fishing rod. */
export const hooked = countedKind({
  id: 'hooked',
  verb: 'hook',
  names: { of: 'mob' },
  decidedBy: 'deeds',
  targets: ({ of }) => of,
  ways({ of, count }, scene) {
    const mob = of.find((kind) => mobsIn(scene, kind) > 0)
    if (mob === undefined) return []
    const cast = call('hookIt', { target: mob }, `hook the ${mob}`)
    return [[obtain(ROD), ...Array.from({ length: count }, () => cast)]]
  },
  share: ({ of }, deed) => one(namesTest(of)(fish.read(deed.call)?.target ?? '')),
  check: ({ of }, scene) => [...mobLacks(scene, of, 1), ...itemLacks(scene, [ROD])].map(findingOf),
})
