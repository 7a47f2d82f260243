import { fitting } from '../expectations.ts'
import { type Placing, type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { neighbourSpot } from '../raw-input.ts'

import { FLOOR, RULE } from './placing.ts'

const second = (
  name: string,
  title: string,
  item: string,
  at: Spot,
  wanted: string,
  ground?: string,
): Probe =>
  probe(
    `placement.${name}`,
    title,
    'canBeReplaced with the same item adds to the block.',
    async (world) => {
      if (ground) await world.set([at[0], -1, at[2]], ground)
      await world.place(item, { on: [at[0], -1, at[2]] })
      await world.place(item, { on: at, face: 'up', cursor: [0.5, 0.4, 0.5] })
      fitting(`two of ${item}`, world.blockText(at), wanted)
    },
    { needs: [item] },
  )

const refused = (name: string, title: string, prepare: (world: ProbeWorld) => Promise<Placing>): Probe =>
  probe(`placement.${name}`, title, RULE, async (world) => {
    const how = await prepare(world)
    const spot = neighbourSpot(how.on, how.face ?? 'up')
    fitting('stone', await world.place('stone', how), 'air')
    fitting('seen again', world.blockText(spot), 'air')
  })

/** Placing blocks: states, and where it is impossible. */
export const placement = [
  second('slab-double', 'A second slab makes a double slab', 'oak_slab', [12, 0, 9], 'oak_slab[type=double]'),
  second('snow-two', 'A second snow layer adds to the first', 'snow', [12, 0, 9], 'snow[layers=2]'),
  second('candles', 'A second candle adds to the first', 'candle', [12, 0, 9], 'candle[candles=2]'),
  second(
    'turtle-eggs',
    'A second turtle egg adds to the first',
    'turtle_egg',
    [12, 0, 9],
    'turtle_egg[eggs=2]',
    'sand',
  ),
  second(
    'sea-pickles',
    'A second sea pickle adds to the first',
    'sea_pickle',
    [12, 0, 9],
    'sea_pickle[pickles=2]',
  ),
  refused('into-itself', 'A player cannot build where it stands', async () => ({ on: [12, -1, 12] })),
  refused('into-a-mob', 'A player cannot build where an animal stands', async (world) => {
    await world.summon('cow', [12.5, 0, 9.5], '{NoAI:1b}')
    return { on: FLOOR }
  }),
  refused('too-far', 'A player cannot build out of reach', async () => ({ on: [12, -1, 3] })),
  refused('on-air', 'A player cannot build on air', async () => ({ on: [12, 2, 9] })),
  probe('placement.used-up', 'A placed block is used up', 'ItemStack.shrink.', async (world) => {
    await world.hold(world.alice, 'dirt', 3)
    await world.click(world.alice, FLOOR)
    await world.waitUntil(
      () => world.alice.heldItem?.count === 2,
      1000,
      '2 left',
      () => world.alice.heldItem?.count,
    )
  }),
  probe(
    'placement.refused-kept',
    'A block that cannot be placed stays in the hand',
    'A failed use consumes nothing.',
    async (world) => {
      await world.place('torch', { on: [12, -1, 12], from: [12.5, 0, 12.5] })
      await world.set([12, 0, 9], 'oak_slab')
      await world.place('torch', { on: [12, 0, 9] })
      fitting('torches', String(world.alice.heldItem?.count), '1')
    },
  ),
  probe(
    'placement.door-upper',
    'A door has an upper half of the same kind',
    'DoorBlock.setPlacedBy.',
    async (world) => {
      await world.place('oak_door', { on: FLOOR, heading: 'north' })
      await world.waitForBlock([12, 1, 9], 'oak_door[half=upper,facing=north]')
    },
  ),
  probe(
    'placement.bed-head',
    'The head of a bed points where the player looks',
    'BedBlock.setPlacedBy.',
    async (world) => {
      await world.place('red_bed', { on: FLOOR, heading: 'north' })
      await world.waitForBlock([12, 0, 8], 'red_bed[part=head,facing=north]')
    },
  ),
  probe(
    'placement.in-grass-itself',
    'A block placed on grass replaces it',
    'Replaceable blocks.',
    async (world) => {
      await world.set([12, 0, 9], world.nameOf('grass'))
      await world.place('stone', { on: [12, 0, 9] })
      await world.waitForBlock([12, 0, 9], 'stone')
    },
  ),
  probe('placement.off-hand', 'The off hand can place blocks', 'hand 1 of use_item_on.', async (world) => {
    await world.requireCommand('item replace entity Alice weapon.offhand with dirt 1')
    await world.ticks(4)
    await world.click(world.alice, FLOOR, { hand: 'off' })
    await world.waitForBlock([12, 0, 9], 'dirt')
  }),
  probe(
    'placement.creative',
    'In creative mode a placed block is not used up',
    'instabuild.',
    async (world) => {
      await world.requireCommand('gamemode creative Alice')
      await world.hold(world.alice, 'dirt', 3)
      await world.click(world.alice, FLOOR)
      await world.ticks(4)
      fitting('left', String(world.alice.heldItem?.count), '3')
    },
  ),
  probe(
    'placement.adventure',
    'In adventure mode nothing can be placed',
    'Needs CanPlaceOn.',
    async (world) => {
      await world.requireCommand('gamemode adventure Alice')
      fitting('dirt', await world.place('dirt', { on: FLOOR }), 'air')
    },
  ),
  probe(
    'placement.sneak-container',
    'A sneaking player builds on a chest instead of opening it',
    'isSecondaryUseActive.',
    async (world) => {
      await world.set([12, 0, 9], 'barrel')
      await world.hold(world.alice, 'stone')
      world.alice.setControlState('sneak', true)
      await world.ticks(4)
      await world.click(world.alice, [12, 0, 9])
      await world.waitForBlock([12, 1, 9], 'stone')
    },
  ),
] satisfies Probe[]
