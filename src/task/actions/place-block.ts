import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { blockPlacedBy, blockToPlace } from '../../game/blocks/item-blocks.ts'
import { ripeAge } from '../../game/blocks/mining.ts'
import { defineAction } from './define-action.ts'
import type { Effect } from './effects.ts'
import { itemName } from './fields.ts'

/**
 * Places the held item as a block. The paper's function has no argument for the orientation although its completion rate
 * depends on it; `state` is our addition, e.g. {"facing": "north", "half": "top"}.
 */
export const placeBlock = defineAction({
  name: 'PlaceBlock',
  signature: 'PlaceBlock(item, pos: [x,y,z], state?: {property: value})',
  summary: 'Place an item that you carry, in this state.',
  role: 'places',
  tooEarly: 'refused',
  args: z.strictObject({
    item: itemName,
    pos: cellSchema,
    state: z.record(z.string(), z.string()).default({}),
  }),
  /** `already` is true if the block existed before and nothing was done. */
  data: z.object({ block: z.string().optional(), already: z.boolean().default(false) }),
  examples: [
    { item: 'stone', pos: [1, 0, 2] },
    { item: 'oak_stairs', pos: [1, 1, 2], state: { facing: 'north', half: 'top' } },
  ],
  manner: ['state'],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
  items: ({ item }) => [item],
  fills: ({ pos, item, state }) => ({ cell: pos, item, block: blockToPlace(item, state) }),
  changedNothing: ({ already }) => already,
  effects: ({ item, pos }): Effect[] => [
    { kind: 'consume', item, count: 1, rule: 'have-before-place' },
    { kind: 'place', item, cell: pos },
    ...(ripeAge(blockPlacedBy(item, {})) === undefined ? [] : [{ kind: 'ripen', cell: pos } as const]),
  ],
  staysUp: true,
  run: ({ item, pos, state }, hands) => hands.place({ item, cell: pos, wanted: blockToPlace(item, state) }),
})
