import { namesTest } from '../../../game/names.ts'
import { brew } from '../../../task/actions/brew.ts'
import { findingOf, itemLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { brewingWay, hasStation, obtain } from '../doings.ts'

const STAND = ['brewing_stand']
/** A stand brews three bottles at a time. */
const MOST = 3

/** Potions that were taken out of a brewing stand. */
export const brewed = countedKind({
  id: 'brewed',
  verb: 'brew',
  names: { of: 'potion' },
  decidedBy: 'deeds',
  uses: 'materials',
  ways: ({ of, count }, scene) =>
    hasStation(scene, STAND) && count <= MOST
      ? of.flatMap((potion) => {
          const way = brewingWay(scene, potion, count)
          return way === undefined ? [] : [[obtain('blaze_powder'), ...way]]
        })
      : [],
  share({ of }, deed) {
    const made = brew.read(deed.call)
    return made !== undefined && namesTest(of)(made.potion) ? made.amount : 0
  },
  check: (_leaf, scene) =>
    [...scene.supplies.station(STAND), ...itemLacks(scene, ['blaze_powder'])].map(findingOf),
})
