import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { affect, exhaustion, hitByBob, lossOf } from './measures.ts'

async function eat(world: ProbeWorld, food: string): Promise<void> {
  await world.hold(world.alice, food)
  world.alice.activateItem()
  await world.waitUntil(() => world.alice.heldItem?.name !== food, 3000, `the ${food} eaten`)
  await world.ticks(3)
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
