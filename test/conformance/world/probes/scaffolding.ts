import { fitting } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const RULE = 'ScaffoldingBlockItem.updatePlacementContext.'
const FOOT: Spot = [12, 0, 9]
const FLOOR: Spot = [12, -1, 9]

/** Builds a column of scaffolding from the ground up. */
async function column(world: ProbeWorld, height: number): Promise<void> {
  await world.place('scaffolding', { on: FLOOR, heading: 'north' })
  for (let i = 1; i < height; i++)
    await world.place('scaffolding', { on: FOOT, face: 'south', heading: 'north' })
}

/** Scaffolding: how it grows, and when it collapses. */
export const scaffolding = [
  probe('scaffolding.up', 'Scaffolding clicked on the side grows at the top', RULE, async (world) => {
    await column(world, 3)
    fitting('the top', world.blockText([12, 2, 9]), 'scaffolding[distance=0,bottom=false]')
  }),
  probe('scaffolding.out', 'Scaffolding clicked on top grows ahead over air', RULE, async (world) => {
    await column(world, 2)
    for (let i = 0; i < 2; i++) await world.place('scaffolding', { on: [12, 1, 9], heading: 'north' })
    fitting('ahead', world.blockText([12, 1, 8]), 'scaffolding[distance=1,bottom=true]')
    fitting('farther ahead', world.blockText([12, 1, 7]), 'scaffolding[distance=2,bottom=true]')
  }),
  probe(
    'scaffolding.sneaking',
    'A sneaking player places scaffolding at the clicked side',
    RULE,
    async (world) => {
      await column(world, 2)
      world.alice.setControlState('sneak', true)
      await world.ticks(4)
      await world.place('scaffolding', { on: [12, 1, 9], face: 'south', heading: 'north' })
      world.alice.setControlState('sneak', false)
      fitting('beside', world.blockText([12, 1, 10]), 'scaffolding[distance=1,bottom=true]')
    },
  ),
  probe(
    'scaffolding.limit',
    'Scaffolding holds up to six blocks from its foot, not seven',
    'getDistance: 7 does not survive.',
    async (world) => {
      await column(world, 2)
      for (let i = 0; i < 8; i++) await world.place('scaffolding', { on: [12, 1, 9], heading: 'north' })
      fitting('the sixth', world.blockText([12, 1, 3]), 'scaffolding[distance=6]')
      fitting('the seventh', world.blockText([12, 1, 2]), 'air')
    },
  ),
  probe(
    'scaffolding.joins',
    'Scaffolding with a new foot counts from there',
    'getDistance: 0 on a full face.',
    async (world) => {
      await column(world, 2)
      for (let i = 0; i < 3; i++) await world.place('scaffolding', { on: [12, 1, 9], heading: 'north' })
      await world.waitForBlock([12, 1, 6], 'scaffolding[distance=3]')
      await world.set([12, 0, 6], 'stone')
      await world.waitForBlock([12, 1, 6], 'scaffolding[distance=0,bottom=false]')
      await world.waitForBlock([12, 1, 7], 'scaffolding[distance=1]')
    },
  ),
  probe(
    'scaffolding.collapse',
    'A tower with an arm collapses completely, and every block drops',
    'tick: destroyBlock at distance 7.',
    async (world) => {
      await column(world, 4)
      for (let i = 0; i < 2; i++) await world.place('scaffolding', { on: [12, 3, 9], heading: 'north' })
      await world.waitForBlock([12, 3, 7], 'scaffolding[distance=2]')
      await world.dig(world.alice, FOOT)
      for (const spot of [
        [12, 1, 9],
        [12, 3, 9],
        [12, 3, 8],
        [12, 3, 7],
      ] as const)
        await world.waitForBlock(spot, 'air', 2000)
      await world.waitUntil(
        () => world.ownedOrOnGround('scaffolding') >= 6,
        2000,
        '6 scaffolding',
        () => world.ownedOrOnGround('scaffolding'),
      )
    },
  ),
] satisfies Probe[]
