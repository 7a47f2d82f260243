import { equal, fitting, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const M: Spot = [12, 0, 10]

const smelts: [oven: string, raw: string, done: string, ticks: number][] = [
  ['furnace', 'iron_ore', 'iron_ingot', 200],
  ['furnace', 'raw_iron', 'iron_ingot', 200],
  ['furnace', 'raw_gold', 'gold_ingot', 200],
  ['furnace', 'sand', 'glass', 200],
  ['furnace', 'cobblestone', 'stone', 200],
  ['furnace', 'oak_log', 'charcoal', 200],
  ['furnace', 'beef', 'cooked_beef', 200],
  ['furnace', 'clay_ball', 'brick', 200],
  ['furnace', 'potato', 'baked_potato', 200],
  ['smoker', 'beef', 'cooked_beef', 100],
  ['blast_furnace', 'raw_iron', 'iron_ingot', 100],
]

/** Fuel, and the number of items that one unit smelts in a furnace. */
const fuels: [fuel: string, items: number][] = [
  ['coal', 8],
  ['oak_planks', 1.5],
  ['stick', 0.5],
  ['oak_log', 1.5],
  ['blaze_rod', 12],
  ['bamboo', 0.25],
]

async function stoke(world: ProbeWorld, oven: string, slots: [number, string, number][]): Promise<void> {
  await world.set(M, oven)
  for (const [slot, item, count] of slots)
    await world.requireCommand(`item replace block ${world.xyz(M)} container.${slot} with ${item} ${count}`)
}

/** Contents of a furnace, as a bot's window shows them. */
async function inside(world: ProbeWorld): Promise<string[]> {
  const furnace = await world.alice.openFurnace(world.block(M))
  const items = [furnace.inputItem(), furnace.fuelItem(), furnace.outputItem()]
  furnace.close()
  await world.ticks(2)
  return items.map((stack) => (stack ? `${stack.name} ${stack.count}` : 'nothing'))
}

/** Furnaces: recipes, times and fuels. */
export const smelting = [
  ...smelts.map(([oven, raw, done, ticks]) =>
    probe(
      `smelting.${oven}-${raw}`,
      `${raw} becomes ${done} in a ${oven} in ${ticks} ticks`,
      'Smelting recipe.',
      async (world) => {
        await stoke(world, oven, [
          [0, raw, 1],
          [1, 'coal', 1],
        ])
        await world.ticks(ticks - 20)
        equal('output too early', (await inside(world))[2], 'nothing')
        await world.ticks(30 + 2 * world.slack)
        equal('output', (await inside(world))[2], `${done} 1`)
      },
      { needs: [raw] },
    ),
  ),
  ...fuels.map(([fuel, items]) =>
    probe(
      `smelting.fuel-${fuel}`,
      `One ${fuel} smelts ${items} items`,
      'AbstractFurnaceBlockEntity.getFuel.',
      async (world) => {
        await stoke(world, 'furnace', [
          [0, 'cobblestone', 64],
          [1, fuel, 1],
        ])
        await world.waitForBlock(M, 'furnace[lit=true]')
        const start = world.now()
        await world.waitForBlock(M, 'furnace[lit=false]', items * 10_000 + 2000)
        within(
          'burning ticks',
          world.now() - start,
          items * 200 - 3 - world.slack,
          items * 200 + 3 + world.slack,
        )
        const out = (await inside(world))[2]
        equal('output', out, items < 1 ? 'nothing' : `stone ${Math.floor(items)}`)
      },
    ),
  ),
  probe('smelting.lit', 'A furnace is lit while it burns', 'Property lit.', async (world) => {
    await stoke(world, 'furnace', [
      [0, 'sand', 1],
      [1, 'stick', 1],
    ])
    await world.waitForBlock(M, 'furnace[lit=true]')
    await world.waitForBlock(M, 'furnace[lit=false]', 6500)
  }),
  probe('smelting.no-fuel', 'A furnace without fuel does nothing', 'canBurn.', async (world) => {
    await stoke(world, 'furnace', [[0, 'sand', 1]])
    await world.ticks(220)
    fitting('furnace', world.blockText(M), 'furnace[lit=false]')
    equal('inside', await inside(world), ['sand 1', 'nothing', 'nothing'])
  }),
  probe('smelting.no-recipe', 'An item that cannot be smelted uses no fuel', 'canBurn.', async (world) => {
    await stoke(world, 'furnace', [
      [0, 'dirt', 1],
      [1, 'coal', 1],
    ])
    await world.ticks(40)
    equal('inside', await inside(world), ['dirt 1', 'coal 1', 'nothing'])
  }),
  probe(
    'smelting.wrong-oven',
    'A smoker does not smelt ore, and a blast furnace does not cook meat',
    'Recipe types.',
    async (world) => {
      await stoke(world, 'smoker', [
        [0, 'iron_ore', 1],
        [1, 'coal', 1],
      ])
      await world.ticks(20)
      fitting('smoker', world.blockText(M), 'smoker[lit=false]')
      await stoke(world, 'blast_furnace', [
        [0, 'beef', 1],
        [1, 'coal', 1],
      ])
      await world.ticks(20)
      fitting('blast furnace', world.blockText(M), 'blast_furnace[lit=false]')
    },
  ),
  probe(
    'smelting.lava',
    'A burnt lava bucket leaves the bucket',
    'getCraftingRemainingItem.',
    async (world) => {
      await stoke(world, 'furnace', [
        [0, 'sand', 1],
        [1, 'lava_bucket', 1],
      ])
      await world.ticks(10)
      equal('fuel', (await inside(world))[1], 'bucket 1')
    },
  ),
  probe(
    'smelting.full-output',
    'A furnace waits while another result occupies the output',
    'canBurn.',
    async (world) => {
      await stoke(world, 'furnace', [
        [0, 'sand', 1],
        [1, 'coal', 1],
        [2, 'stone', 1],
      ])
      await world.ticks(30)
      equal('inside', await inside(world), ['sand 1', 'coal 1', 'stone 1'])
    },
  ),
  probe(
    'smelting.alone',
    'A furnace works while its window is closed',
    'Block entities tick by themselves.',
    async (world) => {
      await stoke(world, 'furnace', [
        [0, 'beef', 3],
        [1, 'coal', 1],
      ])
      await world.ticks(615 + 2 * world.slack)
      equal('output', (await inside(world))[2], 'cooked_beef 3')
    },
  ),
  probe(
    'smelting.experience',
    'Taking iron out of a furnace gives experience',
    'awardUsedRecipesAndPopExperience.',
    async (world) => {
      await stoke(world, 'furnace', [
        [0, 'gold_ore', 8],
        [1, 'coal', 1],
      ])
      await world.ticks(1620)
      const furnace = await world.alice.openFurnace(world.block(M))
      await furnace.takeOutput()
      furnace.close()
      await world.waitUntil(
        () => world.alice.experience.points > 0,
        4000,
        'experience',
        () => world.alice.experience.points,
      )
    },
  ),
  probe(
    'smelting.data',
    'A command sets how far a furnace is, and it goes on burning',
    'DataCommands: the rest of its data stays.',
    async (world) => {
      await world.set(M, 'furnace')
      for (const [slot, what] of ['beef 2', 'coal 2'].entries())
        await world.requireCommand(`item replace block ${world.xyz(M)} container.${slot} with ${what}`)
      await world.ticks(20)
      const done = world.version === '1.21.4' ? 'cooking_time_spent' : 'CookTime'
      await world.requireCommand(`data merge block ${world.xyz(M)} {${done}:195s}`)
      await world.ticks(20)
      const furnace = await world.alice.openFurnace(world.block(M))
      equal('made', furnace.outputItem()?.name, 'cooked_beef')
      equal('coal left', furnace.fuelItem()?.count, 1)
      furnace.close()
    },
  ),
  probe(
    'smelting.campfire',
    'Meat on a campfire is cooked in 600 ticks',
    'CampfireBlock, campfire recipes.',
    async (world) => {
      await world.set(M, 'campfire[lit=true]')
      await world.hold(world.alice, 'beef')
      await world.click(world.alice, M)
      await world.waitUntil(
        () => world.ownedOrOnGround('cooked_beef') === 1,
        32_000,
        '1 cooked_beef',
        () => world.ownedOrOnGround('cooked_beef'),
      )
    },
  ),
] satisfies Probe[]
