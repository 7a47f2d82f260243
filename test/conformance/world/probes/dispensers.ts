import { equal, fitting, holds, within } from '../expectations.ts'
import { type Probe, ProbeFailure, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Scope } from '../scope.ts'
import { attributeOf, healthOf } from './measures.ts'

const P: Spot = [12, 0, 9]
const FRONT: Spot = [13, 0, 9]
const POWER: Spot = [11, 0, 9]

/** Fills a dispenser that looks to the east, and gives it power once. */
async function dispense(world: ProbeWorld, item: string, times = 1): Promise<void> {
  await world.command(`setblock ${world.xyz(P)} dispenser[facing=east]`)
  await world.requireCommand(`item replace block ${world.xyz(P)} container.0 with ${item}`)
  for (let i = 0; i < times; i++) {
    await world.set(POWER, 'redstone_block')
    await world.ticks(6)
    await world.set(POWER, 'air')
    await world.ticks(2)
  }
}

/** Items in the dispenser, by name. */
async function contents(world: ProbeWorld): Promise<string> {
  const { message } = await world.command(`data get block ${world.xyz(P)} Items`)
  return [...message.matchAll(/id: ?"minecraft:(\w+)"/g)].map(([, name]) => name).join(' ')
}

const seen = async (world: ProbeWorld, kind: string, ms = 1500): Promise<void> =>
  world.waitUntil(() => world.seen(kind).length > 0, ms, `a ${kind}`)

/** An item, the block before and after in front of the dispenser, and what is then in the dispenser. */
const CHANGES: readonly [item: string, before: string, after: string, left: string, scope?: Scope][] = [
  ['water_bucket', 'air', 'water', 'bucket'],
  ['lava_bucket', 'air', 'lava', 'bucket'],
  ['powder_snow_bucket', 'air', 'powder_snow', 'bucket', { needs: ['powder_snow_bucket'] }],
  ['bucket', 'water', 'air', 'water_bucket'],
  ['bucket', 'lava', 'air', 'lava_bucket'],
  ['flint_and_steel', 'air', 'fire', 'flint_and_steel'],
  ['flint_and_steel', 'campfire[lit=false]', 'campfire[lit=true]', 'flint_and_steel'],
  ['bone_meal', 'oak_sapling', 'oak_sapling', ''],
  ['bone_meal', 'stone', 'stone', 'bone_meal'],
  ['honeycomb', 'copper_block', 'waxed_copper_block', '', { needs: ['copper_block'] }],
  ['glowstone', 'respawn_anchor[charges=1]', 'respawn_anchor[charges=2]', ''],
  ['shulker_box', 'air', 'shulker_box[facing=east]', ''],
  ['glass_bottle', 'water', 'water', 'potion'],
]

/** An item that becomes something that moves. */
const FLIES: readonly [item: string, entity: string, aim: number, scope?: Scope][] = [
  ['arrow', 'arrow', 1],
  ['spectral_arrow', 'spectral_arrow', 1],
  ['snowball', 'snowball', 1],
  ['egg', 'egg', 1],
  ['experience_bottle', 'experience_bottle', 1],
  ['splash_potion', 'potion', 1],
  ['fire_charge', 'small_fireball', 1],
  ['firework_rocket', 'firework_rocket', 1],
  ['ender_pearl', 'item', 0],
  ['cow_spawn_egg', 'cow', 0],
  ['armor_stand', 'armor_stand', 0],
  ['tnt', 'tnt', 0],
  ['dirt', 'item', 0],
]

