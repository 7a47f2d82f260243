import { isFence } from '../../../game/blocks/kinds/barriers.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { call, obtain } from '../doings.ts'
import { mobsIn } from '../way.ts'

const LEAD = 'lead'

/** Animals that were tied to a fence. */
export const tied = countedKind({
  id: 'tied',
  verb: 'tie to a fence',
  names: { of: 'mob' },
  decidedBy: 'deeds',
  ways({ of }, scene) {
    const mob = of.find((kind) => mobsIn(scene, kind) > 0)
    const fence = scene.blocks.find(({ block }) => isFence(block.name))
    if (mob === undefined || fence === undefined) return []
    const pos = tuple(fence.position)
    return [
      [
        // One is on the animal when the next is used on the fence.
        obtain(LEAD, 2),
        call('useOnAnimals', { tool: LEAD, animals: [mob] }, `take the ${mob} on a lead`),
        call('useToolOn', { tool: LEAD, pos }, 'tie it to the fence'),
      ],
    ]
  },
  // Half for the animal on the lead, half for the lead on the fence: the second call does not name the animal.
  share: ({ of }, { role, held, block, mob }) =>
    role === 'uses' && held === LEAD && (isFence(block ?? '') || namesTest(of)(mob ?? '')) ? 0.5 : 0,
  check: ({ of }, scene) => [...mobLacks(scene, of, 1), ...itemLacks(scene, [LEAD])].map(findingOf),
})
