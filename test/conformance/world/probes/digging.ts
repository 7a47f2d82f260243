import { within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Wear } from '../wear.ts'

const SPOT: Spot = [12, 0, 10]

/** Block, tool, ticks: 30 × hardness / speed with the right tool, 100 × hardness / speed without. */
const times: [block: string, tool: string, ticks: number][] = [
  ['dirt', 'hand', 15],
  ['dirt', 'wooden_shovel', 8],
  ['dirt', 'iron_shovel', 3],
  ['dirt', 'diamond_shovel', 2],
  ['sand', 'hand', 15],
  ['gravel', 'hand', 18],
  ['grass_block', 'hand', 18],
  ['stone', 'hand', 150],
  ['stone', 'wooden_pickaxe', 23],
  ['stone', 'stone_pickaxe', 12],
  ['stone', 'iron_pickaxe', 8],
  ['stone', 'diamond_pickaxe', 6],
  ['stone', 'netherite_pickaxe', 5],
  ['stone', 'golden_pickaxe', 4],
  ['stone', 'iron_shovel', 150],
  ['deepslate', 'iron_pickaxe', 15],
  ['oak_log', 'hand', 60],
  ['oak_log', 'wooden_axe', 30],
  ['oak_log', 'iron_axe', 10],
  ['oak_log', 'diamond_axe', 8],
  ['oak_planks', 'hand', 60],
  ['chest', 'iron_axe', 13],
  ['crafting_table', 'hand', 75],
  ['furnace', 'wooden_pickaxe', 53],
  ['iron_ore', 'stone_pickaxe', 23],
  ['iron_ore', 'wooden_pickaxe', 150],
  ['diamond_ore', 'iron_pickaxe', 15],
  ['iron_block', 'iron_pickaxe', 25],
  ['obsidian', 'diamond_pickaxe', 188],
  ['glass', 'hand', 9],
  ['white_wool', 'hand', 24],
  ['white_wool', 'shears', 5],
  ['oak_leaves', 'hand', 6],
  ['oak_leaves', 'shears', 0],
  ['cobweb', 'iron_sword', 8],
  ['torch', 'hand', 0],
  ['white_carpet', 'hand', 3],
  ['bamboo', 'iron_sword', 0],
]

async function takes(
  world: ProbeWorld,
  block: string,
  tool: string,
  ticks: number,
  wear: Wear = {},
): Promise<void> {
  await world.set(SPOT, block)
  if (tool !== 'hand') await world.hold(world.alice, tool, 1, wear)
  await world.ticks(4)
  const took = await world.dig(world.alice, SPOT, ticks + 60)
  within(`ticks for ${block} with ${tool}`, took, ticks - 2, ticks + 1 + world.slack)
}

const row = ([block, tool, ticks]: (typeof times)[number]): Probe =>
  probe(
    `digging.${block}-${tool}`,
    `${block} breaks with ${tool === 'hand' ? 'the bare hand' : tool} ${ticks === 0 ? 'instantly' : `in ${ticks} ticks`}`,
    'Block hardness and tool speed; the server measures time itself.',
    (world) => takes(world, block, tool, ticks),
    { needs: [block] },
  )

const modified = (
  name: string,
  title: string,
  rule: string,
  [block, tool, ticks, wear]: [string, string, number, Wear?],
  prepare: (world: ProbeWorld) => Promise<unknown>,
): Probe =>
  probe(`digging.${name}`, title, rule, async (world) => {
    await prepare(world)
    await takes(world, block, tool, ticks, wear)
  })

const efficiency: Wear = { enchantments: { efficiency: 5 } }

/** Digging times. */
export const digging = [
  ...times.map(row),
  modified(
    'haste',
    'Haste speeds up digging by a fifth per level',
    'MobEffects.DIG_SPEED: +20 % a level.',
    ['dirt', 'hand', 8],
    (world) => world.requireCommand('effect give Alice haste 60 4'),
  ),
  modified(
    'fatigue',
    'Mining fatigue slows digging to three tenths',
    'MobEffects.DIG_SLOWDOWN: ×0.3 at level I.',
    ['dirt', 'hand', 50],
    (world) => world.requireCommand('effect give Alice mining_fatigue 60 0'),
  ),
  modified(
    'efficiency',
    'Efficiency V adds 26 to the speed of a tool',
    'Efficiency: level² + 1.',
    ['stone', 'iron_pickaxe', 2, efficiency],
    async () => undefined,
  ),
  modified(
    'under-water',
    'Under water digging takes five times as long',
    'Eyes in water without Aqua Affinity: ÷5.',
    ['dirt', 'hand', 75],
    async (world) => {
      await world.fill([11, 0, 11], [13, 3, 13], 'glass')
      await world.fill([12, 0, 12], [12, 2, 12], 'water')
      await world.set([12, 0, 11], 'dirt')
      await world.ticks(20)
    },
  ),
  probe(
    'digging.ladder-of-air',
    'Digging takes five times as long off the ground',
    'Player not on ground: ÷5.',
    async (world) => {
      await world.set([12, 0, 13], 'stone')
      await world.set([12, 0, 12], 'ladder[facing=north]')
      await world.set([12, 1, 12], 'ladder[facing=north]')
      await world.set([12, 1, 13], 'stone')
      await world.stand(world.alice, [12.5, 0.3, 12.5])
      world.alice.setControlState('sneak', true)
      await world.ticks(4)
      await takes(world, 'dirt', 'hand', 75)
    },
  ),
  probe('digging.creative', 'In creative mode blocks break instantly', 'instabuild.', async (world) => {
    await world.requireCommand('gamemode creative Alice')
    await world.ticks(4)
    await takes(world, 'obsidian', 'hand', 0)
  }),
  probe(
    'digging.too-far',
    'A block out of reach does not break',
    'Reach: 6 blocks from the eyes to the centre of the block.',
    async (world) => {
      await world.set([12, 0, 4], 'torch')
      await world.dig(world.alice, [12, 0, 4], 20).then(
        () => Promise.reject(new Error('it broke')),
        () => undefined,
      )
    },
  ),
  probe('digging.bedrock', 'Bedrock does not break', 'Hardness -1.', async (world) => {
    await world.set(SPOT, 'bedrock')
    await world.dig(world.alice, SPOT, 100).then(
      () => Promise.reject(new Error('it broke')),
      () => undefined,
    )
  }),
] satisfies Probe[]
