import { equal, fitting, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Scope } from '../scope.ts'

const M: Spot = [12, 0, 6]

/** Fluid levels of a row of blocks along x; dots for air. */
function row(world: ProbeWorld, from: number, to: number, z: number): string {
  const cells: string[] = []
  for (let x = from; x <= to; x++) {
    const { name } = world.block([x, 0, z])
    const level = /level=(\d+)/.exec(world.blockText([x, 0, z]))?.[1]
    cells.push(name === 'air' ? '.' : (level ?? name))
  }
  return cells.join(' ')
}

const spreading = (fluid: string, ticks: number, wanted: string, pace: number): Probe =>
  probe(
    `fluids.${fluid}-spreads`,
    `${fluid} spreads ${fluid === 'water' ? 'seven' : 'three'} blocks at ${pace} ticks per block`,
    'FlowingFluid.getSpread, tick delay.',
    async (world) => {
      await world.stand(world.alice, [20.5, 0, 20.5])
      const start = world.now()
      await world.set(M, fluid)
      await world.waitUntil(() => world.block([13, 0, 6]).name === fluid, 3000, fluid)
      within('ticks to the first step', world.now() - start, pace - 1, pace + 3 + world.slack)
      await world.ticks(ticks)
      equal('row', row(world, 12, 20, 6), wanted)
    },
  )

const meeting = (name: string, title: string, blocks: [Spot, string][], at: Spot, wanted: string): Probe =>
  probe(`fluids.${name}`, title, 'LiquidBlock.shouldSpreadLiquid, LavaFluid.spreadTo.', async (world) => {
    await world.stand(world.alice, [20.5, 0, 20.5])
    for (const [spot, block] of blocks) await world.set(spot, block)
    await world.waitForBlock(at, wanted, 6000)
  })

/** A block in the path of water, and whether water washes it away. */
const washed: [block: string, drop: string | null][] = [
  ['torch', 'torch'],
  ['redstone_wire', 'redstone'],
  ['poppy', 'poppy'],
  ['white_carpet', 'white_carpet'],
  ['oak_sign', null],
  ['oak_pressure_plate', null],
  ['oak_fence', null],
]

function washing(block: string, drop: string | null, scope: Scope = {}): Probe {
  const suffix = scope.before === undefined ? '' : `-before-${scope.before}`
  return probe(
    `fluids.washes-${block}${suffix}`,
    drop ? `Water washes ${block} away` : `Water does not wash ${block} away`,
    'FlowingFluid.canHoldFluid.',
    async (world) => {
      await world.set([13, 0, 6], block)
      await world.set(M, 'water')
      await world.ticks(20 + world.slack)
      fitting('the block', world.blockText([13, 0, 6]), drop ? 'water' : block)
      if (drop)
        await world.waitUntil(
          () => world.ownedOrOnGround(drop) === 1,
          1000,
          `1 ${drop}`,
          () => world.ownedOrOnGround(drop),
        )
    },
    scope,
  )
}

