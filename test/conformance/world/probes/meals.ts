import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { affect, exhaustion, hitByBob, lossOf } from './measures.ts'

async function eat(world: ProbeWorld, food: string): Promise<void> {
  await world.hold(world.alice, food)
  world.alice.activateItem()
  await world.waitUntil(() => world.alice.heldItem?.name !== food, 3000, `the ${food} eaten`)
  await world.ticks(3)
}

/** Ten seconds of Wither, which hurts every two seconds. */
const WITHERS = { stew: { name: 'wither', number: 20, ticks: 200 } } as const

/** Lays bowl, mushrooms and a flower into the grid of the inventory, and takes the stew. */
async function stew(world: ProbeWorld, flower: string): Promise<void> {
  const bot = world.alice
  for (const [i, item] of ['bowl', 'brown_mushroom', 'red_mushroom', flower].entries())
    await world.requireCommand(`item replace entity Alice hotbar.${i + 1} with ${item}`)
  await world.ticks(3)
  for (const i of [1, 2, 3, 4]) {
    await bot.clickWindow(36 + i, 0, 0)
    await bot.clickWindow(i, 0, 0)
  }
  await world.ticks(3)
  equal('made', bot.inventory.slots[0]?.name, 'suspicious_stew')
  await bot.clickWindow(0, 0, 0)
  await bot.clickWindow(36, 0, 0)
  await world.ticks(3)
  bot.setQuickBarSlot(0)
  await world.ticks(2)
}

/** Eats the stew in the hand. */
async function finishStew(world: ProbeWorld): Promise<void> {
  world.alice.activateItem()
  await world.waitUntil(() => world.alice.heldItem?.name === 'bowl', 3000, 'an empty bowl')
}

