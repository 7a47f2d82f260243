import { equal, fitting, within } from '../expectations.ts'
import { type Probe, probe, type Spot } from '../probe.ts'

const M: Spot = [12, 0, 10]

/** A block, a held item, and the state after the use. */
const uses: [name: string, title: string, block: string, item: string, wanted: string][] = [
  ['trapdoor', 'A hand opens a trapdoor', 'oak_trapdoor[open=false]', '', 'oak_trapdoor[open=true]'],
  ['trapdoor-close', 'A hand closes a trapdoor', 'oak_trapdoor[open=true]', '', 'oak_trapdoor[open=false]'],
  [
    'iron-trapdoor',
    'A hand cannot open an iron trapdoor',
    'iron_trapdoor[open=false]',
    '',
    'iron_trapdoor[open=false]',
  ],
  ['gate', 'A hand opens a gate', 'oak_fence_gate[open=false]', '', 'oak_fence_gate[open=true]'],
  [
    'gate-away',
    'A gate opens away from the player',
    'oak_fence_gate[facing=south]',
    '',
    'oak_fence_gate[facing=north,open=true]',
  ],
  ['lever', 'A hand flips a lever', 'lever[face=floor,powered=false]', '', 'lever[powered=true]'],
  ['lever-back', 'A hand flips a lever back', 'lever[face=floor,powered=true]', '', 'lever[powered=false]'],
  ['note-block', 'A hand tunes a note block', 'note_block[note=0]', '', 'note_block[note=1]'],
  [
    'note-block-around',
    'The lowest note follows the highest',
    'note_block[note=24]',
    '',
    'note_block[note=0]',
  ],
  ['repeater', 'A hand sets a repeater to the next delay', 'repeater[delay=1]', '', 'repeater[delay=2]'],
  ['repeater-around', 'The shortest delay follows the longest', 'repeater[delay=4]', '', 'repeater[delay=1]'],
  [
    'comparator',
    'A hand sets a comparator to subtract',
    'comparator[mode=compare]',
    '',
    'comparator[mode=subtract]',
  ],
  [
    'daylight',
    'A hand inverts a daylight detector',
    'daylight_detector[inverted=false]',
    '',
    'daylight_detector[inverted=true]',
  ],
  ['pot', 'A flower can be put into a pot', 'flower_pot', 'poppy', 'potted_poppy'],
  [
    'composter',
    'A pumpkin pie raises the compost',
    'composter[level=0]',
    'pumpkin_pie',
    'composter[level=1]',
  ],
  ['cauldron-fill', 'A water bucket fills a cauldron', 'cauldron', 'water_bucket', 'water_cauldron[level=3]'],
  ['cauldron-lava', 'A lava bucket fills a cauldron', 'cauldron', 'lava_bucket', 'lava_cauldron'],
  ['cauldron-empty', 'A bucket empties a full cauldron', 'water_cauldron[level=3]', 'bucket', 'cauldron'],
  [
    'cauldron-bottle',
    'A bottle takes a third of a cauldron',
    'water_cauldron[level=3]',
    'glass_bottle',
    'water_cauldron[level=2]',
  ],
  [
    'campfire-out',
    'A shovel extinguishes a campfire',
    'campfire[lit=true]',
    'iron_shovel',
    'campfire[lit=false]',
  ],
  [
    'campfire-lit',
    'Flint and steel light a campfire',
    'campfire[lit=false]',
    'flint_and_steel',
    'campfire[lit=true]',
  ],
  [
    'candle-lit',
    'Flint and steel light a candle',
    'candle[lit=false]',
    'flint_and_steel',
    'candle[lit=true]',
  ],
  ['strip', 'An axe strips a log', 'oak_log[axis=x]', 'iron_axe', 'stripped_oak_log[axis=x]'],
  ['wax', 'Honeycomb waxes copper', 'copper_block', 'honeycomb', 'waxed_copper_block'],
  ['scrape', 'An axe scrapes oxidation off copper', 'exposed_copper', 'iron_axe', 'copper_block'],
  [
    'respawn-anchor',
    'Glowstone charges a respawn anchor',
    'respawn_anchor[charges=0]',
    'glowstone',
    'respawn_anchor[charges=1]',
  ],
  ['jukebox', 'A record can be put into a jukebox', 'jukebox', 'music_disc_cat', 'jukebox[has_record=true]'],
  [
    'end-portal-frame',
    'An ender eye can be put into a portal frame',
    'end_portal_frame[eye=false]',
    'ender_eye',
    'end_portal_frame[eye=true]',
  ],
]

const use = ([name, title, block, item, wanted]: (typeof uses)[number]): Probe =>
  probe(
    `toggles.${name}`,
    title,
    'Block.use or Item.useOn.',
    async (world) => {
      await world.set(M, block)
      if (item) await world.hold(world.alice, item)
      await world.click(world.alice, M, { face: 'south', cursor: [0.5, 0.5, 0.9] })
      await world.ticks(2)
      fitting('after the use', world.blockText(M), wanted)
    },
    { needs: item ? [block, item, wanted] : [block, wanted] },
  )

