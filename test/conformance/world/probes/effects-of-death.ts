import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type ProbeWorld, probe, type Spot } from '../probe.ts'
import { affect, fallFrom, target } from './measures.ts'

const SHORE: Spot = [12.5, 0, 4.5]
export const TREASURE = /^(name_tag|saddle|bow|fishing_rod|enchanted_book|nautilus_shell)$/

/** Alice's catches in open water, with Lure to save time: those that have reached her, and those that fell short of the shore. */
export async function caught(
  world: ProbeWorld,
  rods: number,
  more: Readonly<Record<string, number>> = {},
): Promise<string[]> {
  await world.fill([4, -3, 6], [20, -1, 22], 'water')
  const items: string[] = []
  for (let i = 0; i < rods; i++) {
    await world.command('clear Alice')
    await world.command('kill @e[type=item]')
    await world.stand(world.alice, SHORE, 'south', 10)
    await world.hold(world.alice, 'fishing_rod', 1, { enchantments: { lure: 5, ...more } })
    await world.ticks(4)
    await world.alice.fish()
    await world.ticks(50)
    for (const item of world.alice.inventory.items())
      if (item.slot !== world.alice.quickBarSlot + 36) items.push(item.name)
    for (const entity of world.seen('item')) items.push(entity.getDroppedItem()?.name ?? 'nothing')
  }
  return items
}

/** Effects on luck and prices, and at the death of a body. */
export const raisedBy = [
  probe(
    'effects.luck',
    'With much luck an angler finds treasure',
    'Attributes.LUCK: +1 a level.',
    async (world) => {
      await affect(world, 'luck', { level: 100, seconds: 600 })
      const items = await caught(world, 2)
      equal('treasure', items.filter((item) => TREASURE.test(item)).length, 2)
    },
  ),
  probe('effects.unluck', 'Bad luck takes luck away', 'Attributes.LUCK: -1 a level.', async (world) => {
    await affect(world, 'luck', { level: 100, seconds: 600 })
    await affect(world, 'unluck', { level: 120, seconds: 600 })
    const items = await caught(world, 2)
    equal('treasure', items.filter((item) => TREASURE.test(item)).length, 0)
  }),
  probe(
    'effects.hero',
    'Villagers let a hero off three tenths of the price',
    'Villager.updateSpecialPrices.',
    async (world) => {
      const offer =
        '{buy:{id:"minecraft:emerald",Count:20b},sell:{id:"minecraft:bread",Count:1b},maxUses:7,xp:2}'
      const villager = await world.summon(
        'villager',
        [12.5, 0, 10.5],
        `{NoAI:1b,VillagerData:{profession:"minecraft:farmer",level:1,type:"minecraft:plains"},Offers:{Recipes:[${offer}]}}`,
      )
      await affect(world, 'hero_of_the_village')
      const window = (await world.alice.openVillager(villager)) as unknown as {
        trades: { realPrice: number }[]
      }
      await world.ticks(2)
      equal('price', window.trades[0]?.realPrice, 14)
      world.alice.closeWindow(world.alice.currentWindow as never)
      await world.ticks(3)
    },
  ),
  probe('effects.totem', 'A totem of undying keeps alive', 'checkTotemDeathProtection.', async (world) => {
    await world.hold(world.alice, 'totem_of_undying')
    await fallFrom(world, 40, 80)
    await world.ticks(5)
    holds('alive', world.alice.health >= 1, world.alice.health, 'at least 1')
    equal('totems', world.count(world.alice, 'totem_of_undying'), 0)
    holds('height', world.alice.entity.position.y < world.at([0, 2, 0]).y, 'above', 'on the ground')
  }),
  probe(
    'effects.infested',
    'Silverfish come out of an infested body that is hurt',
    'InfestedMobEffect: one time in ten.',
    async (world) => {
      await target(world, 'cow', { health: 500 })
      await world.requireCommand('effect give @e[type=cow] infested 600 0')
      await world.requireCommand('effect give @e[type=cow] poison 600 4')
      await world.waitUntil(() => world.seen('silverfish').length > 0, 20_000, 'silverfish')
    },
    { since: '1.20.5' },
  ),
  probe(
    'effects.oozing',
    'An oozing body that dies leaves two slimes',
    'OozingMobEffect.',
    async (world) => {
      await target(world, 'cow', { health: 2 })
      await world.requireCommand('effect give @e[type=cow] oozing 60 0')
      await world.requireCommand('kill @e[type=cow]')
      await world.ticks(5)
      equal('slimes', world.seen('slime').length, 2)
    },
    { since: '1.20.5' },
  ),
  probe(
    'effects.weaving',
    'A weaving body that dies leaves cobwebs',
    'WeavingMobEffect: two or three.',
    async (world) => {
      await target(world, 'cow', { health: 2 })
      await world.requireCommand('effect give @e[type=cow] weaving 60 0')
      await world.requireCommand('kill @e[type=cow]')
      await world.ticks(5)
      const spots: Spot[] = []
      for (let x = 11; x <= 13; x++) for (let z = 9; z <= 11; z++) spots.push([x, 0, z])
      within('cobwebs', spots.filter((spot) => world.block(spot).name === 'cobweb').length, 2, 3)
    },
    { since: '1.20.5' },
  ),
  probe(
    'effects.wind-charged',
    'A wind-charged body that dies releases a gust',
    'WindChargedMobEffect.',
    async (world) => {
      await target(world, 'cow', { health: 2 })
      const sheep = (await world.summon('sheep', [12.5, 0, 8.9])) as Entity
      const before = sheep.position.clone()
      await world.requireCommand('effect give @e[type=cow] wind_charged 60 0')
      await world.requireCommand('kill @e[type=cow]')
      await world.ticks(10)
      const pushed = before.z - sheep.position.z
      holds('pushed', pushed > 1, pushed, 'more than one block')
    },
    { since: '1.20.5' },
  ),
]
