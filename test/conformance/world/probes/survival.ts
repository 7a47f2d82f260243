import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'

/** Height of a fall in blocks, and damage in half hearts. */
const falls: [blocks: number, damage: number][] = [
  [3, 0],
  [4, 1],
  [5, 2],
  [10, 7],
  [18, 15],
]

/** Food, food points, and the item left. */
const meals: [food: string, worth: number, left?: string][] = [
  ['bread', 5],
  ['apple', 4],
  ['cookie', 2],
  ['cooked_beef', 8],
  ['baked_potato', 5],
  ['carrot', 3],
  ['dried_kelp', 1],
  ['melon_slice', 2],
  ['golden_apple', 4],
  ['mushroom_stew', 6, 'bowl'],
  ['honey_bottle', 6, 'glass_bottle'],
]

async function still(world: ProbeWorld): Promise<void> {
  await world.requireCommand('gamerule naturalRegeneration false')
}

const hurtBy = (
  name: string,
  title: string,
  rule: string,
  prepare: (world: ProbeWorld) => Promise<unknown>,
): Probe =>
  probe(`players.${name}`, title, rule, async (world) => {
    await still(world)
    await prepare(world)
    await world.waitUntil(
      () => world.alice.health < 20,
      25_000,
      'a hurt player',
      () => world.alice.health,
    )
  })

/** Falls, hunger and hazards. */
export const survival = [
  ...falls.map(([blocks, damage]) =>
    probe(
      `players.fall-${blocks}`,
      `A fall of ${blocks} blocks costs ${damage} half hearts`,
      'ceil(distance - 3).',
      async (world) => {
        await still(world)
        await world.requireCommand(`tp Alice ${world.xyz([12.5, blocks, 12.5])}`)
        await world.ticks(50 + world.slack)
        equal('health', world.alice.health, 20 - damage)
      },
    ),
  ),
  ...(
    [
      ['water', 0],
      ['hay_block', 1],
      ['slime_block', 0],
      ['powder_snow', 0],
      ['cobweb', 0],
    ] as const
  ).map(([block, damage]) =>
    probe(
      `players.fall-on-${block}`,
      `A fall of eight blocks onto ${block} costs ${damage} half hearts`,
      'Block.fallOn, resetFallDistance.',
      async (world) => {
        await still(world)
        await world.fill([11, -1, 11], [13, -1, 13], 'stone')
        await world.set([12, 0, 12], block)
        await world.requireCommand(
          `tp Alice ${world.xyz([12.5, block === 'hay_block' || block === 'slime_block' ? 9 : 8, 12.5])}`,
        )
        await world.ticks(60 + world.slack)
        equal('health', world.alice.health, 20 - damage)
      },
      { needs: [block] },
    ),
  ),
  probe(
    'players.fall-rule',
    'Without fallDamage falls do not hurt',
    'Game rule fallDamage.',
    async (world) => {
      await world.requireCommand('gamerule fallDamage false')
      await world.requireCommand(`tp Alice ${world.xyz([12.5, 10, 12.5])}`)
      await world.ticks(50)
      equal('health', world.alice.health, 20)
    },
  ),
  ...meals.map(([food, worth, left]) =>
    probe(
      `players.eat-${food}`,
      `${food} restores ${worth}${left ? ` and leaves a ${left}` : ''}`,
      'FoodProperties.',
      async (world) => {
        await still(world)
        await world.starve(world.alice, 10)
        const before = world.alice.food
        await world.hold(world.alice, food)
        await world.alice.consume()
        await world.ticks(2 + world.slack)
        equal('food', world.alice.food, before + worth)
        equal('left in the hand', world.count(world.alice, food), 0)
        if (left) equal(left, world.count(world.alice, left), 1)
      },
    ),
  ),
  probe('players.eat-time', 'Eating takes 32 ticks', 'getUseDuration.', async (world) => {
    await world.starve(world.alice, 10)
    await world.hold(world.alice, 'bread')
    const start = world.now()
    await world.alice.consume()
    within('ticks', world.now() - start, 30, 34 + world.slack)
  }),
  probe('players.eat-full', 'A full player cannot eat bread', 'canEat.', async (world) => {
    await world.hold(world.alice, 'bread')
    world.alice.activateItem()
    await world.ticks(45)
    equal('bread', world.count(world.alice, 'bread'), 1)
  }),
  probe('players.regenerate', 'Full food regenerates health', 'FoodData.tick.', async (world) => {
    await world.requireCommand('effect give Alice instant_damage 1 0')
    await world.waitUntil(
      () => world.alice.health <= 14,
      1500,
      'health 14',
      () => world.alice.health,
    )
    await world.waitUntil(
      () => world.alice.health >= 17,
      20_000,
      'health 17',
      () => world.alice.health,
    )
  }),
  probe(
    'players.no-regeneration',
    'Food below 18 does not regenerate health',
    'FoodData.tick.',
    async (world) => {
      await world.starve(world.alice, 15)
      await world.requireCommand('effect give Alice instant_damage 1 0')
      await world.ticks(200)
      equal('health', world.alice.health, 14)
    },
  ),
  probe('players.starve', 'Starving hurts', 'Normal: down to one half heart.', async (world) => {
    await world.starve(world.alice, 0)
    await world.waitUntil(
      () => world.alice.health < 20,
      12_000,
      'a hurt player',
      () => world.alice.health,
    )
  }),
  hurtBy('drown', 'A player under water drowns after fifteen seconds', 'Air 300.', async (world) => {
    await world.fill([11, 0, 11], [13, 4, 13], 'glass')
    await world.fill([12, 0, 12], [12, 3, 12], 'water')
    await world.ticks(200)
    equal('health after ten seconds', world.alice.health, 20)
  }),
  hurtBy('lava', 'Lava hurts', 'Four half hearts at a time.', (world) => world.set([12, 0, 12], 'lava')),
  hurtBy('fire', 'Fire hurts', 'BaseFireBlock.entityInside.', async (world) => {
    await world.set([12, -1, 12], 'netherrack')
    await world.set([12, 0, 12], 'fire')
  }),
  hurtBy('magma', 'Magma hurts players who stand on it', 'MagmaBlock.stepOn.', (world) =>
    world.set([12, -1, 12], 'magma_block'),
  ),
  hurtBy('cactus', 'A cactus hurts', 'CactusBlock.entityInside.', async (world) => {
    await world.set([13, -1, 12], 'sand')
    await world.set([13, 0, 12], 'cactus')
    await world.requireCommand(`tp Alice ${world.xyz([12.75, 0, 12.5])}`)
  }),
  hurtBy('wall', 'A player inside a wall suffocates', 'isInWall.', async (world) => {
    await world.fill([12, 0, 12], [12, 1, 12], 'stone')
  }),
  hurtBy('void', 'The void kills', 'outOfWorld: 64 below.', (world) =>
    world.requireCommand(`tp Alice ${world.at([12, 0, 12]).x} -140 ${world.at([12, 0, 12]).z}`),
  ),
] satisfies Probe[]
