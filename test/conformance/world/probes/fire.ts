import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const M: Spot = [12, 0, 8]
const LONG = 120_000

/** Lights a place as a player does: flint and steel on the block below or beside. */
async function light(world: ProbeWorld, on: Spot): Promise<void> {
  await world.hold(world.alice, 'flint_and_steel')
  await world.click(world.alice, on, { face: 'up' })
}

const isFire = (world: ProbeWorld, spot: Spot): boolean => world.block(spot).name === 'fire'

/** Number of cells of a kind of block in a box. */
function countIn(world: ProbeWorld, low: Spot, high: Spot, is: (name: string) => boolean): number {
  let count = 0
  for (let x = low[0]; x <= high[0]; x++)
    for (let y = low[1]; y <= high[1]; y++)
      for (let z = low[2]; z <= high[2]; z++) if (is(world.block([x, y, z]).name)) count++
  return count
}

const BURN = [
  ['oak_planks', true],
  ['oak_log', true],
  ['white_wool', true],
  ['hay_block', true],
  ['bookshelf', true],
  ['oak_leaves[persistent=true]', true],
  ['stone', false],
  ['crimson_planks', false],
  ['oak_door', false],
] as const

export const fire: readonly Probe[] = [
  probe(
    'fire.goes-out',
    'Fire on bare ground goes out within half a minute',
    'FireBlock.tick: age over 3.',
    async (world) => {
      await world.set([12, -1, 8], 'stone')
      await light(world, [12, -1, 8])
      await world.waitForBlock(M, 'fire[age=0]')
      await world.waitUntil(() => !isFire(world, M), 60_000, 'no fire')
    },
  ),
  probe('fire.endless', 'Fire on netherrack burns for ever', 'Tag infiniburn_overworld.', async (world) => {
    await world.set([12, -1, 8], 'netherrack')
    await light(world, [12, -1, 8])
    await world.ticks(1500)
    equal('block', world.block(M).name, 'fire')
  }),
  probe('fire.soul', 'Soul sand burns blue, for ever', 'SoulFireBlock.', async (world) => {
    await world.set([12, -1, 8], 'soul_sand')
    await light(world, [12, -1, 8])
    await world.ticks(400)
    equal('block', world.block(M).name, 'soul_fire')
  }),
  ...BURN.map(([block, burns]) =>
    probe(
      `fire.${burns ? 'burns' : 'spares'}-${block.replace(/\[.*/, '')}`,
      `Fire ${burns ? 'burns' : 'leaves'} ${block.replace(/\[.*/, '')}${burns ? ' away or goes over to it' : ' alone'}`,
      'FireBlock.bootStrap: burn odds.',
      async (world) => {
        await world.stand(world.alice, [20.5, 0, 20.5])
        await world.fill([11, -1, 7], [13, -1, 9], 'netherrack')
        await world.set(M, 'fire')
        for (const spot of [
          [11, 0, 8],
          [13, 0, 8],
          [12, 0, 7],
          [12, 0, 9],
        ] as const)
          await world.set(spot, block)
        const name = block.replace(/\[.*/, '')
        const left = () => countIn(world, [11, 0, 7], [13, 0, 9], (there) => there === name)
        if (burns) {
          await world.waitUntil(() => left() < 4, LONG, 'less than four left', left)
          return
        }
        await world.ticks(1200)
        equal('left', left(), 4)
      },
      { needs: [block] },
    ),
  ),
  probe(
    'fire.jumps',
    'Fire jumps over a gap to what burns',
    'FireBlock.tick: igniteOdds around.',
    async (world) => {
      await world.stand(world.alice, [20.5, 0, 20.5])
      await world.set([12, -1, 8], 'netherrack')
      await world.fill([10, 2, 6], [14, 3, 10], 'white_wool')
      await world.set(M, 'fire')
      const burning = () => countIn(world, [9, 1, 5], [15, 4, 11], (name) => name === 'fire')
      await world.waitUntil(() => burning() > 0, LONG, 'fire at the wool', burning)
    },
  ),
  probe(
    'fire.rule',
    'Without doFireTick fire stays as it is',
    'GameRules.RULE_DOFIRETICK.',
    async (world) => {
      await world.stand(world.alice, [20.5, 0, 20.5])
      await world.requireCommand('gamerule doFireTick false')
      await world.fill([11, 0, 7], [13, 0, 9], 'white_wool')
      await world.set([12, 1, 8], 'fire')
      await world.ticks(1200)
      equal('block', world.block([12, 1, 8]).name, 'fire')
      equal(
        'wool',
        countIn(world, [11, 0, 7], [13, 0, 9], (name) => name === 'white_wool'),
        9,
      )
    },
  ),
  probe('fire.rain', 'Rain puts fire out', 'FireBlock.isNearRain.', async (world) => {
    await world.requireCommand('weather rain')
    await world.stand(world.alice, [20.5, 0, 20.5])
    await world.fill([12, -1, 8], [12, -1, 8], 'oak_planks')
    await world.set(M, 'fire')
    await world.waitUntil(() => !isFire(world, M), 60_000, 'no fire')
  }),
  probe(
    'fire.sides',
    'Fire clings to a wall that burns',
    'FireBlock.getStateForPlacement.',
    async (world) => {
      await world.requireCommand('gamerule doFireTick false')
      await world.set([12, 2, 7], 'oak_planks')
      await world.stand(world.alice, [12.5, 0, 11.5])
      await world.hold(world.alice, 'flint_and_steel')
      await world.click(world.alice, [12, 2, 7], { face: 'south' })
      await world.waitForBlock([12, 2, 8], 'fire[north=true,south=false,up=false]')
      await world.set([12, 2, 7], 'air')
      await world.waitForBlock([12, 2, 8], 'air')
    },
  ),
  probe('fire.hand', 'A hit puts fire out', 'Fire breaks at once.', async (world) => {
    await world.set([12, -1, 8], 'netherrack')
    await world.set(M, 'fire')
    await world.dig(world.alice, M, 10)
    equal('block', world.block(M).name, 'air')
  }),
  probe('fire.tnt', 'TNT that burns is lit', 'FireBlock.checkBurnOut.', async (world) => {
    await world.stand(world.alice, [21.5, 0, 21.5])
    await world.set([6, -1, 6], 'netherrack')
    for (const spot of [
      [5, 0, 6],
      [7, 0, 6],
      [6, 0, 5],
      [6, 0, 7],
    ] as const)
      await world.set(spot, 'tnt')
    await world.set([6, 0, 6], 'fire')
    const gone = () => countIn(world, [5, 0, 5], [7, 0, 7], (name) => name === 'tnt') < 4
    await world.waitUntil(gone, LONG, 'lit TNT')
  }),
  probe('fire.placed', 'Fire that a command places ages too', 'BaseFireBlock.onPlace.', async (world) => {
    await world.stand(world.alice, [20.5, 0, 20.5])
    await world.set([12, -1, 8], 'stone')
    await world.set(M, 'fire')
    await world.waitUntil(() => !isFire(world, M), 60_000, 'no fire')
    holds('ticks', world.now() > 100, world.now(), 'more than 100')
  }),
]
