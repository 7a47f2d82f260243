import { z } from 'zod'
import { lootOf } from '../../game/mobs/animals.ts'
import { defineActionSpec } from './action-spec.ts'
import type { Effect } from './effects.ts'
import { itemName, pickedUpSchema } from './fields.ts'

/** Hunts and kills the nearest entity of a kind with the item in the main hand, and picks up what it drops. */
export const attack = defineActionSpec({
  name: 'Attack',
  signature: 'Attack(target)',
  summary: 'Hunt the nearest animal of a kind with what is in the main hand, and pick up what it drops.',
  role: 'hunts',
  serverFeature: 'mobs',
  args: z.strictObject({ target: itemName }),
  data: pickedUpSchema.extend({ killed: z.boolean().default(true) }),
  examples: [{ target: 'cow' }],
  target: ({ target }) => ({ kind: 'entity', name: target }),
  effects: ({ target }, { held }): Effect[] => [
    ...(held === undefined ? [] : [{ kind: 'tool', anyOf: [held], rule: 'have-before-place' } as const]),
    ...lootOf(target).map((loot) => ({ kind: 'produce', ...loot }) as const),
  ],
})
