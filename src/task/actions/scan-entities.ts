import { z } from 'zod'
import { defineActionSpec } from './action-spec.ts'
import { itemName } from './fields.ts'

const foundSchema = z.object({
  kind: z.enum(['entity', 'block']),
  position: z.object({ x: z.number(), y: z.number(), z: z.number() }),
})

/** Searches for players, mobs, dropped items and blocks by name. */
export const scanEntities = defineActionSpec({
  name: 'ScanEntities',
  signature: 'ScanEntities(item, distance: blocks)',
  summary: 'Locate items, blocks, animals or players of this name.',
  role: 'looks',
  args: z.strictObject({ item: itemName, distance: z.number().min(1).max(64) }),
  /** Finding nothing is a success with `nearest: null`; the paper's function returns None. */
  data: z.object({ nearest: foundSchema.nullable(), found: z.array(foundSchema).default([]) }),
  examples: [{ item: 'cow', distance: 32 }],
})