const buttons: [button: string, ticks: number][] = [
  ['stone_button', 20],
  ['oak_button', 30],
  ['polished_blackstone_button', 20],
]

/** Using blocks without placing or breaking. */
export const toggles = [
  ...uses.map(use),
  ...buttons.map(([button, ticks]) =>
    probe(
      `toggles.${button}`,
      `${button} stays pressed for ${ticks} ticks`,
      'ButtonBlock.ticksToStayPressed.',
      async (world) => {
        await world.set(M, `${button}[face=floor]`)
        await world.click(world.alice, M)
        await world.waitForBlock(M, `${button}[powered=true]`)
        const start = world.now()
        await world.waitForBlock(M, `${button}[powered=false]`, 3000)
        within('ticks', world.now() - start, ticks - 5 - world.slack, ticks + 2 + world.slack)
      },
    ),
  ),
  ...([0, 1] as const).map((half) =>
    probe(
      `toggles.door-${half === 0 ? 'lower' : 'upper'}`,
      `A door opens by its ${half === 0 ? 'lower' : 'upper'} half`,
      'DoorBlock.use.',
      async (world) => {
        await world.set(M, 'oak_door[half=lower]')
        await world.set([12, 1, 10], 'oak_door[half=upper]')
        await world.click(world.alice, [12, half, 10], { face: 'south' })
        await world.waitForBlock(M, 'oak_door[half=lower,open=true]')
        await world.waitForBlock([12, 1, 10], 'oak_door[half=upper,open=true]')
      },
    ),
  ),
  probe(
    'toggles.iron-door',
    'A hand cannot open an iron door',
    'DoorBlock.use: material metal passes.',
    async (world) => {
      await world.set(M, 'iron_door[half=lower]')
      await world.set([12, 1, 10], 'iron_door[half=upper]')
      await world.click(world.alice, M, { face: 'south' })
      await world.ticks(4)
      fitting('the door', world.blockText(M), 'iron_door[open=false]')
    },
  ),
  probe(
    'toggles.door-blocks',
    'Players can walk through an open door but not through a closed one',
    'Collision shape.',
    async (world) => {
      await world.fill([8, 0, 9], [16, 2, 9], 'stone')
      await world.set([12, 0, 9], 'oak_door[half=lower,facing=north]')
      await world.set([12, 1, 9], 'oak_door[half=upper,facing=north]')
      world.alice.setControlState('forward', true)
      await world.ticks(40)
      const before = world.alice.entity.position.z - world.at([0, 0, 0]).z
      world.alice.clearControlStates()
      await world.click(world.alice, [12, 0, 9], { face: 'south' })
      world.alice.setControlState('forward', true)
      await world.ticks(40)
      const after = world.alice.entity.position.z - world.at([0, 0, 0]).z
      equal('in front, behind', [before > 9.5, after < 9], [true, true])
    },
  ),
  probe('toggles.cake', 'A slice of cake restores two food points', 'CakeBlock.eat.', async (world) => {
    await world.set(M, 'cake')
    await world.starve(world.alice, 15)
    const before = world.alice.food
    await world.click(world.alice, M)
    await world.waitForBlock(M, 'cake[bites=1]')
    await world.waitUntil(
      () => world.alice.food === before + 2,
      1500,
      `food ${before + 2}`,
      () => world.alice.food,
    )
  }),
  probe(
    'toggles.compost-ready',
    'A full composter yields bone meal after twenty ticks',
    'ComposterBlock.tick, extractProduce.',
    async (world) => {
      await world.set(M, 'composter[level=6]')
      await world.hold(world.alice, 'cake')
      await world.click(world.alice, M)
      await world.waitForBlock(M, 'composter[level=7]')
      await world.waitForBlock(M, 'composter[level=8]', 2000)
      await world.click(world.alice, M)
      await world.waitForBlock(M, 'composter[level=0]')
      await world.waitUntil(
        () => world.ownedOrOnGround('bone_meal') === 1,
        1500,
        '1 bone_meal',
        () => world.ownedOrOnGround('bone_meal'),
      )
    },
  ),
  probe('toggles.cake-full', 'A full player cannot eat cake', 'canEat(false).', async (world) => {
    await world.set(M, 'cake')
    await world.click(world.alice, M)
    await world.ticks(4)
    fitting('the cake', world.blockText(M), 'cake[bites=0]')
  }),
  probe(
    'toggles.sneaking',
    'A sneaking player with an item in the hand does not open a door',
    'isSecondaryUseActive.',
    async (world) => {
      await world.set(M, 'oak_trapdoor[open=false]')
      await world.hold(world.alice, 'stick')
      world.alice.setControlState('sneak', true)
      await world.ticks(4)
      await world.click(world.alice, M)
      await world.ticks(2)
      fitting('the trapdoor', world.blockText(M), 'oak_trapdoor[open=false]')
    },
  ),
] satisfies Probe[]
