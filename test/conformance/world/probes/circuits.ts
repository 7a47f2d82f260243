import { equal, fitting, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const BACK: Spot = [12, 0, 10]
const MIDDLE: Spot = [13, 0, 10]
const OUT: Spot = [14, 0, 10]

/** Blocks, and what a comparator reads off them. */
const READ: readonly [block: string, power: number, since?: string][] = [
  ['composter[level=5]', 5],
  ['cake[bites=2]', 10],
  ['end_portal_frame[eye=true]', 15],
  ['respawn_anchor[charges=3]', 11],
  ['bee_nest[honey_level=4]', 4],
  ['water_cauldron[level=2]', 2, '1.17'],
  ['lava_cauldron', 3, '1.17'],
]

/** A comparator with something behind it and dust before it. */
async function comparator(world: ProbeWorld, behind: string, mode = 'compare'): Promise<void> {
  await world.fill([8, -1, 6], [18, -1, 14], 'stone')
  await world.set(BACK, behind)
  await world.set(MIDDLE, `comparator[facing=west,mode=${mode}]`)
  await world.set(OUT, 'redstone_wire')
}

const fillSlots = async (world: ProbeWorld, spot: Spot, slots: number, what: string) => {
  for (let slot = 0; slot < slots; slot++)
    await world.requireCommand(`item replace block ${world.xyz(spot)} container.${slot} with ${what}`)
}

const powerIs = (world: ProbeWorld, power: number) =>
  world.waitForBlock(OUT, `redstone_wire[power=${power}]`, 1000)

/** A piston that faces east. Blocks that stick to slime stand above the ground, which would stick too. */
async function piston(world: ProbeWorld, kind: string, y = 0): Promise<void> {
  await world.set([8, y, 10], `${kind}[facing=east]`)
}
const power = (world: ProbeWorld, y = 0) => world.set([7, y, 10], 'redstone_block')
const noPower = (world: ProbeWorld, y = 0) => world.set([7, y, 10], 'air')

/** Comparators, observers, targets, light detectors, and what sticks to slime and honey. */
export const circuits = [
  ...READ.map(([block, strength, since]) =>
    probe(
      `redstone.read-${block}`,
      `A comparator reads ${strength} off ${block}`,
      'getAnalogOutputSignal.',
      async (world) => {
        await comparator(world, block)
        await powerIs(world, strength)
      },
      since === undefined ? {} : { since },
    ),
  ),
  ...(
    [
      ['barrel', 1, 'dirt 1', 1],
      ['barrel', 14, 'dirt 64', 8],
      ['hopper[enabled=false]', 5, 'ender_pearl 16', 15],
    ] as const
  ).map(([block, slots, what, strength]) =>
    probe(
      `redstone.read-${block}-${slots}`,
      `A comparator reads ${strength} off ${block} with ${what} in ${slots} slots`,
      'getRedstoneSignalFromContainer.',
      async (world) => {
        await comparator(world, block)
        await fillSlots(world, BACK, slots, what)
        await powerIs(world, strength)
        await world.requireCommand(`item replace block ${world.xyz(BACK)} container.0 with air`)
        await world.waitUntil(
          () => !world.blockText(OUT).includes(`power=${strength}`) || strength === 8,
          1000,
          'less power',
        )
      },
    ),
  ),
  probe(
    'redstone.read-through',
    'A comparator reads a chest through a solid block',
    'ComparatorBlock.getInputSignal.',
    async (world) => {
      await comparator(world, 'stone')
      await world.set([11, 0, 10], 'composter[level=6]')
      await powerIs(world, 6)
    },
  ),
  probe(
    'redstone.compare',
    'A comparator passes its input on while no side is stronger',
    'calculateOutputSignal.',
    async (world) => {
      await comparator(world, 'composter[level=6]')
      await powerIs(world, 6)
      await world.set([13, 0, 12], 'redstone_block')
      await world.set([13, 0, 11], 'redstone_wire')
      await powerIs(world, 0)
    },
  ),
  probe(
    'redstone.subtract',
    'A comparator that subtracts gives the difference',
    'calculateOutputSignal.',
    async (world) => {
      await comparator(world, 'composter[level=6]', 'subtract')
      await world.set([13, 0, 11], 'comparator[facing=south]')
      await world.set([13, 0, 12], 'composter[level=2]')
      await powerIs(world, 4)
    },
  ),
  probe(
    'redstone.comparator-click',
    'A click lets a comparator subtract',
    'ComparatorBlock.use.',
    async (world) => {
      await comparator(world, 'redstone_block')
      await powerIs(world, 15)
      await world.set([13, 0, 12], 'redstone_block')
      await world.set([13, 0, 11], 'redstone_wire')
      await world.stand(world.alice, [12.5, 0, 13.5])
      await world.click(world.alice, MIDDLE)
      await powerIs(world, 0)
    },
  ),
  probe(
    'redstone.read-frame',
    'A comparator reads how an item is turned in a frame behind a block',
    'ItemFrame.getAnalogOutput.',
    async (world) => {
      await comparator(world, 'stone')
      await world.summon(
        'item_frame',
        [11.5, 0.5, 10.5],
        '{Facing:4b,Item:{id:"minecraft:dirt",Count:1b,count:1},ItemRotation:4b}',
      )
      await powerIs(world, 5)
    },
  ),
  probe(
    'redstone.observer-power',
    'An observer powers the block behind it for two ticks',
    'ObserverBlock.getDirectSignal.',
    async (world) => {
      await world.set(MIDDLE, 'observer[facing=west]')
      await world.set(OUT, 'stone')
      await world.set([15, 0, 10], 'redstone_wire')
      await world.ticks(8)
      await world.set(BACK, 'dirt')
      await world.waitForBlock([15, 0, 10], 'redstone_wire[power=15]', 500)
      const began = world.now()
      await world.waitForBlock([15, 0, 10], 'redstone_wire[power=0]', 500)
      within('ticks', world.now() - began, 1, 3 + world.slack)
    },
  ),
  probe(
    'redstone.observer-growth',
    'An observer sees that a lever is flipped',
    'ObserverBlock.updateShape.',
    async (world) => {
      await world.set([12, -1, 10], 'stone')
      await world.set(BACK, 'lever[face=floor]')
      await world.set(MIDDLE, 'observer[facing=west]')
      await world.set(OUT, 'note_block')
      await world.ticks(8)
      const rings = world.waitForBlock(OUT, 'note_block[powered=true]', 1500)
      await Promise.all([rings, world.click(world.alice, BACK)])
      await world.waitForBlock(OUT, 'note_block[powered=false]', 500)
    },
  ),
  ...(['dispenser', 'dropper'] as const).map((block) =>
    probe(
      `redstone.quasi-${block}`,
      `A ${block} is powered through the block above it`,
      'Quasi-connectivity.',
      async (world) => {
        await world.set([8, 0, 10], `${block}[facing=up]`)
        await world.set([8, 2, 10], 'redstone_block')
        await world.set([8, 0, 9], 'stone')
        await world.waitForBlock([8, 0, 10], `${block}[triggered=true]`, 1000)
      },
    ),
  ),
  probe(
    'redstone.slime-pulls',
    'A sticky piston pulls what sticks to slime',
    'PistonStructureResolver.',
    async (world) => {
      await piston(world, 'sticky_piston', 2)
      await world.set([9, 2, 10], 'slime_block')
      await world.set([9, 2, 11], 'stone')
      await world.set([10, 2, 10], 'dirt')
      await power(world, 2)
      await world.waitForBlock([10, 2, 11], 'stone')
      await world.waitForBlock([11, 2, 10], 'dirt')
      await noPower(world, 2)
      await world.waitForBlock([9, 2, 11], 'stone')
      await world.waitForBlock([10, 2, 10], 'dirt')
    },
  ),
  probe(
    'redstone.honey',
    'Slime and honey do not stick to each other',
    'PistonStructureResolver.canStickToEachOther.',
    async (world) => {
      await piston(world, 'piston', 2)
      await world.set([9, 2, 10], 'slime_block')
      await world.set([9, 2, 11], 'honey_block')
      await world.set([9, 3, 10], 'oak_planks')
      await power(world, 2)
      await world.waitForBlock([10, 3, 10], 'oak_planks')
      fitting('honey', world.blockText([9, 2, 11]), 'honey_block')
    },
  ),
  probe(
    'redstone.slime-limit',
    'A piston does not move thirteen blocks that stick together',
    'PistonStructureResolver: 12.',
    async (world) => {
      await piston(world, 'piston', 2)
      await world.fill([9, 2, 10], [15, 2, 10], 'slime_block')
      await world.fill([9, 3, 10], [14, 3, 10], 'stone')
      await power(world, 2)
      await world.ticks(8)
      fitting('thirteen', world.blockText([8, 2, 10]), 'piston[extended=false]')
      await world.set([9, 3, 10], 'air')
      await noPower(world, 2)
      await world.ticks(4)
      await power(world, 2)
      await world.waitForBlock([8, 2, 10], 'piston[extended=true]')
    },
  ),
  probe(
    'redstone.slime-held',
    'Slime that sticks to obsidian is pushed all the same',
    'isPushable.',
    async (world) => {
      await piston(world, 'piston', 2)
      await world.set([9, 2, 10], 'slime_block')
      await world.set([9, 2, 11], 'obsidian')
      await power(world, 2)
      await world.waitForBlock([10, 2, 10], 'slime_block')
      fitting('obsidian', world.blockText([9, 2, 11]), 'obsidian')
    },
  ),
  probe(
    'redstone.glazed',
    'A sticky piston pushes glazed terracotta and does not pull it',
    'PushReaction.PUSH_ONLY.',
    async (world) => {
      await piston(world, 'sticky_piston')
      await world.set([9, 0, 10], 'white_glazed_terracotta')
      await power(world)
      await world.waitForBlock([10, 0, 10], 'white_glazed_terracotta')
      await noPower(world)
      await world.waitForBlock([8, 0, 10], 'sticky_piston[extended=false]')
      await world.ticks(4)
      fitting('left behind', world.blockText([10, 0, 10]), 'white_glazed_terracotta')
    },
  ),
  probe(
    'redstone.target',
    'A target gives power for a second when an arrow hits it, the more the closer to its middle',
    'TargetBlock.',
    async (world) => {
      await world.set([12, 0, 8], 'target')
      await world.set([12, 0, 7], 'redstone_lamp')
      await world.set([12, 0, 10], 'dispenser[facing=north]')
      await world.requireCommand(`item replace block ${world.xyz([12, 0, 10])} container.0 with arrow`)
      await world.set([12, 0, 11], 'redstone_block')
      await world.waitForBlock([12, 0, 7], 'redstone_lamp[lit=true]', 1000)
      const got = Number(/power=(\d+)/.exec(world.blockText([12, 0, 8]))?.[1])
      within('power', got, 6, 15)
      await world.waitForBlock([12, 0, 8], 'target[power=0]', 2500)
    },
  ),
  probe(
    'redstone.daylight',
    'A daylight detector reads 15 at noon and 0 at midnight; a click turns that round',
    'DaylightDetectorBlock.',
    async (world) => {
      await world.command('weather clear')
      await world.set([12, 0, 9], 'daylight_detector')
      await world.requireCommand('time set noon')
      await world.waitForBlock([12, 0, 9], 'daylight_detector[power=15]', 2500)
      await world.requireCommand('time set midnight')
      await world.waitForBlock([12, 0, 9], 'daylight_detector[power=0]', 2500)
      await world.click(world.alice, [12, 0, 9])
      await world.waitForBlock([12, 0, 9], 'daylight_detector[inverted=true]', 1000)
      await world.ticks(22)
      const got = Number(/power=(\d+)/.exec(world.blockText([12, 0, 9]))?.[1])
      await world.requireCommand('time set day')
      equal('inverted at midnight', got, 11)
    },
  ),
] satisfies Probe[]
