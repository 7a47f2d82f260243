import { formatPosition } from '../../../core/position.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { blockLacks, checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { namesTest } from '../names.ts'
import { operateStep, type Step } from '../way.ts'

/** Blocks with a window that are no containers for actions. */
const NOT_LOOKED_INTO = /furnace|smoker|crafting_table|ender_chest/

/** Blocks whose window was opened. */
export const opened = countedKind({
  id: 'opened',
  verb: 'open',
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
    const step = NOT_LOOKED_INTO.test(block.name) ? operateStep(found) : look
    return [Array.from({ length: count }, () => step)]
  },
  share: ({ of }, { role, block }) =>
    one(['looks', 'fetches', 'stores', 'uses', 'operates'].includes(role) && namesTest(of)(block ?? '')),
  check: ({ of }, scene) =>
    checkAny(of, (block) => blockLacks(scene, { block, count: 1, mayBePlaced: true })),
})
