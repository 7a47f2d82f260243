import { equal } from '../expectations.ts'
import { type Probe, ProbeFailure, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { type Wear, writtenWear } from '../wear.ts'
import { open } from './windows.ts'

const TABLE: Spot = [12, 0, 10]

/** Item, count, the grid as rows of letters, and the item of each letter. */
const recipes: [item: string, count: number, rows: string[], key: Record<string, string>][] = [
  ['oak_planks', 4, ['L'], { L: 'oak_log' }],
  ['stick', 4, ['P', 'P'], { P: 'oak_planks' }],
  ['crafting_table', 1, ['PP', 'PP'], { P: 'birch_planks' }],
  ['torch', 4, ['C', 'S'], { C: 'coal', S: 'stick' }],
  ['torch', 4, ['C', 'S'], { C: 'charcoal', S: 'stick' }],
  ['chest', 1, ['PPP', 'P P', 'PPP'], { P: 'oak_planks' }],
  ['furnace', 1, ['CCC', 'C C', 'CCC'], { C: 'cobblestone' }],
  ['furnace', 1, ['CCC', 'C C', 'CCC'], { C: 'blackstone' }],
  ['wooden_pickaxe', 1, ['PPP', ' S ', ' S '], { P: 'spruce_planks', S: 'stick' }],
  ['stone_sword', 1, ['C', 'C', 'S'], { C: 'cobblestone', S: 'stick' }],
  ['iron_axe', 1, ['II', 'IS', ' S'], { I: 'iron_ingot', S: 'stick' }],
  ['iron_axe', 1, ['II', 'SI', 'S '], { I: 'iron_ingot', S: 'stick' }],
  ['diamond_pickaxe', 1, ['DDD', ' S ', ' S '], { D: 'diamond', S: 'stick' }],
  ['ladder', 3, ['S S', 'SSS', 'S S'], { S: 'stick' }],
  ['bread', 1, ['WWW'], { W: 'wheat' }],
  ['bucket', 1, ['I I', ' I '], { I: 'iron_ingot' }],
  ['oak_door', 3, ['PP', 'PP', 'PP'], { P: 'oak_planks' }],
  ['oak_slab', 6, ['PPP'], { P: 'oak_planks' }],
  ['oak_stairs', 4, ['P  ', 'PP ', 'PPP'], { P: 'oak_planks' }],
  ['oak_fence', 3, ['PSP', 'PSP'], { P: 'oak_planks', S: 'stick' }],
  ['glass_pane', 16, ['GGG', 'GGG'], { G: 'glass' }],
  ['rail', 16, ['I I', 'ISI', 'I I'], { I: 'iron_ingot', S: 'stick' }],
  ['white_bed', 1, ['WWW', 'PPP'], { W: 'white_wool', P: 'oak_planks' }],
  ['flint_and_steel', 1, ['IF'], { I: 'iron_ingot', F: 'flint' }],
  ['iron_block', 1, ['III', 'III', 'III'], { I: 'iron_ingot' }],
  ['iron_ingot', 9, ['B'], { B: 'iron_block' }],
  ['lapis_lazuli', 9, ['B'], { B: 'lapis_block' }],
  ['bone_meal', 3, ['B'], { B: 'bone' }],
  ['piston', 1, ['PPP', 'CIC', 'CRC'], { P: 'oak_planks', C: 'cobblestone', I: 'iron_ingot', R: 'redstone' }],
  ['mushroom_stew', 1, ['AB', 'C '], { A: 'brown_mushroom', B: 'red_mushroom', C: 'bowl' }],
]

const special: [
  name: string,
  title: string,
  item: string,
  rows: string[],
  key: Record<string, string>,
  wear: Record<string, Wear>,
][] = [
  [
    'mixed-planks',
    'A chest can be made of different planks',
    'chest',
    ['OBO', 'B B', 'OBO'],
    { O: 'oak_planks', B: 'birch_planks' },
    {},
  ],
  [
    'repair',
    'Two damaged tools combine into one',
    'iron_pickaxe',
    ['AB'],
    { A: 'iron_pickaxe', B: 'iron_pickaxe' },
    { A: { damage: 200 }, B: { damage: 100 } },
  ],
  [
    'dyed-leather',
    'Leather armour can be dyed',
    'leather_boots',
    ['LD'],
    { L: 'leather_boots', D: 'red_dye' },
    {},
  ],
  [
    'firework',
    'Paper and gunpowder make a firework rocket',
    'firework_rocket',
    ['PG'],
    { P: 'paper', G: 'gunpowder' },
    {},
  ],
]

/** Fills the grid of a crafting table through the hotbar; returns the result slot. */
async function lay(
  world: ProbeWorld,
  rows: string[],
  key: Record<string, string>,
  wear: Record<string, Wear> = {},
): Promise<string> {
  await world.set(TABLE, 'crafting_table')
  const bot = world.alice
  const letters = Object.keys(key)
  for (const [i, letter] of letters.entries())
    await world.requireCommand(
      `item replace entity Alice hotbar.${i} with ${key[letter]}${writtenWear(world.version, wear[letter] ?? {})} ${wear[letter] ? 1 : 9}`,
    )
  await world.ticks(2 + world.slack)
  const window = await open(world, bot, TABLE)
  if (window === null) throw new ProbeFailure('the crafting table', 'no window opens', 'a window')
  for (const [i, letter] of letters.entries()) {
    await bot.clickWindow(37 + i, 0, 0)
    for (const [y, row] of rows.entries())
      for (const [x, cell] of [...row].entries())
        if (cell === letter) await bot.clickWindow(1 + y * 3 + x, 1, 0)
    if (!wear[letter]) await bot.clickWindow(37 + i, 0, 0)
  }
  await world.ticks(2 + world.slack)
  const result = window.slots[0]
  return result ? `${result.name} ${result.count}` : 'nothing'
}

/** Crafting. */
export const crafting = [
  ...recipes.map(([item, count, rows, key]) =>
    probe(
      `crafting.${item}-${Object.values(key).join('-')}${rows.join('|').includes('SI') ? '-mirrored' : ''}`,
      `${[...new Set(Object.values(key))].join(' and ')} make ${count} ${item}${rows.join('|').includes('SI') ? ', mirrored too' : ''}`,
      'A recipe of the vanilla data pack.',
      async (world) => {
        equal('result', await lay(world, rows, key), `${item} ${count}`)
        await world.alice.clickWindow(0, 0, 1)
        await world.ticks(2 + world.slack)
        const window = world.alice.currentWindow
        if (window) world.alice.closeWindow(window)
        await world.ticks(2 + world.slack)
        const left = Object.values(key).reduce(
          (sum, ingredient) => sum + (ingredient === item ? 0 : world.count(world.alice, ingredient)),
          0,
        )
        equal('taken', world.count(world.alice, item) >= count, true)
        const used = rows.join('').replaceAll(' ', '').length
        equal('used up', left <= Object.keys(key).length * 9 - used, true)
      },
    ),
  ),
  ...special.map(([name, title, item, rows, key, wear]) =>
    probe(`crafting.${name}`, title, 'Special recipe or ingredient tag.', async (world) => {
      const result = await lay(world, rows, key, wear)
      equal('result', result.replace(/ \d+$/, ''), item)
    }),
  ),
  probe(
    'crafting.nonsense',
    'A pattern without a recipe makes nothing',
    'RecipeManager.getRecipeFor.',
    async (world) => {
      equal('result', await lay(world, ['DD', 'D '], { D: 'dirt' }), 'nothing')
    },
  ),
  probe('crafting.cake', 'Crafting a cake returns the buckets', 'getRemainingItem.', async (world) => {
    await world.set(TABLE, 'crafting_table')
    for (const [slot, item, count] of [
      [0, 'milk_bucket', 1],
      [1, 'milk_bucket', 1],
      [2, 'milk_bucket', 1],
      [3, 'sugar', 2],
      [4, 'egg', 1],
      [5, 'wheat', 3],
    ] as const)
      await world.requireCommand(`item replace entity Alice hotbar.${slot} with ${item} ${count}`)
    await world.ticks(2 + world.slack)
    const bot = world.alice
    const [recipe] = bot.recipesFor(bot.registry.itemsByName['cake']?.id ?? -1, null, 1, world.block(TABLE))
    if (!recipe) throw new ProbeFailure('cake', 'no recipe', 'a recipe')
    await bot.craft(recipe, 1, world.block(TABLE))
    await world.ticks(4 + world.slack)
    equal('cakes and buckets', [world.count(bot, 'cake'), world.count(bot, 'bucket')], [1, 3])
  }),
  probe(
    'crafting.hand',
    'Planks and sticks can be crafted in the inventory',
    'The 2×2 grid of the inventory.',
    async (world) => {
      const bot = world.alice
      await world.give(bot, 'oak_log', 2)
      for (const [item, times] of [
        ['oak_planks', 2],
        ['stick', 1],
      ] as const) {
        const [recipe] = bot.recipesFor(bot.registry.itemsByName[item]?.id ?? -1, null, 1, null)
        if (!recipe) throw new ProbeFailure(item, 'no recipe', 'a recipe')
        await bot.craft(recipe, times)
        await world.ticks(3 + world.slack)
      }
      equal('planks and sticks', [world.count(bot, 'oak_planks'), world.count(bot, 'stick')], [6, 4])
    },
  ),
  probe(
    'crafting.closed',
    'Items in the grid return to the inventory when the window closes',
    'CraftingMenu.removed.',
    async (world) => {
      await lay(world, ['DD'], { D: 'diamond' })
      const window = world.alice.currentWindow
      if (window) world.alice.closeWindow(window)
      await world.waitUntil(
        () => world.ownedOrOnGround('diamond') === 9,
        1500,
        '9 diamonds',
        () => world.ownedOrOnGround('diamond'),
      )
    },
  ),
] satisfies Probe[]
