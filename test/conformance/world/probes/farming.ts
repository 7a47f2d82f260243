import { equal, fitting, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const M: Spot = [12, 0, 9]
const GROUND: Spot = [12, -1, 9]

/** A tool used on the ground, and the result. */
const tilled: [ground: string, tool: string, wanted: string][] = [
  ['grass_block', 'iron_hoe', 'farmland'],
  ['dirt', 'wooden_hoe', 'farmland'],
  ['dirt_path', 'iron_hoe', 'farmland'],
  ['coarse_dirt', 'iron_hoe', 'dirt'],
  ['rooted_dirt', 'iron_hoe', 'dirt'],
  ['stone', 'iron_hoe', 'stone'],
  ['podzol', 'iron_hoe', 'podzol'],
  ['dirt', 'iron_shovel', 'dirt_path'],
  ['podzol', 'iron_shovel', 'dirt_path'],
]

/** A plant, its ground, and its grown state. */
const grown: [plant: string, ground: string, ripe: string][] = [
  ['wheat', 'farmland[moisture=7]', 'wheat[age=7]'],
  ['carrots', 'farmland[moisture=7]', 'carrots[age=7]'],
  ['potatoes', 'farmland[moisture=7]', 'potatoes[age=7]'],
  ['beetroots', 'farmland[moisture=7]', 'beetroots[age=3]'],
  ['nether_wart', 'soul_sand', 'nether_wart[age=3]'],
  ['sweet_berry_bush', 'grass_block', 'sweet_berry_bush[age=3]'],
]

const trees = ['oak', 'birch', 'spruce', 'jungle', 'acacia']

/** Makes plants grow much faster. */
const hurry = (world: ProbeWorld) => world.requireCommand('gamerule randomTickSpeed 1000')

async function wetField(world: ProbeWorld): Promise<void> {
  await world.set([12, -1, 6], 'water')
  await world.fill([10, -1, 8], [14, -1, 10], 'farmland[moisture=7]')
}

async function feedBoneMeal(world: ProbeWorld, spot: Spot, isDone: () => boolean, most = 40): Promise<void> {
  await world.hold(world.alice, 'bone_meal', 64)
  for (let i = 0; i < most && !isDone(); i++) await world.click(world.alice, spot)
}

/** Farmland, plants and trees. */
export const farming = [
  ...tilled.map(([ground, tool, wanted]) =>
    probe(
      `farming.${tool}-${ground}`,
      `${tool} on ${ground} ${ground === wanted ? 'changes nothing' : `makes ${wanted}`}`,
      'HoeItem.TILLABLES, ShovelItem.FLATTENABLES.',
      async (world) => {
        await world.command(`setblock ${world.xyz(GROUND)} ${world.nameOf(ground)}`)
        await world.hold(world.alice, tool)
        await world.click(world.alice, GROUND)
        fitting('the ground', world.blockText(GROUND), world.nameOf(wanted))
      },
      { needs: [ground] },
    ),
  ),
  probe('farming.roofed', 'Dirt under a block cannot be tilled', 'HoeItem.onlyIfAirAbove.', async (world) => {
    await world.set(M, 'glass')
    await world.hold(world.alice, 'iron_hoe')
    await world.click(world.alice, GROUND, { face: 'south' })
    fitting('the ground', world.blockText(GROUND), 'grass_block')
  }),
  ...grown.map(([plant, ground, ripe]) =>
    probe(`farming.grows-${plant}`, `${plant} grow ripe`, 'Random ticks.', async (world) => {
      await world.set([12, -1, 6], 'water')
      if (ground !== 'grass_block') await world.set(GROUND, ground)
      await world.set(M, plant)
      await hurry(world)
      await world.waitForBlock(M, ripe, 120_000)
    }),
  ),
  ...['sugar_cane', 'cactus'].map((plant) =>
    probe(
      `farming.tall-${plant}`,
      `${plant} grows three blocks high`,
      'SugarCaneBlock.randomTick.',
      async (world) => {
        await world.set(GROUND, 'sand')
        if (plant === 'sugar_cane') await world.set([12, -1, 8], 'water')
        await world.set(M, plant)
        await hurry(world)
        await world.waitForBlock([12, 2, 9], plant, 60_000)
        await world.ticks(400)
        fitting('one higher', world.blockText([12, 3, 9]), 'air')
      },
    ),
  ),
  ...['melon', 'pumpkin'].map((fruit) =>
    probe(
      `farming.stem-${fruit}`,
      `A ripe stem grows a ${fruit} next to it`,
      'StemBlock.randomTick.',
      async (world) => {
        await wetField(world)
        await world.set(M, `${fruit}_stem[age=7]`)
        await hurry(world)
        await world.waitForBlock(M, `attached_${fruit}_stem`, 90_000)
      },
    ),
  ),
  probe(
    'farming.bone-meal',
    'Bone meal advances wheat by two to five stages',
    'CropBlock.getBonemealAgeIncrease.',
    async (world) => {
      await wetField(world)
      await world.set(M, 'wheat[age=0]')
      await world.hold(world.alice, 'bone_meal', 4)
      await world.click(world.alice, M)
      const age = Number(/age=(\d)/.exec(world.blockText(M))?.[1])
      holds('age', age >= 2 && age <= 5, age, '2 to 5')
      equal('bone meal left', world.alice.heldItem?.count, 3)
    },
  ),
  probe(
    'farming.bone-meal-ripe',
    'Bone meal is not used up on ripe wheat',
    'isValidBonemealTarget.',
    async (world) => {
      await wetField(world)
      await world.set(M, 'wheat[age=7]')
      await world.hold(world.alice, 'bone_meal', 4)
      await world.click(world.alice, M)
      equal('bone meal left', world.alice.heldItem?.count, 4)
    },
  ),
  probe(
    'farming.meadow',
    'Bone meal on grass grows plants around it',
    'GrassBlock.performBonemeal.',
    async (world) => {
      await world.hold(world.alice, 'bone_meal', 1)
      await world.click(world.alice, GROUND)
      let sprouts = 0
      for (let x = 5; x <= 19; x++)
        for (let z = 2; z <= 16; z++) if (world.block([x, 0, z]).name !== 'air') sprouts++
      holds('sprouts', sprouts >= 5, sprouts, '5 or more')
    },
  ),
  ...trees.map((kind) =>
    probe(
      `farming.tree-${kind}`,
      `Bone meal grows a tree from an ${kind} sapling`,
      'SaplingBlock.advanceTree.',
      async (world) => {
        await world.set(M, `${kind}_sapling`)
        await feedBoneMeal(world, M, () => world.block(M).name === `${kind}_log`)
        fitting('the foot', world.blockText(M), `${kind}_log`)
        fitting('the ground', world.blockText(GROUND), 'dirt')
      },
    ),
  ),
  probe('farming.dark-oak', 'A dark oak needs four saplings', 'DarkOakTreeGrower.', async (world) => {
    await world.set(M, 'dark_oak_sapling')
    await feedBoneMeal(world, M, () => world.block(M).name === 'dark_oak_log', 15)
    fitting('one alone', world.blockText(M), 'dark_oak_sapling')
    await world.fill([12, 0, 8], [13, 0, 9], 'dark_oak_sapling')
    await feedBoneMeal(world, M, () => world.block(M).name === 'dark_oak_log')
    fitting('four', world.blockText(M), 'dark_oak_log')
  }),
  probe(
    'farming.trample',
    'Jumping on farmland tramples it, and its crop drops',
    'FarmBlock.fallOn.',
    async (world) => {
      await wetField(world)
      await world.set(M, 'wheat')
      await world.stand(world.alice, [12.5, 3, 9.5])
      await world.waitForBlock(GROUND, 'dirt', 3000)
      fitting('the wheat', world.blockText(M), 'air')
    },
  ),
  probe(
    'farming.wet',
    'Farmland within four blocks of water is moist',
    'FarmBlock.isNearWater.',
    async (world) => {
      await world.set([12, -1, 5], 'water')
      await world.set(GROUND, 'farmland[moisture=0]')
      await hurry(world)
      await world.waitForBlock(GROUND, 'farmland[moisture=7]', 20_000)
    },
  ),
  probe(
    'farming.dry',
    'Dry farmland without a crop turns to dirt',
    'FarmBlock.randomTick.',
    async (world) => {
      await world.set(GROUND, 'farmland[moisture=1]')
      await hurry(world)
      await world.waitForBlock(GROUND, 'dirt', 20_000)
    },
  ),
  probe('farming.covered', 'Farmland under a block turns to dirt', 'FarmBlock.canSurvive.', async (world) => {
    await world.set(GROUND, 'farmland')
    await world.set(M, 'stone')
    await world.waitForBlock(GROUND, 'dirt')
  }),
  probe(
    'farming.leaves-wither',
    'Leaves without a log decay',
    'LeavesBlock.randomTick: distance 7.',
    async (world) => {
      await world.set([12, 3, 9], 'oak_leaves')
      await hurry(world)
      await world.waitForBlock([12, 3, 9], 'air', 30_000)
    },
  ),
  probe(
    'farming.leaves-stay',
    'Leaves near a log and placed leaves stay',
    'distance below 7, persistent.',
    async (world) => {
      await world.set([12, 3, 9], 'oak_log')
      await world.set([13, 3, 9], 'oak_leaves')
      await world.set([12, 3, 4], 'oak_leaves[persistent=true]')
      await hurry(world)
      await world.ticks(200)
      fitting('near a log', world.blockText([13, 3, 9]), 'oak_leaves[distance=1]')
      fitting('placed', world.blockText([12, 3, 4]), 'oak_leaves')
    },
  ),
  probe('farming.berries', 'Picking berries keeps the bush', 'SweetBerryBushBlock.use.', async (world) => {
    await world.set(M, 'sweet_berry_bush[age=3]')
    await world.click(world.alice, M)
    await world.waitForBlock(M, 'sweet_berry_bush[age=1]')
    await world.waitUntil(
      () => world.ownedOrOnGround('sweet_berries') >= 2,
      1500,
      'berries',
      () => world.ownedOrOnGround('sweet_berries'),
    )
  }),
  probe(
    'farming.grass-spreads',
    'Grass spreads to dirt next to it',
    'SpreadingSnowyDirtBlock.',
    async (world) => {
      await world.set(GROUND, 'dirt')
      await hurry(world)
      await world.waitForBlock(GROUND, 'grass_block', 30_000)
    },
  ),
  probe('farming.carve', 'Shears carve a pumpkin and drop seeds', 'PumpkinBlock.use.', async (world) => {
    await world.set([12, 0, 10], 'pumpkin')
    await world.hold(world.alice, 'shears')
    await world.click(world.alice, [12, 0, 10], { face: 'south' })
    await world.waitForBlock([12, 0, 10], 'carved_pumpkin[facing=south]')
    await world.waitUntil(
      () => world.ownedOrOnGround('pumpkin_seeds') === 4,
      1500,
      '4 pumpkin_seeds',
      () => world.ownedOrOnGround('pumpkin_seeds'),
    )
  }),
  probe('farming.hoe-wears', 'Tilling costs the hoe one durability', 'hurtAndBreak.', async (world) => {
    await world.hold(world.alice, 'iron_hoe')
    await world.click(world.alice, GROUND)
    equal('wear', world.alice.heldItem?.durabilityUsed, 1)
  }),
] satisfies Probe[]