/** Water and lava. */
export const fluids = [
  spreading('water', 60, '0 1 2 3 4 5 6 7 .', 5),
  spreading('lava', 130, '0 2 4 6 . . . . .', 30),
  probe('fluids.dries', 'Water drains without its source', 'FlowingFluid.getNewLiquid.', async (world) => {
    await world.set(M, 'water')
    await world.ticks(40)
    await world.set(M, 'air')
    await world.ticks(100)
    equal('row', row(world, 4, 20, 6), Array(17).fill('.').join(' '))
  }),
  probe('fluids.source', 'A third source forms between two', 'canConvertToSource.', async (world) => {
    await world.fill([10, 0, 5], [14, 0, 7], 'stone')
    await world.fill([11, 0, 6], [13, 0, 6], 'air')
    await world.set([11, 0, 6], 'water')
    await world.set([13, 0, 6], 'water')
    await world.waitForBlock([12, 0, 6], 'water[level=0]')
  }),
  probe('fluids.shortest', 'Water runs the shortest way to a drop', 'getSlopeDistance.', async (world) => {
    await world.set([15, -1, 6], 'air')
    await world.set(M, 'water')
    await world.ticks(40)
    equal('row', row(world, 10, 16, 6), '. . 0 1 2 3 .')
  }),
  probe('fluids.falls', 'Water falls and spreads at the bottom', 'Falling fluid, level 8.', async (world) => {
    await world.set([12, 4, 6], 'stone')
    await world.set([12, 5, 6], 'water')
    await world.ticks(70)
    fitting('halfway', world.blockText([13, 2, 6]), 'water[level=8]')
    fitting('beside the foot', world.blockText([15, 0, 6]), 'water[level=2]')
  }),
  meeting(
    'obsidian',
    'Water on a lava source makes obsidian',
    [
      [M, 'lava'],
      [[13, 0, 6], 'water'],
    ],
    M,
    'obsidian',
  ),
  meeting(
    'cobblestone',
    'Water next to flowing lava makes cobblestone',
    [
      [M, 'lava[level=2]'],
      [[13, 0, 6], 'water'],
    ],
    M,
    'cobblestone',
  ),
  meeting(
    'stone',
    'Lava flowing down onto water makes stone',
    [
      [M, 'water'],
      [[12, 1, 6], 'lava'],
    ],
    M,
    'stone',
  ),
  meeting(
    'basalt',
    'Lava on soul soil next to blue ice makes basalt',
    [
      [[12, -1, 6], 'soul_soil'],
      [[13, 0, 6], 'blue_ice'],
      [M, 'lava'],
    ],
    M,
    'basalt',
  ),
  ...washed.map(([block, drop]) => washing(block, drop)),
  washing('rail', 'rail', { before: '1.17' }),
  washing('rail', null, { since: '1.17' }),
  probe('fluids.bucket-fill', 'A bucket picks up a source', 'BucketItem.use.', async (world) => {
    await world.set([12, -1, 10], 'water')
    await world.hold(world.alice, 'bucket')
    await world.useAt(world.alice, [12.5, -0.2, 10.5])
    await world.waitUntil(() => world.count(world.alice, 'water_bucket') === 1, 1500, 'a water_bucket')
    await world.waitForBlock([12, -1, 10], 'air')
  }),
  probe(
    'fluids.bucket-empty',
    'A water bucket places a source',
    'BucketItem.emptyContents.',
    async (world) => {
      await world.hold(world.alice, 'water_bucket')
      await world.useAt(world.alice, [12.5, 0, 10.5])
      await world.waitForBlock([12, 0, 10], 'water[level=0]')
      equal('buckets', world.count(world.alice, 'bucket'), 1)
    },
  ),
  probe('fluids.bucket-lava', 'A lava bucket places a source', 'BucketItem.emptyContents.', async (world) => {
    await world.hold(world.alice, 'lava_bucket')
    await world.useAt(world.alice, [12.5, 0, 9.5])
    await world.waitForBlock([12, 0, 9], 'lava[level=0]')
  }),
  probe('fluids.waterlog', 'A water bucket waterlogs stairs', 'SimpleWaterloggedBlock.', async (world) => {
    await world.set([12, 0, 10], 'oak_stairs[facing=north]')
    await world.hold(world.alice, 'water_bucket')
    await world.useAt(world.alice, [12.5, 0.3, 10.9])
    await world.waitForBlock([12, 0, 10], 'oak_stairs[waterlogged=true]')
  }),
  probe(
    'fluids.slab-stops',
    'Water does not flow through a door or glass',
    'canPassThrough.',
    async (world) => {
      await world.set([13, 0, 6], 'glass')
      await world.set([12, 0, 7], 'oak_door[half=lower]')
      await world.set([12, 1, 7], 'oak_door[half=upper]')
      await world.set(M, 'water')
      await world.ticks(20)
      fitting('the door', world.blockText([12, 0, 7]), 'oak_door')
      fitting('the glass', world.blockText([13, 0, 6]), 'glass')
    },
  ),
  probe('fluids.powder', 'Water hardens concrete powder', 'ConcretePowderBlock.', async (world) => {
    await world.set([13, 0, 6], 'white_concrete_powder')
    await world.set(M, 'water')
    await world.waitForBlock([13, 0, 6], 'white_concrete')
  }),
  probe(
    'fluids.sponge',
    'A sponge absorbs the water around it',
    'SpongeBlock.tryAbsorbWater.',
    async (world) => {
      await world.set([13, 0, 6], 'water')
      await world.ticks(20)
      await world.set(M, 'sponge')
      await world.waitForBlock(M, 'wet_sponge')
    },
  ),
  probe('fluids.lava-fire', 'Lava sets wood nearby on fire', 'LavaFluid.randomTick.', async (world) => {
    await world.stand(world.alice, [20.5, 0, 20.5])
    await world.fill([11, 0, 5], [13, 3, 7], 'oak_planks')
    await world.set([12, 0, 6], 'lava')
    await world.fill([12, 1, 6], [12, 3, 6], 'air')
    await world.requireCommand('gamerule randomTickSpeed 200')
    const burning = () => [1, 2, 3].some((y) => world.block([12, y, 6]).name === 'fire')
    await world.waitUntil(burning, 20_000, 'fire above the lava')
  }),
] satisfies Probe[]
