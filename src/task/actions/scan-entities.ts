import { z } from 'zod'
import { defineActionSpec } from './action-spec.ts'
import { itemName } from './fields.ts'

const foundSchema = z.object({
  kind: z.enum(['entity', 'block']),
  position: z.object({ x: z.number(), y: z.number(), z: z.number() }),
})

/** Looks for players, mobs, dropped items and blocks of a name. */
export const scanEntities = defineActionSpec({
  name: 'ScanEntities',
  signature: 'ScanEntities(item, distance: blocks)',
  summary: 'Locate an item, block, mob or player within a distance.',
  role: 'looks',
  args: z.strictObject({ item: itemName, distance: z.number().min(1).max(64) }),
  /** Nothing found is an answer, not a failure: `nearest` is null then, as the paper's function returns None. */
  data: z.object({ nearest: foundSchema.nullable(), found: z.array(foundSchema).default([]) }),
  examples: [{ item: 'cow', distance: 32 }],
})
