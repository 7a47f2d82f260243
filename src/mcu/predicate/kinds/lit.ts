import { formatPosition } from '../../../core/position.ts'
import { namesTest } from '../../../game/names.ts'
import { tuple } from '../../../question/expert/functions.ts'
import { blockLacks, checkAny } from '../../verify/goal-scene.ts'
import { countedKind } from '../counted.ts'
import { one } from '../deed.ts'
import { call, obtain } from '../doings.ts'

const LIGHTERS = ['flint_and_steel', 'fire_charge']

/** Blocks that were set alight: campfires, candles, TNT. */
export const lit = countedKind({
  id: 'lit',
  verb: 'light',
  names: { of: 'block' },
  decidedBy: 'deeds',
  targets: ({ of }) => of,
  ways({ of, count }, { blocks, carried }) {
    const lighter = LIGHTERS.find((item) => carried.has(item))
    const targets = blocks.filter(({ block }) => namesTest(of)(block.name)).slice(0, count)
    if (lighter === undefined || targets.length < count) return []
    const lights = targets.map(({ block, position }) =>
      call(
        'useToolOn',
        { tool: lighter, pos: tuple(position) },
        `light the ${block.name} at ${formatPosition(position)}`,
      ),
    )
    return [[obtain(lighter), ...lights]]
  },
  share: ({ of }, { role, held, block }) =>
    one(role === 'uses' && LIGHTERS.includes(held ?? '') && namesTest(of)(block ?? '')),
  check: ({ of, count }, scene) => [
    ...checkAny(of, (block) => blockLacks(scene, { block, count })),
    ...checkAny(LIGHTERS, (item) => scene.supplies.take(item, 1)),
  ],
})
