import { z } from 'zod'
import { cellSchema, type Position } from '../../core/position.ts'
import { giftOf } from '../../game/mobs/animals.ts'
import { defineActionSpec } from './action-spec.ts'
import type { Effect } from './effects.ts'
import { itemName, pickedUpSchema } from './fields.ts'

/** Uses the held tool on a mob or a block, e.g. shears on a sheep, a bucket on a cow or a hoe on dirt. */
export const useOn = defineActionSpec({
  name: 'UseOn',
  signature: 'UseOn(target: entity name or [x,y,z])',
  summary: 'Use the item in the main hand on an animal or block.',
  role: 'uses',
  serverFeature: 'mob_interaction',
  args: z.strictObject({ target: z.union([cellSchema, itemName]) }),
  data: pickedUpSchema.extend({ target: z.unknown() }),
  examples: [{ target: 'sheep' }, { target: [1, 0, 2] }],
  target: ({ target }) =>
    typeof target === 'string' ? { kind: 'entity', name: target } : { kind: 'cell', cell: target },
  effects({ target }, { held }) {
    if (held === undefined) return []
    return typeof target === 'string' ? usedOnAnimal(target, held) : usedOnBlock(target, held)
  },
})

function usedOnAnimal(animal: string, held: string): Effect[] {
  const gift = giftOf(animal, held)
  if (gift === undefined) return []
  const rule = 'animal-and-tool'
  return [
    gift.usesUp ? { kind: 'consume', item: held, count: 1, rule } : { kind: 'tool', anyOf: [held], rule },
    { kind: 'produce', ...gift.gives },
  ]
}

function usedOnBlock(cell: Position, held: string): Effect[] {
  const rule = 'have-before-place'
  if (held === 'bone_meal')
    return [
      { kind: 'consume', item: held, count: 1, rule },
      { kind: 'ripen', cell },
    ]
  const tool: Effect = { kind: 'tool', anyOf: [held], rule }
  return held.endsWith('_hoe') ? [tool, { kind: 'till', cell }] : [tool]
}
