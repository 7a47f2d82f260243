import { isFence } from '../../../game/blocks/kinds/barriers.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { findingOf, itemLacks, mobLacks } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
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
        // One lead is on the animal when the next is used on the fence.
        obtain(LEAD, 2),
        call('useOnAnimals', { tool: LEAD, animals: [mob] }, `take the ${mob} on a lead`),
        call('useToolOn', { tool: LEAD, pos }, 'tie it to the fence'),
      ],
    ]
  },
  share: (_leaf, { role, held, block }) => one(role === 'uses' && held === LEAD && isFence(block ?? '')),
  check: ({ of }, scene) => [...mobLacks(scene, of, 1), ...itemLacks(scene, [LEAD])].map(findingOf),
})
