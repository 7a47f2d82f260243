import { fitting, within } from '../expectations.ts'
import { type Probe, probe, type Spot } from '../probe.ts'

const HIGH: Spot = [12, 6, 6]
const LOW: Spot = [12, 0, 6]

/** Falling blocks. */
export const falling = [
  ...['sand', 'red_sand', 'gravel', 'anvil', 'white_concrete_powder', 'dragon_egg'].map((block) =>
    probe(`falling.${block}`, `${block} falls to the ground`, 'FallingBlock.', async (world) => {
      await world.set(HIGH, block)
      await world.waitForBlock(LOW, block, 4000)
      fitting('where it was', world.blockText(HIGH), 'air')
    }),
  ),
  probe(
    'falling.held',
    'Sand falls when its support is removed',
    'FallingBlock.updateShape.',
    async (world) => {
      await world.set([12, 2, 6], 'stone')
      await world.set([12, 3, 6], 'sand')
      await world.ticks(10)
      fitting('held', world.blockText([12, 3, 6]), 'sand')
      await world.set([12, 2, 6], 'air')
      await world.waitForBlock(LOW, 'sand', 3000)
    },
  ),
  probe(
    'falling.tower',
    'A whole tower of sand falls',
    'Each block follows the one below.',
    async (world) => {
      await world.set([12, 2, 6], 'stone')
      await world.fill([12, 3, 6], [12, 6, 6], 'sand')
      await world.set([12, 2, 6], 'air')
      await world.waitForBlock(LOW, 'sand', 4000)
      await world.waitForBlock([12, 4, 6], 'air', 4000)
      await world.waitForBlock([12, 3, 6], 'sand', 4000)
    },
  ),
  probe('falling.entity', 'Clients see falling sand', 'FallingBlockEntity.', async (world) => {
    await world.set([12, 15, 6], 'sand')
    await world.waitUntil(() => world.seen('falling_block').length > 0, 1500, 'a falling_block')
  }),
  probe(
    'falling.takes-time',
    'Sand falls ten blocks in a second',
    'Gravity 0.04 per tick.',
    async (world) => {
      const start = world.now()
      await world.set([12, 10, 6], 'sand')
      await world.waitForBlock(LOW, 'sand', 4000)
      within('ticks', world.now() - start, 18, 34 + world.slack)
    },
  ),
  probe(
    'falling.on-torch',
    'Sand that falls on a torch breaks into an item',
    'FallingBlockEntity.tick: cannot be placed.',
    async (world) => {
      await world.set(LOW, 'torch')
      await world.set([12, 4, 6], 'sand')
      await world.waitUntil(
        () => world.ownedOrOnGround('sand') === 1,
        3000,
        '1 sand on the ground',
        () => world.ownedOrOnGround('sand'),
      )
      fitting('the torch', world.blockText(LOW), 'torch')
    },
  ),
  probe(
    'falling.into-water',
    'Sand sinks in water and displaces it',
    'Water is replaceable.',
    async (world) => {
      await world.fill([11, -1, 5], [13, -1, 7], 'stone')
      await world.set([12, -1, 6], 'water')
      await world.set([12, 4, 6], 'sand')
      await world.waitForBlock([12, -1, 6], 'sand', 3000)
    },
  ),
  probe(
    'falling.powder-water',
    'Concrete powder that falls into water hardens',
    'ConcretePowderBlock.onLand.',
    async (world) => {
      await world.set([12, -1, 6], 'water')
      await world.set([12, 5, 6], 'red_concrete_powder')
      await world.waitForBlock([12, -1, 6], 'red_concrete', 4000)
    },
  ),
  probe('falling.dug', 'Sand falls when the block below it is dug', 'Neighbour update.', async (world) => {
    await world.set([12, 0, 10], 'dirt')
    await world.set([12, 1, 10], 'sand')
    await world.dig(world.alice, [12, 0, 10])
    await world.waitForBlock([12, 0, 10], 'sand', 2000)
  }),
] satisfies Probe[]