/** Dispensers: the use of each item. */
export const dispensers: readonly Probe[] = [
  ...CHANGES.map(([item, before, after, left, scope]) =>
    probe(
      `redstone.dispenses-${item}-${before.replace(/\W.*/, '')}`,
      `A dispenser makes ${after} of ${before} with ${item}, and ${left === '' ? 'is empty' : `has a ${left}`} then`,
      'DispenseItemBehavior.bootStrap.',
      async (world) => {
        if (before !== 'air') await world.set(FRONT, before)
        await dispense(world, item)
        fitting('in front', world.blockText(FRONT), after)
        equal('in the dispenser', await contents(world), left)
      },
      { ...scope, needs: [...(scope?.needs ?? []), item, before, after] },
    ),
  ),
  ...FLIES.map(([item, entity, aim, scope]) =>
    probe(
      `redstone.ejects-${item}`,
      `A dispenser makes ${entity === 'item' ? 'an item' : entity} of ${item}${aim > 0 ? ', which flies east' : ''}`,
      'DispenseItemBehavior.bootStrap.',
      async (world) => {
        let first: { x: number; y: number; z: number } | undefined
        const note = (found: {
          name?: string | undefined
          position: { x: number; y: number; z: number }
        }) => {
          if (found.name === entity) first ??= { ...found.position }
        }
        world.alice.on('entitySpawn', note)
        let far = 0
        const moved = ({ name, position }: { name?: string | undefined; position: { x: number } }) => {
          if (name === entity) far = Math.max(far, position.x - world.at(P).x)
        }
        world.alice.on('entityMoved', moved)
        await dispense(world, item)
        await world.ticks(8)
        world.alice.off('entitySpawn', note)
        world.alice.off('entityMoved', moved)
        if (!first) throw new ProbeFailure(entity, 'none', 'one')
        if (aim > 0) holds('blocks to the east', far > 2, far, 'more than 2')
        equal('in the dispenser', await contents(world), '')
      },
      { needs: [item], ...scope },
    ),
  ),
  probe(
    'redstone.dispenses-fish',
    'A dispenser lets a fish out of its bucket',
    'DispensibleContainerItem.',
    async (world) => {
      await dispense(world, 'cod_bucket')
      await seen(world, 'cod')
      equal('in front', world.block(FRONT).name, 'water')
    },
  ),
  probe(
    'redstone.dispenses-armour',
    'A dispenser puts armour on a player in front, which protects',
    'ArmorItem.dispenseArmor.',
    async (world) => {
      await world.stand(world.alice, [13.5, 0, 9.5])
      await dispense(world, 'diamond_chestplate')
      within('armour', await attributeOf(world, 'Alice', 'armor'), 8, 8)
      equal('in the dispenser', await contents(world), '')
    },
  ),
  probe(
    'redstone.dispenses-shears',
    'A dispenser shears a sheep in front, once',
    'ShearsDispenseItemBehavior.',
    async (world) => {
      await world.summon('sheep', [13.5, 0, 9.5], '{NoAI:1b}')
      await dispense(world, 'shears', 2)
      within('wool', world.ownedOrOnGround('white_wool'), 1, 3)
      equal('in the dispenser', await contents(world), 'shears')
    },
  ),
  probe(
    'redstone.dispenses-shears-more',
    'A dispenser shears a snow golem and a mooshroom, which is a cow then',
    'ShearsDispenseItemBehavior: Shearable.',
    async (world) => {
      await world.summon('snow_golem', [13.5, 0, 9.5], '{NoAI:1b}')
      await dispense(world, 'shears', 2)
      equal('pumpkins', world.ownedOrOnGround('carved_pumpkin'), 1)
      await world.requireCommand('kill @e[type=snow_golem]')
      await world.ticks(25)
      await world.summon('mooshroom', [13.5, 0, 9.5], '{NoAI:1b}')
      await dispense(world, 'shears', 2)
      equal('mushrooms', world.ownedOrOnGround('red_mushroom'), 5)
      equal('cows and mooshrooms', [world.seen('cow').length, world.seen('mooshroom').length], [1, 0])
      equal('in the dispenser', await contents(world), 'shears')
    },
  ),
  probe(
    'redstone.dispenses-golem',
    'A dispenser puts a carved pumpkin on a body of snow and one of iron, which make golems',
    'DispenseItemBehavior: CarvedPumpkinBlock.canSpawnGolem.',
    async (world) => {
      await world.fill([13, -2, 9], [13, -1, 9], 'snow_block')
      await dispense(world, 'carved_pumpkin')
      await seen(world, 'snow_golem')
      equal('in the dispenser', await contents(world), '')
      await world.fill([13, -2, 7], [13, -1, 11], 'air')
      await world.fill([13, -1, 8], [13, -1, 10], 'iron_block')
      await world.set([13, -2, 9], 'iron_block')
      await dispense(world, 'carved_pumpkin')
      await seen(world, 'iron_golem')
      equal('in the dispenser', await contents(world), '')
    },
  ),
  probe(
    'redstone.dispenses-pumpkin',
    'A carved pumpkin that makes no golem stays in the dispenser; one without a face is thrown out',
    'OptionalDispenseItemBehavior.',
    async (world) => {
      await dispense(world, 'carved_pumpkin')
      equal('in front', world.block(FRONT).name, 'air')
      equal('in the dispenser', await contents(world), 'carved_pumpkin')
      await world.fill([13, -2, 9], [13, -1, 9], 'snow_block')
      await dispense(world, 'pumpkin')
      equal('golems', world.seen('snow_golem').length, 0)
      equal('pumpkins', world.ownedOrOnGround('pumpkin'), 1)
    },
  ),
  probe(
    'redstone.dispenses-pumpkin-on',
    'A dispenser puts a carved pumpkin on the head of a player in front',
    'ArmorItem.dispenseArmor.',
    async (world) => {
      await world.stand(world.alice, [13.5, 0, 9.5])
      await dispense(world, 'carved_pumpkin')
      equal('on the head', world.alice.inventory.slots[5]?.name, 'carved_pumpkin')
      equal('in the dispenser', await contents(world), '')
    },
  ),
  probe(
    'redstone.dispenses-wither',
    'A dispenser puts the third skull on a body of soul sand, which makes a wither',
    'DispenseItemBehavior: WitherSkullBlock.canSpawnMob.',
    async (world) => {
      await world.fill([13, -2, 7], [13, -1, 11], 'air')
      await world.fill([13, -1, 8], [13, -1, 10], 'soul_sand')
      await world.set([13, -2, 9], 'soul_sand')
      await world.set([13, 0, 8], 'wither_skeleton_skull')
      await world.set([13, 0, 10], 'wither_skeleton_skull')
      await dispense(world, 'wither_skeleton_skull')
      await seen(world, 'wither')
      await world.requireCommand('kill @e[type=wither]')
      equal('in the dispenser', await contents(world), '')
      await dispense(world, 'wither_skeleton_skull')
      equal('without a body', await contents(world), 'wither_skeleton_skull')
    },
  ),
  probe(
    'redstone.dispenses-saddle',
    'A dispenser saddles a pig in front',
    'DispenseItemBehavior: Saddleable.',
    async (world) => {
      const pig = await world.summon('pig', [13.5, 0, 9.5], '{NoAI:1b}')
      await dispense(world, 'saddle')
      await world.waitUntil(() => world.metadata(pig, 17) === true, 1500, 'a saddle')
    },
  ),
  probe(
    'redstone.dispenses-boat',
    'A dispenser puts a boat on water, and throws it out on land',
    'BoatDispenseItemBehavior.',
    async (world) => {
      const boat = world.nameOf('oak_boat')
      await dispense(world, boat)
      await world.waitUntil(() => world.itemsOnGround(boat) === 1, 1500, 'an item')
      await world.requireCommand('kill @e[type=item]')
      await world.fill([13, -1, 7], [16, -1, 11], 'water')
      await dispense(world, boat)
      const kind = world.version === '1.21.4' ? 'oak_boat' : 'boat'
      await seen(world, kind)
    },
  ),
  probe('redstone.dispenses-cart', 'A dispenser puts a minecart on rails', 'MinecartItem.', async (world) => {
    await world.set(FRONT, 'rail')
    await dispense(world, 'minecart')
    await seen(world, 'minecart')
  }),
  probe(
    'redstone.dispenses-tipped',
    'A tipped arrow of a dispenser gives its effect',
    'AbstractProjectileDispenseBehavior.',
    async (world) => {
      await world.stand(world.alice, [15.5, 0, 9.5])
      const potion = ['1.21.1', '1.21.4'].includes(world.version)
        ? '[potion_contents="minecraft:slowness"]'
        : '{Potion:"minecraft:slowness"}'
      await dispense(world, `tipped_arrow${potion}`)
      await world.ticks(10)
      within('speed', await attributeOf(world, 'Alice', 'movement_speed'), 0.084, 0.086)
    },
  ),
  probe(
    'redstone.dispenses-mud',
    'A dispenser makes mud of dirt with a bottle of water',
    'DispenseItemBehavior: PotionItem.',
    async (world) => {
      await world.set(FRONT, 'dirt')
      const water = ['1.21.1', '1.21.4'].includes(world.version)
        ? '[potion_contents="minecraft:water"]'
        : '{Potion:"minecraft:water"}'
      await dispense(world, `potion${water}`)
      equal('in front', world.block(FRONT).name, 'mud')
      equal('in the dispenser', await contents(world), 'glass_bottle')
    },
    { needs: ['mud'] },
  ),
  probe(
    'redstone.dispensed-arrow-hurts',
    'An arrow of a dispenser hurts',
    'AbstractProjectileDispenseBehavior: 1.1 blocks a tick.',
    async (world) => {
      await world.summon('cow', [14.5, 0, 9.5], '{NoAI:1b}')
      await dispense(world, 'arrow')
      await world.ticks(10)
      within('health', await healthOf(world, 'cow'), 5, 8)
    },
  ),
  probe(
    'hand.bottle-water',
    'A glass bottle is filled with water by looking at it',
    'BottleItem.use: sources.',
    async (world) => {
      await world.set([12, -1, 10], 'water')
      await world.hold(world.alice, 'glass_bottle', 2)
      await world.useAt(world.alice, [12.5, -0.2, 10.5])
      equal('bottles of water', world.count(world.alice, 'potion'), 1)
      equal('glass bottles', world.count(world.alice, 'glass_bottle'), 1)
    },
  ),
]
