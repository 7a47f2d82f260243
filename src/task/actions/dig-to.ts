import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { itemCountSchema } from '../../game/item-counts.ts'
import { done } from '../action.ts'
import { cellPositionSchema } from '../parts.ts'
import { defineAction } from './define-action.ts'

/** Goes to places without a path. */
export const digTo = defineAction({
  name: 'DigTo',
  signature: 'DigTo(pos: [x,y,z], range?: number)',
  summary:
    'Go to within `range` blocks of the position and dig, bridge, climb and swim where no way leads. Keeps away from lava. Takes what you have lost there by a death.',
  only: ['wild'],
  role: 'moves',
  tooEarly: 'refused',
  args: z.strictObject({ pos: cellSchema, range: z.number().min(0).max(16).default(1) }),
  /** `gained` lists the items picked up on the way and at the goal. */
  data: z.object({ position: cellPositionSchema, gained: z.array(itemCountSchema).optional() }),
  examples: [{ pos: [10, 12, -4] }],
  manner: ['range'],
  target: ({ pos }) => ({ kind: 'cell', cell: pos }),
  async run({ pos, range }, hands) {
    const gains = hands.countGains()
    const refused = await hands.digTo({ cell: pos, range })
    if (refused !== undefined) return refused
    await hands.fetchLost()
    return done({ position: hands.feet(), gained: gains() })
  },
})
