import { equal, fitting, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const LEVER: Spot = [12, 0, 10]
const LAMP: Spot = [13, 0, 10]

/** A block and its states next to a lever that is on and off. */
const powered: [block: string, on: string, off: string][] = [
  ['redstone_lamp', 'redstone_lamp[lit=true]', 'redstone_lamp[lit=false]'],
  ['oak_door[half=lower]', 'oak_door[open=true]', 'oak_door[open=false]'],
  ['iron_door[half=lower]', 'iron_door[open=true]', 'iron_door[open=false]'],
  ['iron_trapdoor', 'iron_trapdoor[open=true]', 'iron_trapdoor[open=false]'],
  ['oak_fence_gate', 'oak_fence_gate[open=true]', 'oak_fence_gate[open=false]'],
  ['redstone_wire', 'redstone_wire[power=15]', 'redstone_wire[power=0]'],
  ['powered_rail', 'powered_rail[powered=true]', 'powered_rail[powered=false]'],
  ['note_block', 'note_block[powered=true]', 'note_block[powered=false]'],
  ['dispenser', 'dispenser[triggered=true]', 'dispenser[triggered=false]'],
  ['hopper', 'hopper[enabled=false]', 'hopper[enabled=true]'],
  ['piston[facing=up]', 'piston[extended=true]', 'piston[extended=false]'],
  ['repeater[facing=west]', 'repeater[powered=true]', 'repeater[powered=false]'],
  ['comparator[facing=west]', 'comparator[powered=true]', 'comparator[powered=false]'],
]

const sources: [block: string, power: number][] = [
  ['redstone_block', 15],
  ['redstone_torch', 15],
  ['lever[face=floor,powered=true]', 15],
  ['stone_button[face=floor,powered=true]', 15],
]

async function flip(world: ProbeWorld): Promise<void> {
  await world.click(world.alice, LEVER)
}

/** Places a lever, and dust from it to the east. */
async function line(world: ProbeWorld, length: number): Promise<void> {
  await world.fill([0, -1, 8], [23, -1, 12], 'stone')
  await world.set([2, 0, 10], 'lever[face=floor]')
  await world.fill([3, 0, 10], [2 + length, 0, 10], 'redstone_wire')
  await world.stand(world.alice, [2.5, 0, 12.5])
}

/** Redstone power and its effects. */
export const redstone = [
  ...powered.map(([block, on, off]) =>
    probe(
      `redstone.lever-${block}`,
      `A lever switches ${block}`,
      'neighborChanged of the block.',
      async (world) => {
        await world.fill([10, -1, 8], [15, -1, 12], 'stone')
        await world.set(LEVER, 'lever[face=floor]')
        await world.set(LAMP, block)
        if (block.includes('door[')) await world.set([13, 1, 10], block.replace('lower', 'upper'))
        await flip(world)
        await world.waitForBlock(LAMP, on)
        await flip(world)
        await world.waitForBlock(LAMP, off)
      },
    ),
  ),
  ...sources.map(([block, power]) =>
    probe(`redstone.source-${block}`, `${block} gives power ${power}`, 'getSignal.', async (world) => {
      await world.set([12, 0, 9], 'redstone_wire')
      await world.set([12, 0, 10], block)
      await world.waitForBlock([12, 0, 9], `redstone_wire[power=${power}]`, 500)
    }),
  ),
  probe(
    'redstone.decay',
    'Power decays by one per block of dust and ends after fifteen',
    'RedStoneWireBlock.',
    async (world) => {
      await line(world, 17)
      await world.click(world.alice, [2, 0, 10])
      await world.waitForBlock([3, 0, 10], 'redstone_wire[power=15]')
      const got = [8, 17, 18].map((x) => world.blockText([x, 0, 10]).replace(/.*power=(\d+).*/, '$1'))
      equal('power at 6, 15 and 16 blocks', got, ['10', '1', '0'])
    },
  ),
  probe(
    'redstone.lamp-delay',
    'A lamp turns off four ticks after its power',
    'RedstoneLampBlock: scheduled 4.',
    async (world) => {
      await world.set(LAMP, 'redstone_lamp')
      await world.set([14, 0, 10], 'redstone_block')
      await world.waitForBlock(LAMP, 'redstone_lamp[lit=true]')
      const start = world.now()
      await world.set([14, 0, 10], 'air')
      await world.waitForBlock(LAMP, 'redstone_lamp[lit=false]')
      within('ticks', world.now() - start, 3, 6 + world.slack)
    },
  ),
  probe('redstone.torch', 'A torch on a powered block turns off', 'RedstoneTorchBlock.', async (world) => {
    await world.set([12, 0, 9], 'stone')
    await world.set([12, 0, 10], 'redstone_wall_torch[facing=south]')
    await world.set([12, 1, 9], 'lever[face=floor]')
    await world.waitForBlock([12, 0, 10], 'redstone_wall_torch[lit=true]')
    await world.click(world.alice, [12, 1, 9])
    await world.waitForBlock([12, 0, 10], 'redstone_wall_torch[lit=false]')
  }),
  ...[1, 2, 3, 4].map((delay) =>
    probe(
      `redstone.repeater-${delay}`,
      `A repeater at ${delay} delays by ${delay * 2} ticks`,
      'RepeaterBlock.getDelay: 2 × delay.',
      async (world) => {
        await world.set(LAMP, `repeater[facing=west,delay=${delay}]`)
        const start = world.now()
        await world.set([12, 0, 10], 'redstone_block')
        await world.waitForBlock(LAMP, 'repeater[powered=true]')
        within('ticks', world.now() - start, delay * 2 - 1, delay * 2 + 2 + world.slack)
      },
    ),
  ),
  probe(
    'redstone.repeater-renews',
    'A repeater restores full power',
    'getOutputSignal 15.',
    async (world) => {
      await line(world, 12)
      await world.set([15, 0, 10], 'repeater[facing=west]')
      await world.set([16, 0, 10], 'redstone_wire')
      await world.click(world.alice, [2, 0, 10])
      await world.waitForBlock([16, 0, 10], 'redstone_wire[power=15]')
    },
  ),
  probe(
    'redstone.repeater-oneway',
    'A repeater passes power in one direction only',
    'DiodeBlock.',
    async (world) => {
      await world.set([13, 0, 10], 'repeater[facing=east]')
      await world.set([14, 0, 10], 'redstone_lamp')
      await world.set([12, 0, 10], 'redstone_block')
      await world.ticks(8)
      fitting('the repeater', world.blockText([13, 0, 10]), 'repeater[powered=false]')
    },
  ),
  probe(
    'redstone.repeater-lock',
    'A repeater is locked by another at its side',
    'RepeaterBlock.isLocked.',
    async (world) => {
      await world.set([13, 0, 10], 'repeater[facing=west]')
      await world.set([13, 0, 9], 'repeater[facing=north]')
      await world.set([13, 0, 8], 'redstone_block')
      await world.waitForBlock([13, 0, 10], 'repeater[locked=true]')
      await world.set([12, 0, 10], 'redstone_block')
      await world.ticks(8)
      fitting('the locked one', world.blockText([13, 0, 10]), 'repeater[powered=false]')
    },
  ),
  probe(
    'redstone.comparator-chest',
    'A comparator measures how full a chest is',
    'getAnalogOutputSignal.',
    async (world) => {
      await world.set([12, 0, 10], 'barrel')
      await world.set([13, 0, 10], 'comparator[facing=west]')
      await world.set([14, 0, 10], 'redstone_wire')
      for (let slot = 0; slot < 27; slot++)
        await world.requireCommand(
          `item replace block ${world.xyz([12, 0, 10])} container.${slot} with dirt 64`,
        )
      await world.waitForBlock([14, 0, 10], 'redstone_wire[power=15]')
    },
  ),
  probe(
    'redstone.observer',
    'An observer gives a pulse when the block in front changes',
    'ObserverBlock: two ticks.',
    async (world) => {
      await world.set([13, 0, 10], 'observer[facing=west]')
      await world.set([14, 0, 10], 'redstone_wire')
      await world.ticks(6)
      await world.requireCommand(`setblock ${world.xyz([12, 0, 10])} stone`)
      await world.waitForBlock([13, 0, 10], 'observer[powered=true]', 400)
      await world.waitForBlock([13, 0, 10], 'observer[powered=false]', 400)
    },
  ),
  probe(
    'redstone.through-block',
    'A button powers dust through the block it sits on',
    'Strong power.',
    async (world) => {
      await world.set([12, 0, 10], 'stone')
      await world.set([12, 0, 11], 'stone_button[face=wall,facing=south]')
      await world.set([13, 0, 10], 'redstone_wire')
      await world.click(world.alice, [12, 0, 11], { face: 'south' })
      await world.waitForBlock([13, 0, 10], 'redstone_wire[power=15]')
    },
  ),
  probe('redstone.weak', 'Dust does not power dust through a block', 'Weak power.', async (world) => {
    await world.set([11, 0, 10], 'redstone_block')
    await world.set([12, 0, 10], 'redstone_wire')
    await world.set([13, 0, 10], 'stone')
    await world.set([14, 0, 10], 'redstone_wire')
    await world.ticks(4)
    fitting('dust beyond', world.blockText([14, 0, 10]), 'redstone_wire[power=0]')
  }),
  ...(['stone', 'oak', 'polished_blackstone'] as const).map((kind) =>
    probe(
      `redstone.plate-${kind}`,
      `A player on a ${kind} pressure plate opens a door, which closes afterwards`,
      'BasePressurePlateBlock.',
      async (world) => {
        await world.set([12, 0, 9], `${kind}_pressure_plate`)
        await world.set([12, 0, 8], 'iron_door[half=lower]')
        await world.set([12, 1, 8], 'iron_door[half=upper]')
        await world.stand(world.alice, [12.5, 0, 9.5])
        await world.waitForBlock([12, 0, 8], 'iron_door[open=true]')
        await world.stand(world.alice, [12.5, 0, 12.5])
        await world.waitForBlock([12, 0, 8], 'iron_door[open=false]')
      },
    ),
  ),
  ...(
    [
      ['oak', true],
      ['stone', false],
    ] as const
  ).map(([kind, presses]) =>
    probe(
      `redstone.plate-item-${kind}`,
      `An item ${presses ? 'presses' : 'does not press'} a ${kind} pressure plate`,
      'Sensitivity of the plate.',
      async (world) => {
        await world.set([4, 0, 4], `${kind}_pressure_plate`)
        await world.requireCommand(
          `summon item ${world.xyz([4.5, 0.1, 4.5])} {Item:{id:"minecraft:dirt",Count:1b},PickupDelay:32767s}`,
        )
        await world.ticks(10 + world.slack)
        fitting('the plate', world.blockText([4, 0, 4]), `${kind}_pressure_plate[powered=${presses}]`)
      },
    ),
  ),
  probe(
    'redstone.plate-weight',
    'A light weighted pressure plate counts items',
    'WeightedPressurePlateBlock.',
    async (world) => {
      await world.set([4, 0, 4], 'light_weighted_pressure_plate')
      for (let i = 0; i < 3; i++) await world.requireCommand(`summon armor_stand ${world.xyz([4.5, 0, 4.5])}`)
      await world.waitForBlock([4, 0, 4], 'light_weighted_pressure_plate[power=3]')
    },
  ),
] satisfies Probe[]
