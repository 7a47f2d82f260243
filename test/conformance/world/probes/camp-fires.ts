import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Scope } from '../scope.ts'
import type { Wear } from '../wear.ts'

const M: Spot = [12, 0, 10]
const FULL_COOKING = 32_000

/** Puts this many things on the fire; returns how many are left in the hand. */
async function put(world: ProbeWorld, item: string, clicks: number): Promise<number> {
  await world.hold(world.alice, item, clicks)
  for (let i = 0; i < clicks; i++) await world.click(world.alice, M)
  return world.count(world.alice, item)
}

const DISHES = [
  ['porkchop', 'cooked_porkchop'],
  ['mutton', 'cooked_mutton'],
  ['chicken', 'cooked_chicken'],
  ['rabbit', 'cooked_rabbit'],
  ['cod', 'cooked_cod'],
  ['salmon', 'cooked_salmon'],
  ['potato', 'baked_potato'],
  ['kelp', 'dried_kelp'],
] as const

const cooks: readonly Probe[] = DISHES.map(([raw, cooked]) =>
  probe(
    `camp-fires.cooks-${raw}`,
    `A camp fire makes ${cooked} of ${raw}`,
    'Recipes of campfire_cooking: 600 ticks.',
    async (world) => {
      await world.set(M, 'campfire[lit=true]')
      await put(world, raw, 1)
      const done = () => world.ownedOrOnGround(cooked)
      await world.waitUntil(() => done() === 1, FULL_COOKING, `1 ${cooked}`, done)
      within('ticks', world.now(), 600, 640)
    },
  ),
)

/** How a camp fire is lit or put out: the block before and after, and the item that does it. */
const LIGHTS: readonly [
  name: string,
  title: string,
  before: string,
  item: string,
  after: string,
  left: number,
  scope?: Scope,
][] = [
  [
    'steel',
    'Flint and steel light a camp fire',
    'campfire[lit=false]',
    'flint_and_steel',
    'campfire[lit=true]',
    1,
  ],
  [
    'charge',
    'A fire charge lights it and is used up',
    'campfire[lit=false]',
    'fire_charge',
    'campfire[lit=true]',
    0,
  ],
  [
    'soul-steel',
    'Flint and steel light a soul camp fire',
    'soul_campfire[lit=false]',
    'flint_and_steel',
    'soul_campfire[lit=true]',
    1,
  ],
  [
    'wet',
    'A camp fire in water is not lit',
    'campfire[lit=false,waterlogged=true]',
    'flint_and_steel',
    'campfire[lit=false]',
    1,
  ],
  ['shovel', 'A shovel puts it out', 'soul_campfire[lit=true]', 'iron_shovel', 'soul_campfire[lit=false]', 1],
  [
    'bucket',
    'Water puts it out',
    'campfire[lit=true]',
    'water_bucket',
    'campfire[lit=false,waterlogged=true]',
    0,
  ],
]

const lights: readonly Probe[] = LIGHTS.map(([name, title, before, item, after, left, scope]) =>
  probe(
    `camp-fires.${name}`,
    title,
    'CampfireBlock.canLight, dowse.',
    async (world) => {
      await world.set(M, before)
      await world.hold(world.alice, item)
      // a bucket pours where the player looks
      if (item === 'water_bucket') await world.useAt(world.alice, [12.5, 0.2, 10.5])
      else await world.click(world.alice, M)
      await world.waitForBlock(M, after)
      equal('items left', world.count(world.alice, item), left)
    },
    scope,
  ),
)

const HURTS: readonly [block: string, damage: number, scope?: Scope][] = [
  ['campfire[lit=true]', 1],
  ['soul_campfire[lit=true]', 2],
  ['campfire[lit=false]', 0],
]

/** The lowest health that Alice has within some ticks. */
async function leastHealth(world: ProbeWorld, ticks: number): Promise<number> {
  let least = world.alice.health
  for (let i = 0; i < ticks; i++) {
    await world.ticks(1)
    least = Math.min(least, world.alice.health)
  }
  return least
}

