import { equal, holds, within } from '../expectations.ts'
import { type Probe, probe } from '../probe.ts'
import { writtenWear } from '../wear.ts'
import { broken, SPOT } from './drops.ts'

/** Tool wear by digging, blocks without drops, and items on the ground. */
export const toolWearAndItems = [
  probe(
    'drops.unbreaking',
    'Unbreaking preserves durability',
    'Durability is lost once in level + 1 uses.',
    async (world) => {
      await world.hold(world.alice, 'iron_shovel', 1, { enchantments: { unbreaking: 100 } })
      for (let i = 0; i < 10; i++) {
        await world.set(SPOT, 'dirt')
        await world.dig(world.alice, SPOT)
      }
      within('wear after ten blocks', world.alice.heldItem?.durabilityUsed ?? 0, 0, 3)
    },
  ),
  probe('drops.wear', 'A tool loses one durability per block', 'Item.mineBlock.', async (world) => {
    await world.hold(world.alice, 'iron_pickaxe')
    for (let i = 0; i < 3; i++) {
      await world.set(SPOT, 'stone')
      await world.dig(world.alice, SPOT)
    }
    await world.ticks(2 + world.slack)
    equal('wear', world.alice.heldItem?.durabilityUsed, 3)
  }),
  probe('drops.worn-out', 'A tool without durability breaks', 'ItemStack.hurtAndBreak.', async (world) => {
    await world.hold(world.alice, 'wooden_shovel', 1, { damage: 58 })
    await world.set(SPOT, 'dirt')
    await world.dig(world.alice, SPOT)
    await world.waitUntil(
      () => world.alice.heldItem === null,
      1000,
      'an empty hand',
      () => world.alice.heldItem?.name,
    )
  }),
  probe(
    'drops.game-rule',
    'Without doTileDrops blocks drop nothing',
    'Game rule doTileDrops.',
    async (world) => {
      await world.requireCommand('gamerule doTileDrops false')
      await broken(world, 'dirt', 'hand')
      equal('dirt', world.ownedOrOnGround('dirt'), 0)
    },
  ),
  probe(
    'drops.creative',
    'In creative mode blocks drop nothing',
    'Creative players get no drops.',
    async (world) => {
      await world.requireCommand('gamemode creative Alice')
      await world.ticks(4)
      await broken(world, 'dirt', 'hand')
      equal('dirt', world.ownedOrOnGround('dirt'), 0)
    },
  ),
  probe(
    'drops.ice',
    'Broken ice leaves water',
    'IceBlock.playerDestroy, above solid ground.',
    async (world) => {
      await broken(world, 'ice', 'hand')
      await world.waitForBlock(SPOT, 'water')
    },
  ),
  probe(
    'drops.picked-up',
    'Items within reach are picked up once',
    'ItemEntity.playerTouch.',
    async (world) => {
      await world.requireCommand(
        `summon item ${world.xyz([12.5, 0, 12.5])} {Item:{id:"minecraft:emerald",Count:3b}}`,
      )
      await world.waitUntil(() => world.count(world.alice, 'emerald') === 3, 2000, '3 emeralds')
      await world.ticks(5)
      equal('emeralds in total', world.ownedOrOnGround('emerald'), 3)
    },
  ),
  probe(
    'drops.merge',
    'Equal items on the ground merge',
    'ItemEntity.mergeWithNeighbours.',
    async (world) => {
      for (let i = 0; i < 3; i++)
        await world.requireCommand(
          `summon item ${world.xyz([4.5, 0, 4.5])} {Item:{id:"minecraft:emerald",Count:2b},PickupDelay:32767s}`,
        )
      await world.waitUntil(
        () => world.seen('item').length === 1,
        4000,
        'one stack',
        () => world.seen('item').length,
      )
      equal('emeralds', world.itemsOnGround('emerald'), 6)
    },
  ),
  probe(
    'drops.full',
    'A full inventory leaves items on the ground',
    'Inventory.add fails.',
    async (world) => {
      for (let slot = 0; slot < 36; slot++) {
        const place = slot < 9 ? `hotbar.${slot}` : `inventory.${slot - 9}`
        const wear = writtenWear(world.version, { enchantments: { unbreaking: slot + 1 } })
        await world.requireCommand(`item replace entity Alice ${place} with stick${wear} 64`)
      }
      await world.requireCommand(
        `summon item ${world.xyz([12.5, 0, 12.5])} {Item:{id:"minecraft:emerald",Count:3b}}`,
      )
      await world.ticks(30)
      equal('lying', world.itemsOnGround('emerald'), 3)
      holds(
        'none in the inventory',
        world.count(world.alice, 'emerald') === 0,
        world.count(world.alice, 'emerald'),
        '0',
      )
    },
  ),
] satisfies Probe[]
