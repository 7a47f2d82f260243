import { equal, holds, within } from '../expectations.ts'
import { type ProbeWorld, probe } from '../probe.ts'
import { level, type Wear } from '../wear.ts'
import { caught, TREASURE } from './effects-of-death.ts'
import { healthOf, target } from './measures.ts'

/** Alice draws a bow fully, or holds a trident, and lets go, towards a mob seven blocks north of her. */
async function shoot(
  world: ProbeWorld,
  item: string,
  wear: Wear,
  { ticks = 24, height = 1.2 }: { ticks?: number; height?: number } = {},
): Promise<void> {
  await world.stand(world.alice, [12.5, 0, 15.5], 'north')
  await world.hold(world.alice, item, 1, wear)
  if (item.endsWith('bow')) await world.give(world.alice, 'arrow')
  await world.alice.lookAt(world.at([12.5, height, 8.5]), true)
  await world.ticks(3)
  world.alice.activateItem()
  await world.ticks(ticks)
  world.alice.deactivateItem()
  await world.ticks(15)
}

const spot = [12.5, 0, 8.5] as const

/** Enchantments of bows, crossbows, tridents, tools and rods. */
export const hurled = [
  probe(
    'enchantments.power',
    'Power V does more damage by three fifths of the shot',
    'Power.',
    async (world) => {
      await target(world, 'cow', { spot })
      await shoot(world, 'bow', level('power', 5), { ticks: 12 })
      const damage = 100 - (await healthOf(world, 'cow'))
      within('damage', damage, 7, 12)
    },
  ),
  probe(
    'enchantments.punch',
    'Punch II pushes what an arrow hits',
    'AbstractArrow.onHitEntity.',
    async (world) => {
      const pushed = async (wear: Wear) => {
        await world.command('kill @e[type=cow]')
        await world.ticks(30)
        const cow = await world.summon('cow', spot)
        await world.requireCommand(`effect give @e[type=cow] slowness 60 6`)
        await shoot(world, 'bow', wear, { ticks: 12 })
        return world.at(spot).z - cow.position.z
      }
      const plain = await pushed({})
      const far = await pushed(level('punch', 2))
      holds('way', far > plain + 1, far, `more than ${(plain + 1).toFixed(1)}`)
    },
  ),
  probe(
    'enchantments.flame',
    'An arrow of a flaming bow burns for five seconds',
    'Flame: 100 ticks.',
    async (world) => {
      await target(world, 'cow', { spot })
      await shoot(world, 'bow', level('flame', 1), { ticks: 12 })
      const before = await healthOf(world, 'cow')
      await world.ticks(110)
      within('damage of the fire', before - (await healthOf(world, 'cow')), 3, 5)
    },
  ),
  probe(
    'enchantments.piercing',
    'An arrow with piercing goes through a body to the next',
    'AbstractArrow.getPierceLevel.',
    async (world) => {
      await target(world, 'cow', { spot: [12.5, 0, 9.5] })
      await target(world, 'sheep', { spot: [12.5, 0, 6.9] })
      await shoot(world, 'crossbow', level('piercing', 2), { ticks: 28 })
      world.alice.activateItem()
      await world.ticks(15)
      holds('damage of the second', (await healthOf(world, 'sheep')) < 100, 'none', 'some')
    },
  ),
  probe('enchantments.loyalty', 'A loyal trident comes back', 'Loyalty.', async (world) => {
    await shoot(world, 'trident', level('loyalty', 3), { ticks: 14 })
    await world.ticks(60)
    equal('tridents in the hand', world.count(world.alice, 'trident'), 1)
  }),
  probe(
    'enchantments.impaling-thrown',
    'A thrown trident with impaling V does more to what lives in water',
    'ThrownTrident.onHitEntity.',
    async (world) => {
      await target(world, 'dolphin', { spot })
      await world.requireCommand('data get entity @e[type=dolphin,limit=1] Health')
      await shoot(world, 'trident', level('impaling', 5), { ticks: 14, height: 0.6 })
      within('damage', 100 - (await healthOf(world, 'dolphin')), 20.4, 20.6)
    },
  ),
  probe(
    'enchantments.riptide',
    'Riptide III hurls a wet player',
    'TridentItem.releaseUsing.',
    async (world) => {
      await world.requireCommand('weather rain')
      await world.stand(world.alice, [12.5, 0, 20.5], 'north', -30)
      await world.hold(world.alice, 'trident', 1, level('riptide', 3))
      await world.ticks(3)
      world.alice.activateItem()
      await world.ticks(14)
      world.alice.deactivateItem()
      await world.ticks(12)
      const way = world.at([0, 0, 20.5]).z - world.alice.entity.position.z
      holds('way', way > 6, way, 'more than six blocks')
    },
  ),
  probe(
    'enchantments.channeling',
    'In a thunderstorm lightning follows a channeling trident',
    'ThrownTrident.onHitEntity: LightningBolt.',
    async (world) => {
      await world.requireCommand('weather thunder')
      const cow = await target(world, 'cow', { spot })
      let bolts = 0
      world.alice.on('entitySpawn', count)
      await shoot(world, 'trident', level('channeling', 1), { ticks: 14 })
      world.alice.off('entitySpawn', count)
      equal('bolts', bolts, 1)
      await world.ticks(20)
      holds('burning', (Number(cow.metadata[0] ?? 0) & 1) === 1, cow.metadata[0], 'the cow on fire')
      function count({ name }: { name?: string | undefined }): void {
        if (name === 'lightning_bolt') bolts++
      }
    },
  ),
  probe(
    'enchantments.quick-charge',
    'Quick charge III loads a crossbow in ten ticks',
    'CrossbowItem.getChargeDuration.',
    async (world) => {
      await shoot(world, 'crossbow', level('quick_charge', 3), { ticks: 13 })
      equal('arrows left', world.count(world.alice, 'arrow'), 0)
    },
  ),
  probe(
    'enchantments.efficiency',
    'Efficiency V digs stone in two ticks',
    'Efficiency: level² + 1.',
    async (world) => {
      await world.set([12, 0, 10], 'stone')
      await world.hold(world.alice, 'iron_pickaxe', 1, level('efficiency', 5))
      await world.ticks(4)
      within('ticks', await world.dig(world.alice, [12, 0, 10]), 1, 3 + world.slack)
    },
  ),
  probe('enchantments.silk-touch', 'Silk touch takes stone as it is', 'Loot tables.', async (world) => {
    await world.set([12, 0, 10], 'stone')
    await world.hold(world.alice, 'iron_pickaxe', 1, level('silk_touch', 1))
    await world.dig(world.alice, [12, 0, 10])
    await world.ticks(15)
    equal('stone', world.ownedOrOnGround('stone'), 1)
  }),
  probe(
    'enchantments.fortune',
    'Fortune III makes more diamonds of ore',
    'ApplyBonusCount.',
    async (world) => {
      await world.hold(world.alice, 'iron_pickaxe', 1, level('fortune', 3))
      for (let i = 0; i < 8; i++) {
        await world.set([12, 0, 10], 'diamond_ore')
        await world.dig(world.alice, [12, 0, 10])
      }
      await world.ticks(20)
      within('diamonds of eight ores', world.ownedOrOnGround('diamond'), 10, 32)
    },
  ),
  probe(
    'enchantments.unbreaking',
    'Unbreaking III makes tools last longer',
    'DigDurabilityEnchantment.',
    async (world) => {
      await world.hold(world.alice, 'iron_pickaxe', 1, level('unbreaking', 3))
      for (let i = 0; i < 16; i++) {
        await world.set([12, 0, 10], 'netherrack')
        await world.dig(world.alice, [12, 0, 10])
      }
      await world.ticks(4)
      within('wear of sixteen blocks', world.alice.heldItem?.durabilityUsed ?? 0, 0, 10)
    },
  ),
  probe(
    'enchantments.mending',
    'Experience repairs a tool with mending',
    'ExperienceOrb.repairPlayerItems.',
    async (world) => {
      await world.hold(world.alice, 'iron_pickaxe', 1, { damage: 100, ...level('mending', 1) })
      await world.requireCommand(`summon experience_orb ${world.xyz([12.5, 0, 12.5])} {Value:20}`)
      await world.ticks(40)
      equal('wear', world.alice.heldItem?.durabilityUsed, 60)
    },
  ),
  probe('enchantments.infinity', 'With infinity no arrow is used up', 'BowItem.', async (world) => {
    await shoot(world, 'bow', level('infinity', 1))
    equal('arrows left', world.count(world.alice, 'arrow'), 1)
  }),
  probe('enchantments.multishot', 'Multishot shoots three bolts', 'CrossbowItem.', async (world) => {
    await shoot(world, 'crossbow', level('multishot', 1), { ticks: 28 })
    await world.alice.lookAt(world.at([12.5, 12, 1.5]), true)
    await world.ticks(3)
    world.alice.activateItem()
    await world.ticks(4)
    equal('arrows', world.seen('arrow').length, 3)
  }),
  probe(
    'enchantments.luck-of-the-sea',
    'Much luck of the sea brings treasure',
    'FishingHook.retrieve.',
    async (world) => {
      const items = await caught(world, 2, { luck_of_the_sea: 100 })
      equal('treasure', items.filter((item) => TREASURE.test(item)).length, 2)
    },
  ),
  probe(
    'enchantments.lure',
    'Lure V brings a fish within ten seconds, three times',
    'FishingHook.catchingFish.',
    async (world) => {
      await world.fill([4, -3, 6], [20, -1, 22], 'water')
      await world.stand(world.alice, [12.5, 0, 4.5], 'south', 10)
      await world.hold(world.alice, 'fishing_rod', 1, level('lure', 5))
      for (let i = 0; i < 3; i++) {
        await world.ticks(10)
        const began = world.now()
        await world.alice.fish()
        within('ticks', world.now() - began, 20, 240)
      }
    },
  ),
]