const hurts: readonly Probe[] = HURTS.map(([block, damage]) =>
  probe(
    `camp-fires.hurts-${block}`,
    `A player on ${block} loses ${damage} at once`,
    'CampfireBlock.entityInside: 1, of souls 2.',
    async (world) => {
      await world.heal(world.alice)
      await world.set([12, 0, 12], block)
      await world.stand(world.alice, [12.5, 0.4375, 12.5])
      equal('health', await leastHealth(world, 5), 20 - damage)
    },
  ),
)

const worn = async (world: ProbeWorld, item: string, wear: Wear): Promise<void> => {
  await world.hold(world.alice, item, 1, wear)
  await world.useAt(world.alice, [12.5, 3, 6])
  await world.ticks(5)
}

export const campFires: readonly Probe[] = [
  ...cooks,
  ...lights,
  ...hurts,
  probe(
    'camp-fires.four',
    'A camp fire takes four things, one a click, and no fifth',
    'CampfireBlockEntity: four slots.',
    async (world) => {
      await world.set(M, 'campfire[lit=true]')
      equal('left in the hand', await put(world, 'beef', 5), 1)
      await world.waitUntil(
        () => world.itemsOnGround('cooked_beef') + world.count(world.alice, 'cooked_beef') === 4,
        FULL_COOKING,
        '4 cooked_beef',
      )
    },
  ),
  probe(
    'camp-fires.shown',
    'Clients see the items on it',
    'CampfireBlockEntity.getUpdateTag: Items.',
    async (world) => {
      await world.set(M, 'campfire[lit=true]')
      await put(world, 'beef', 2)
      const shown = () => JSON.stringify(world.block(M).blockEntity ?? {})
      await world.waitUntil(() => shown().split('beef').length === 3, 2000, 'two pieces of beef', shown)
    },
  ),
  probe('camp-fires.data', 'Data tells how long it has cooked', 'CookingTimes.', async (world) => {
    await world.set(M, 'campfire[lit=true]')
    await put(world, 'beef', 1)
    await world.ticks(40)
    const said = await world.requireCommand(`data get block ${world.xyz(M)} CookingTimes[0]`)
    within('ticks of cooking', Number(/: (\d+)$/.exec(said)?.[1]), 35, 60)
    const total = await world.requireCommand(`data get block ${world.xyz(M)} CookingTotalTimes[0]`)
    holds('total', total.endsWith(': 600'), total, '600')
  }),
  probe('camp-fires.cold', 'A cold one cooks nothing', 'cooldownTick.', async (world) => {
    await world.set(M, 'campfire[lit=false]')
    equal('left in the hand', await put(world, 'beef', 1), 0)
    await world.ticks(700)
    equal('cooked', world.ownedOrOnGround('cooked_beef'), 0)
  }),
  probe(
    'camp-fires.refuses',
    'It takes nothing that cannot be cooked',
    'getCookableRecipe.',
    async (world) => {
      await world.set(M, 'campfire[lit=true]')
      equal('sticks left', await put(world, 'stick', 1), 1)
    },
  ),
  probe(
    'camp-fires.spills',
    'A broken one drops what lay on it',
    'CampfireBlock.onRemove.',
    async (world) => {
      await world.set(M, 'campfire[lit=true]')
      await put(world, 'beef', 3)
      await world.hold(world.alice, 'iron_axe')
      await world.dig(world.alice, M)
      await world.waitUntil(
        () => world.ownedOrOnGround('beef') === 3 && world.ownedOrOnGround('charcoal') === 2,
        2000,
        '3 beef and 2 charcoal',
        () => [world.ownedOrOnGround('beef'), world.ownedOrOnGround('charcoal')],
      )
    },
  ),
  probe('camp-fires.soul-drop', 'A soul camp fire drops soul soil', 'Loot table.', async (world) => {
    await world.set(M, 'soul_campfire[lit=true]')
    await world.hold(world.alice, 'iron_axe')
    await world.dig(world.alice, M)
    await world.waitUntil(() => world.ownedOrOnGround('soul_soil') === 1, 2000, 'soul soil')
  }),
  probe('camp-fires.silk', 'With silk touch it drops itself', 'Loot table.', async (world) => {
    await world.set(M, 'campfire[lit=true]')
    await world.hold(world.alice, 'iron_axe', 1, { enchantments: { silk_touch: 1 } })
    await world.dig(world.alice, M)
    await world.waitUntil(() => world.ownedOrOnGround('campfire') === 1, 2000, 'a campfire')
  }),
  probe(
    'camp-fires.frost',
    'Boots of a frost walker keep the heat away',
    'EnchantmentHelper.hasFrostWalker.',
    async (world) => {
      await world.heal(world.alice)
      const boots = { enchantments: { frost_walker: 1 } }
      await world.hold(world.alice, 'iron_boots', 1, boots)
      await world.useAt(world.alice, [12.5, 5, 3])
      await world.set([12, 0, 12], 'campfire[lit=true]')
      await world.stand(world.alice, [12.5, 0.4375, 12.5])
      equal('health', await leastHealth(world, 10), 20)
    },
    { before: '1.21' },
  ),
  probe('camp-fires.mobs', 'It hurts animals', 'CampfireBlock.entityInside.', async (world) => {
    await world.set(M, 'campfire[lit=true]')
    const cow = await world.summon('cow', [12.5, 0.4375, 10.5], '{NoAI:0b}')
    const said = () => world.requireCommand(`data get entity @e[type=cow,limit=1] Health`)
    await world.ticks(30)
    const health = Number(/([\d.]+)f?$/.exec(await said())?.[1])
    within('health of a cow', health, 1, 9)
    holds('the cow', cow.isValid, 'gone', 'there')
  }),
  probe('camp-fires.signal', 'Over hay its smoke is a signal', 'isSmokeSource.', async (world) => {
    await world.set([12, 0, 10], 'hay_block')
    await world.place('campfire', { on: [12, 0, 10] })
    await world.waitForBlock([12, 1, 10], 'campfire[signal_fire=true,lit=true]')
    await world.set([12, 0, 10], 'dirt')
    await world.waitForBlock([12, 1, 10], 'campfire[signal_fire=false]')
  }),
  probe('camp-fires.arrow', 'A burning arrow lights it', 'onProjectileHit.', async (world) => {
    await world.set([12, 0, 6], 'campfire[lit=false]')
    await world.give(world.alice, 'arrow', 1)
    await world.hold(world.alice, 'bow', 1, { enchantments: { flame: 1 } })
    await world.give(world.alice, 'arrow', 1)
    await world.alice.lookAt(world.at([12.5, 0.5, 6.5]), true)
    await world.ticks(2)
    world.alice.activateItem()
    await world.ticks(24)
    world.alice.deactivateItem()
    await world.waitForBlock([12, 0, 6], 'campfire[lit=true]', 3000)
  }),
  probe('camp-fires.splash', 'A splash of water puts it out', 'ThrownPotion.dowseFire.', async (world) => {
    await world.set([12, 0, 8], 'campfire[lit=true]')
    await world.hold(world.alice, 'splash_potion', 1, { potion: 'water' })
    await world.useAt(world.alice, [12.5, 0.3, 8.5])
    await world.waitForBlock([12, 0, 8], 'campfire[lit=false]', 3000)
  }),
  probe(
    'camp-fires.candle',
    'A burning arrow lights candles',
    'AbstractCandleBlock.onProjectileHit.',
    async (world) => {
      await world.set([12, 0, 5], 'stone')
      await world.set([12, 0, 6], 'candle_cake[lit=false]')
      await worn(world, 'bow', { enchantments: { flame: 1 } })
      await world.give(world.alice, 'arrow', 1)
      await world.alice.lookAt(world.at([12.5, 0.3, 6.5]), true)
      await world.ticks(2)
      world.alice.activateItem()
      await world.ticks(24)
      world.alice.deactivateItem()
      await world.waitForBlock([12, 0, 6], 'candle_cake[lit=true]', 3000)
    },
    { needs: ['candle'] },
  ),
]
