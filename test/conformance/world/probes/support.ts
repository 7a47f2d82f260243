import { equal, fitting } from '../expectations.ts'
import { type Probe, probe, type Spot } from '../probe.ts'

const M: Spot = [12, 0, 9]
const BELOW: Spot = [12, -1, 9]
const BACK: Spot = [12, 0, 8]

/** A block, its support (below or behind), and what it drops without it. */
const rests: [block: string, support: Spot, item: string, ground?: string][] = [
  ['torch', BELOW, 'torch'],
  ['wall_torch[facing=south]', BACK, 'torch'],
  ['redstone_torch', BELOW, 'redstone_torch'],
  ['ladder[facing=south]', BACK, 'ladder'],
  ['lever[face=wall,facing=south]', BACK, 'lever'],
  ['stone_button[face=floor]', BELOW, 'stone_button'],
  ['oak_pressure_plate', BELOW, 'oak_pressure_plate'],
  ['rail', BELOW, 'rail'],
  ['powered_rail', BELOW, 'powered_rail'],
  ['redstone_wire', BELOW, 'redstone'],
  ['repeater', BELOW, 'repeater'],
  ['oak_sign', BELOW, 'oak_sign'],
  ['oak_wall_sign[facing=south]', BACK, 'oak_sign'],
  ['white_carpet', BELOW, 'white_carpet'],
  ['poppy', BELOW, 'poppy'],
  ['oak_sapling', BELOW, 'oak_sapling'],
  ['brown_mushroom', BELOW, 'brown_mushroom'],
  ['wheat[age=7]', BELOW, 'wheat', 'farmland'],
  ['sugar_cane', BELOW, 'sugar_cane', 'sand'],
  ['cactus', BELOW, 'cactus', 'sand'],
  ['lantern[hanging=false]', BELOW, 'lantern'],
  ['lantern[hanging=true]', [12, 1, 9], 'lantern'],
  ['cake', BELOW, ''],
  ['white_banner', BELOW, 'white_banner'],
  ['snow[layers=1]', BELOW, ''],
  ['tripwire_hook[facing=south]', BACK, 'tripwire_hook'],
  ['flower_pot', BELOW, ''],
  ['bamboo', BELOW, 'bamboo'],
]

const pops = ([block, support, item, ground]: (typeof rests)[number]): Probe => {
  const stays = block === 'flower_pot'
  const title = stays
    ? 'flower_pot stays without a block below'
    : `${block} pops off without support${item ? ` and drops ${item}` : ''}`
  return probe(
    `support.${block}`,
    title,
    'canSurvive of the family, checked on neighbour changes.',
    async (world) => {
      await world.set(support, ground ?? (support === BELOW ? 'dirt' : 'stone')).catch(() => undefined)
      if (block === 'sugar_cane') await world.set([12, -1, 8], 'water')
      await world.set(M, block)
      await world.ticks(2)
      fitting('before', world.blockText(M), block)
      await world.set(support, 'air')
      await world.ticks(4 + world.slack)
      fitting('after', world.blockText(M), stays ? block : 'air')
      if (item)
        await world.waitUntil(
          () => world.ownedOrOnGround(item) >= 1,
          1000,
          `a ${item}`,
          () => world.ownedOrOnGround(item),
        )
    },
  )
}

