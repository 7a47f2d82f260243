import { z } from 'zod'
import { distance } from '../../core/position.ts'
import { done } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import type { Hands } from './hands.ts'
import type { SeenEntity } from './seen.ts'

const MAX_FOUND = 16

const foundSchema = z.object({
  kind: z.enum(['entity', 'block']),
  position: z.object({ x: z.number(), y: z.number(), z: z.number() }),
})

/** Searches for players, mobs, dropped items and blocks by name. */
export const scanEntities = defineAction({
  name: 'ScanEntities',
  signature: 'ScanEntities(item, distance: blocks)',
  summary: 'Locate items, blocks, animals or players of this name.',
  role: 'looks',
  tooEarly: 'refused',
  args: z.strictObject({ item: itemName, distance: z.number().min(1).max(64) }),
  /** Finding nothing is a success with `nearest: null`; the paper's function returns None. */
  data: z.object({ nearest: foundSchema.nullable(), found: z.array(foundSchema).default([]) }),
  examples: [{ item: 'cow', distance: 32 }],
  async run({ item, distance: radius }, hands) {
    const here = hands.position()
    const entities = hands
      .entities()
      .filter((entity) => isNamed(hands, entity, item))
      .map(({ position: { x, y, z } }) => ({ kind: 'entity' as const, position: { x, y, z } }))
    const blocks = hands
      .blocksNear({ names: [item], radius, count: MAX_FOUND })
      .map((position) => ({ kind: 'block' as const, position }))
    const found = [...entities, ...blocks]
      .filter(({ position }) => distance(position, here) <= radius)
      .sort((a, b) => distance(a.position, here) - distance(b.position, here))
      .slice(0, MAX_FOUND)
    return done({ nearest: found[0] ?? null, found })
  },
})

function isNamed(hands: Hands, entity: SeenEntity, name: string): boolean {
  if (entity.username?.toLowerCase() === name) return true
  return entity.name === 'item' ? hands.droppedItem(entity) === name : entity.name === name
}
