import { describe, expect, it } from 'vitest'
import { nearBlocks } from '../../src/environment/near/near-blocks.ts'
import { nearEntities } from '../../src/environment/near/near-entities.ts'
import { RecentEvents } from '../../src/environment/near/recent-events.ts'
import { withBody } from '../body/kit.ts'

describe('what is near an agent', () => {
  it('includes whether a wall hides it', () =>
    withBody('1.19.2', async (kit) => {
      await kit.commands(
        'fill -2 G 2 2 G+3 2 stone',
        'setblock 0 G+1 4 gold_block',
        'setblock 2 G+1 0 iron_block',
      )
      await kit.commands('summon pig 0.5 G 5.5 {NoAI:1b}', 'summon cow 3.5 G -1.5 {NoAI:1b}')
      await kit.wait(5)
      const blocks = nearBlocks(kit.bot)
      const block = (name: string) => blocks.find((one) => one.name === name)
      expect(blocks).toHaveLength(64)
      expect(block('iron_block')).toMatchObject({
        position: { x: 2, y: kit.ground + 1, z: 0 },
        inSight: true,
      })
      expect(block('stone')?.inSight).toBe(true)
      expect(block('gold_block')?.inSight ?? false).toBe(false)
      const kinds = Object.fromEntries(nearEntities(kit.bot).map(({ kind, inSight }) => [kind, inSight]))
      expect(kinds).toEqual({ pig: false, cow: true })
    }))

  it('and events there are reported once', () =>
    withBody('1.19.2', async (kit) => {
      const events = new RecentEvents(kit.bot)
      await kit.commands(
        'setblock 0 G 3 gold_block',
        'give Steve apple 3',
        'effect give Steve instant_damage 1',
      )
      await kit.commands('setblock 0 G 60 gold_block')
      await kit.wait(3)
      const seen = events.take()
      expect(seen.filter(({ type }) => type === 'block')).toEqual([
        { type: 'block', position: { x: 0, y: kit.ground, z: 3 }, from: 'air', to: 'gold_block' },
      ])
      expect(seen).toContainEqual({ type: 'items', item: 'apple', change: 3 })
      expect(seen).toContainEqual({ type: 'health', from: 20, to: 14 })
      expect(events.take()).toEqual([])
    }))
})