/** Effects of food besides feeding. */
export const meals: readonly Probe[] = [
  probe('players.spider-eye', 'A spider eye poisons', 'Foods.SPIDER_EYE: 100 ticks.', async (world) => {
    await world.starve(world.alice, 17)
    const loss = await lossOf(world, world.alice, async () => {
      await eat(world, 'spider_eye')
      await world.ticks(110)
    })
    within('damage', loss, 3, 5)
  }),
  probe(
    'players.pufferfish',
    'A pufferfish poisons strongly and makes hungry',
    'Foods.PUFFERFISH: poison II, hunger III.',
    async (world) => {
      await world.starve(world.alice, 17)
      await eat(world, 'pufferfish')
      within('exhaustion of forty ticks', await exhaustion(world), 0.5, 0.7)
      within('damage', await lossOf(world, world.alice, () => world.ticks(240)), 9, 19)
    },
  ),
  probe('players.rotten-flesh', 'Rotten flesh makes hungry', 'Foods.ROTTEN_FLESH: 0.8.', async (world) => {
    let gained = 0
    for (let i = 0; i < 6 && gained < 0.1; i++) {
      await world.starve(world.alice, 12)
      await eat(world, 'rotten_flesh')
      gained = await exhaustion(world)
    }
    within('exhaustion of forty ticks', gained, 0.15, 0.25)
  }),
  probe(
    'players.enchanted-apple',
    'An enchanted golden apple absorbs two blows of a diamond sword and keeps fire away',
    'Foods.ENCHANTED_GOLDEN_APPLE.',
    async (world) => {
      await eat(world, 'enchanted_golden_apple')
      equal('damage of two blows of seven', await blows(world, 2), 0)
      await world.set([12, 0, 12], 'lava')
      equal('damage of lava', await lossOf(world, world.alice, () => world.ticks(40)), 0)
    },
  ),
  probe(
    'players.stew-acts',
    'A suspicious stew of a command withers',
    'SuspiciousStewItem.finishUsingItem.',
    async (world) => {
      await world.hold(world.alice, 'suspicious_stew', 1, WITHERS)
      const loss = await lossOf(world, world.alice, async () => {
        await finishStew(world)
        await world.ticks(210)
      })
      within('damage', loss, 4, 6)
    },
  ),
  probe(
    'players.stew-of-lilies',
    'A stew with a lily of the valley poisons for more than ten seconds',
    'Blocks.LILY_OF_THE_VALLEY: poison; 12 s, since 1.21.2 11 s.',
    async (world) => {
      await stew(world, 'lily_of_the_valley')
      const loss = await lossOf(world, world.alice, async () => {
        await finishStew(world)
        await world.ticks(260)
      })
      within('damage', loss, 7, 10)
    },
  ),
  probe(
    'players.stew-of-dandelions',
    'A stew with a dandelion saturates for seven ticks',
    'Blocks.DANDELION: saturation.',
    async (world) => {
      await stew(world, 'dandelion')
      await world.starve(world.alice, 6)
      await finishStew(world)
      await world.ticks(10)
      // six of the stew and one in each of seven ticks
      within('food', world.alice.food, 18, 20)
    },
  ),
  probe(
    'players.stew-of-alliums',
    'A stew with an allium keeps fire away for some seconds',
    'Blocks.ALLIUM: fire resistance; 4 s, since 1.21.2 3 s.',
    async (world) => {
      await stew(world, 'allium')
      const loss = await lossOf(world, world.alice, async () => {
        await finishStew(world)
        await world.set([12, 0, 12], 'lava')
        await world.ticks(30)
      })
      equal('damage in lava', loss, 0)
    },
  ),
  probe(
    'mobs.mooshroom-flower',
    'A brown mooshroom that has eaten a flower gives one stew with its effect',
    'MushroomCow.mobInteract.',
    async (world) => {
      const cow = await world.summon('mooshroom', [12.5, 0, 10.5], '{NoAI:1b,Type:"brown"}')
      await world.hold(world.alice, 'wither_rose')
      await world.useOn(world.alice, cow)
      equal('flowers left', world.count(world.alice, 'wither_rose'), 0)
      await world.hold(world.alice, 'bowl')
      await world.useOn(world.alice, cow)
      equal('the first bowl', world.alice.heldItem?.name, 'suspicious_stew')
      const loss = await lossOf(world, world.alice, async () => {
        await finishStew(world)
        await world.ticks(130)
      })
      within('damage', loss, 2, 4)
      await world.hold(world.alice, 'bowl')
      await world.useOn(world.alice, cow)
      equal('the second bowl', world.alice.heldItem?.name, 'mushroom_stew')
    },
  ),
  probe(
    'mobs.mooshroom-shears',
    'Shears make a cow and five mushrooms of a mooshroom',
    'MushroomCow.shear.',
    async (world) => {
      const cow = await world.summon('mooshroom', [12.5, 0, 10.5], '{NoAI:1b}')
      await world.hold(world.alice, 'shears')
      await world.useOn(world.alice, cow)
      await world.waitUntil(() => world.seen('cow').length === 1, 1500, 'a cow')
      equal('mooshrooms', world.seen('mooshroom').length, 0)
      equal('mushrooms', world.ownedOrOnGround('red_mushroom'), 5)
    },
  ),
  probe('players.honey-cures', 'Honey cures poison', 'HoneyBottleItem.', async (world) => {
    await affect(world, 'poison', { seconds: 60 })
    await eat(world, 'honey_bottle')
    equal('damage afterwards', await lossOf(world, world.alice, () => world.ticks(60)), 0)
  }),
  probe(
    'players.chorus-fruit',
    'A chorus fruit teleports within eight blocks, to the ground',
    'ChorusFruitItem: 16 tries.',
    async (world) => {
      const from = world.alice.entity.position.clone()
      await eat(world, 'chorus_fruit')
      const { x, y, z } = world.alice.entity.position
      within('blocks sideways', Math.max(Math.abs(x - from.x), Math.abs(z - from.z)), 0.5, 9)
      within('height', y, from.y - 0.1, from.y + 0.1)
    },
  ),
]

/** Bob hits with a diamond sword; the health that Alice loses. */
async function blows(world: ProbeWorld, count: number): Promise<number> {
  let lost = 0
  for (let i = 0; i < count; i++) lost += await hitByBob(world, 'diamond_sword')
  return lost
}
