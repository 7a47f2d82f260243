import type { Bot } from 'mineflayer'
import { distance } from '../../core/position.ts'
import { scanEntities as scanEntitiesSpec } from '../../task/actions/scan-entities.ts'
import { blocksNear } from '../motion/blocks-near.ts'
import { defineAction, done } from './action.ts'

const MAX_FOUND = 16

/**
 * Searches for players, mobs, dropped items and blocks by name. Finding nothing is a success with `nearest: null`; the
 * paper's function returns None.
 */
export const scanEntities = defineAction({
  ...scanEntitiesSpec,
  async run({ item, distance: radius }, { bot }) {
    const here = bot.entity.position
    const entities = Object.values(bot.entities)
      .filter((entity) => entity !== bot.entity && isNamed(entity, item))
      .map((entity) => ({ kind: 'entity' as const, position: plain(entity.position) }))
    const blocks = blocksNear(bot, { names: [item], radius, count: MAX_FOUND }).map((position) => ({
      kind: 'block' as const,
      position,
    }))
    const found = [...entities, ...blocks]
      .filter(({ position }) => distance(position, here) <= radius)
      .sort((a, b) => distance(a.position, here) - distance(b.position, here))
      .slice(0, MAX_FOUND)
    return done({ nearest: found[0] ?? null, found })
  },
})

function isNamed(entity: Bot['entity'], name: string): boolean {
  if (entity.username?.toLowerCase() === name) return true
  if (entity.name !== 'item') return entity.name === name
  return entity.getDroppedItem()?.name === name
}

const plain = ({ x, y, z }: { x: number; y: number; z: number }) => ({ x, y, z })
