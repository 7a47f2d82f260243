import { formatPosition } from '../../../core/position.ts'
import { isContainer } from '../../../game/blocks/kinds/containers.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { blockLacks, checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { operateStep, type Step } from '../way.ts'

/** Blocks whose window was opened. */
export const opened = countedKind({
  id: 'opened',
  verb: 'open',
  names: { of: 'block' },
  decidedBy: 'deeds',
  targets: ({ of }) => of,
  ways({ of, count }, { blocks }) {
    const test = namesTest(of)
    const found = blocks.find(({ block }) => test(block.name))
    if (found === undefined) return []
    const { position, block } = found
    const look: Step = {
      do: 'call',
      name: 'lookInto',
      args: { pos: tuple(position) },
      description: `open the ${block.name} at ${formatPosition(position)}`,
    }
    const step = isContainer(block.name) ? look : operateStep(found)
    return [Array.from({ length: count }, () => step)]
  },
  share: ({ of }, { role, block }) =>
    one(['looks', 'fetches', 'stores', 'uses', 'operates'].includes(role) && namesTest(of)(block ?? '')),
  check: ({ of }, scene) =>
    checkAny(of, (block) => blockLacks(scene, { block, count: 1, mayBePlaced: true })),
})