/** Blocks that need support. */
export const support = [
  ...rests.map(pops),
  probe('support.door', 'A door loses both halves without ground', 'DoorBlock.canSurvive.', async (world) => {
    await world.set(M, 'oak_door[half=lower]')
    await world.set([12, 1, 9], 'oak_door[half=upper]')
    await world.set(BELOW, 'air')
    await world.waitForBlock(M, 'air')
    await world.waitForBlock([12, 1, 9], 'air')
    await world.waitUntil(
      () => world.ownedOrOnGround('oak_door') === 1,
      1000,
      '1 oak_door',
      () => world.ownedOrOnGround('oak_door'),
    )
  }),
  probe(
    'support.door-upper',
    'Breaking the upper half of a door removes the lower one and drops one door',
    'DoubleBlock.',
    async (world) => {
      await world.set(M, 'oak_door[half=lower]')
      await world.set([12, 1, 9], 'oak_door[half=upper]')
      await world.dig(world.alice, [12, 1, 9])
      await world.waitForBlock(M, 'air')
      await world.ticks(6)
      await world.waitUntil(
        () => world.ownedOrOnGround('oak_door') === 1,
        1000,
        '1 oak_door',
        () => world.ownedOrOnGround('oak_door'),
      )
    },
  ),
  probe(
    'support.bed',
    'A broken bed loses both halves and drops one bed',
    'BedBlock.playerWillDestroy.',
    async (world) => {
      await world.set(M, 'red_bed[part=foot,facing=north]')
      await world.set(BACK, 'red_bed[part=head,facing=north]')
      await world.dig(world.alice, M)
      await world.waitForBlock(BACK, 'air')
      await world.waitUntil(
        () => world.ownedOrOnGround('red_bed') === 1,
        1000,
        '1 red_bed',
        () => world.ownedOrOnGround('red_bed'),
      )
    },
  ),
  probe(
    'support.cane-chain',
    'Cut sugar cane breaks up to the top',
    'Each block checks the one below.',
    async (world) => {
      await world.set([12, -1, 8], 'water')
      await world.set(BELOW, 'sand')
      await world.fill(M, [12, 2, 9], 'sugar_cane')
      await world.set(M, 'air')
      await world.waitForBlock([12, 1, 9], 'air')
      await world.waitForBlock([12, 2, 9], 'air')
      await world.waitUntil(
        () => world.ownedOrOnGround('sugar_cane') === 2,
        1500,
        '2 sugar_cane',
        () => world.ownedOrOnGround('sugar_cane'),
      )
    },
  ),
  probe(
    'support.cactus-neighbour',
    'A cactus breaks when a block is placed next to it',
    'CactusBlock.canSurvive.',
    async (world) => {
      await world.set(BELOW, 'sand')
      await world.set(M, 'cactus')
      await world.set([13, 0, 9], 'stone')
      await world.waitForBlock(M, 'air')
    },
  ),
  probe(
    'support.bed-half',
    'Half a bed set by a command stays with any block behind it',
    'BedBlock.updateShape looks at the side of its other half only.',
    async (world) => {
      await world.set(M, 'red_bed[part=foot,facing=north]')
      await world.set([12, 0, 10], 'red_bed[part=head,facing=north]')
      await world.set([13, 0, 9], 'stone')
      await world.ticks(5)
      equal('foot', world.block(M).name, 'red_bed')
      equal('head', world.block([12, 0, 10]).name, 'red_bed')
    },
  ),
  probe('support.bed-whole', 'A bed breaks with either half', 'BedBlock.updateShape.', async (world) => {
    await world.set(M, 'red_bed[part=foot,facing=north]')
    await world.set(BACK, 'red_bed[part=head,facing=north]')
    await world.set(BACK, 'air')
    await world.waitForBlock(M, 'air')
  }),
  probe('support.tall-plant', 'A tall flower breaks with either half', 'DoublePlantBlock.', async (world) => {
    await world.set(M, 'sunflower[half=lower]')
    await world.set([12, 1, 9], 'sunflower[half=upper]')
    await world.set([12, 1, 9], 'air')
    await world.waitForBlock(M, 'air')
  }),
  probe(
    'support.scaffolding',
    'Scaffolding falls without its foot',
    'Distance 7: falls or breaks.',
    async (world) => {
      await world.set(M, 'scaffolding[distance=0]')
      await world.set([12, 1, 9], 'scaffolding[distance=0]')
      await world.dig(world.alice, M)
      await world.waitForBlock([12, 1, 9], 'air', 4000)
    },
  ),
] satisfies Probe[]
