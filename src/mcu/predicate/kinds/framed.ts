import { namesTest } from '../../../game/names.ts'
import { checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, hangingWay, obtain } from '../doings.ts'

const FRAME = 'item_frame'

/** Items that were put into an item frame. */
export const framed = countedKind({
  id: 'framed',
  verb: 'put into a frame',
  names: { of: 'item' },
  decidedBy: 'deeds',
  ways({ of }, scene) {
    const hung = hangingWay(scene, FRAME)
    return hung === undefined
      ? []
      : of.map((item) => [
          obtain(item),
          ...hung,
          call('useOnAnimals', { tool: item, animals: [FRAME] }, `put the ${item} into the frame`),
        ])
  },
  share: ({ of }, { mob, held }) => one(mob === FRAME && namesTest(of)(held ?? '')),
  check: ({ of, count }, { supplies }) => [
    ...checkAny(of, (item) => supplies.take(item, count)),
    ...checkAny([FRAME], (item) => supplies.take(item, 1)),
  ],
})
