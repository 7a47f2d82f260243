import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import type { Wear } from '../wear.ts'
import {
  at,
  damageSeen,
  enchantmentsSeen,
  lay,
  levels,
  owned,
  type Station,
  slot,
  slotHolds,
  take,
} from './bench-work.ts'
import { close, M } from './windows.ts'

const ANVIL: Station = { block: 'anvil', slots: 3 }
type Thing = readonly [item: string, count?: number, wear?: Wear]

/** Lays two things on an anvil; returns its gauges, of which the first is the cost. */
async function anvil(world: ProbeWorld, first: Thing, second?: Thing, rich = 60): Promise<number[]> {
  await levels(world, rich)
  await world.give(world.alice, first[0], first[1], first[2])
  if (second) await giveNext(world, second)
  const gauges = await at(world, ANVIL)
  await lay(world, ANVIL, 0)
  if (second) await lay(world, ANVIL, 1)
  return gauges
}

/** Gives another stack, even of an item that Alice already has. */
const giveNext = (world: ProbeWorld, [item, count = 1, wear = {}]: Thing) =>
  world.give(world.alice, item, count, wear)

async function rename(world: ProbeWorld, name: string): Promise<void> {
  world.alice._client.write('name_item', { name })
  await world.ticks(3 + world.slack)
}

/** The name that an item was given, as Alice's client sees it. */
const nameSeen = (world: ProbeWorld, i: number): boolean =>
  JSON.stringify(slot(world, i)?.customName ?? '').includes('Biter')

const REPAIRS: [tool: string, material: string, durability: number][] = [
  ['iron_pickaxe', 'iron_ingot', 250],
  ['golden_axe', 'gold_ingot', 32],
  ['diamond_sword', 'diamond', 1561],
  ['stone_shovel', 'cobblestone', 131],
  ['wooden_hoe', 'oak_planks', 59],
  ['netherite_pickaxe', 'netherite_ingot', 2031],
  ['leather_boots', 'leather', 65],
  ['chainmail_helmet', 'iron_ingot', 165],
  ['iron_chestplate', 'iron_ingot', 240],
  ['shield', 'oak_planks', 336],
  ['elytra', 'phantom_membrane', 432],
]
/** Books on items: the enchantments on the item, in the book and on the result, and the levels. */
const BOOKS: [
  name: string,
  item: string,
  on: Record<string, number>,
  book: Record<string, number>,
  then: string[],
  cost: number,
][] = [
  ['adds', 'iron_sword', {}, { sharpness: 3 }, ['sharpness 3'], 3],
  ['raises', 'iron_sword', { sharpness: 3 }, { sharpness: 3 }, ['sharpness 4'], 4],
  ['higher', 'iron_sword', { sharpness: 2 }, { sharpness: 4 }, ['sharpness 4'], 4],
  ['lower', 'iron_sword', { sharpness: 4 }, { sharpness: 2 }, ['sharpness 4'], 4],
  ['most', 'iron_sword', { sharpness: 5 }, { sharpness: 5 }, ['sharpness 5'], 5],
  ['rare', 'iron_sword', {}, { looting: 3 }, ['looting 3'], 6],
  ['very-rare', 'bow', {}, { infinity: 1 }, ['infinity 1'], 4],
  ['uncommon', 'iron_sword', {}, { knockback: 2 }, ['knockback 2'], 2],
  ['two', 'iron_pickaxe', {}, { efficiency: 2, unbreaking: 1 }, ['efficiency 2', 'unbreaking 1'], 3],
  ['unfit', 'iron_pickaxe', {}, { efficiency: 1, sharpness: 1 }, ['efficiency 1'], 1],
  ['excluded', 'iron_sword', { smite: 1 }, { sharpness: 1, unbreaking: 1 }, ['smite 1', 'unbreaking 1'], 2],
  ['books', 'enchanted_book', { mending: 1 }, { mending: 1 }, ['mending 1'], 2],
]

/** Anvils: names, repairs, books, and their costs. */
export const anvils = [
  ...REPAIRS.map(([tool, material, durability]) =>
    probe(
      `anvils.repair-${tool}`,
      `Two ${material} repair half of ${tool} for two levels`,
      'AnvilMenu: a quarter of the durability and a level for each.',
      async (world) => {
        const damage = durability - 1
        const gauges = await anvil(world, [tool, 1, { damage }], [material, 2])
        equal('cost', gauges[0], 2)
        equal('damage', damageSeen(slot(world, 2)), damage - 2 * Math.floor(durability / 4))
      },
      { needs: [tool] },
    ),
  ),
  ...BOOKS.map(([name, item, on, book, then, cost]) =>
    probe(
      `anvils.book-${name}`,
      `${item} with ${JSON.stringify(on)} and a book of ${JSON.stringify(book)} make ${then.join(', ')} for ${cost} levels`,
      'AnvilMenu.createResult.',
      async (world) => {
        const wear = item === 'enchanted_book' ? { stored: on } : { enchantments: on }
        const gauges = await anvil(world, [item, 1, wear], ['enchanted_book', 1, { stored: book }])
        equal('enchantments', enchantmentsSeen(world, slot(world, 2)), then)
        equal('cost', gauges[0], cost)
      },
    ),
  ),
  probe(
    'anvils.merge',
    'Two worn tools make one with 12 % more than their sum',
    'AnvilMenu.createResult.',
    async (world) => {
      const gauges = await anvil(
        world,
        ['iron_pickaxe', 1, { damage: 200 }],
        ['iron_pickaxe', 1, { damage: 150 }],
      )
      equal('damage', damageSeen(slot(world, 2)), 70)
      equal('cost', gauges[0], 2)
    },
  ),
  probe(
    'anvils.merge-enchanted',
    'Merged tools keep the enchantments of both',
    'AnvilMenu.createResult.',
    async (world) => {
      const gauges = await anvil(
        world,
        ['iron_pickaxe', 1, { enchantments: { efficiency: 2 } }],
        ['iron_pickaxe', 1, { enchantments: { efficiency: 2, unbreaking: 1 } }],
      )
      equal('enchantments', enchantmentsSeen(world, slot(world, 2)), ['efficiency 3', 'unbreaking 1'])
      equal('cost', gauges[0], 5)
    },
  ),
  probe(
    'anvils.unlike',
    'Two tools of different kinds make nothing',
    'AnvilMenu.createResult.',
    async (world) => {
      await anvil(world, ['iron_pickaxe', 1, { damage: 9 }], ['iron_axe', 1, { damage: 9 }])
      slotHolds(world, 2, 'nothing')
    },
  ),
  probe(
    'anvils.excluded-only',
    'A book of nothing that fits makes nothing',
    'AnvilMenu.createResult.',
    async (world) => {
      await anvil(
        world,
        ['iron_sword', 1, { enchantments: { smite: 1 } }],
        ['enchanted_book', 1, { stored: { sharpness: 1 } }],
      )
      slotHolds(world, 2, 'nothing')
    },
  ),
  probe(
    'anvils.worked',
    'Earlier work raises the cost, and work adds to it',
    'RepairCost.',
    async (world) => {
      const gauges = await anvil(
        world,
        ['iron_sword', 1, { repairCost: 3 }],
        ['enchanted_book', 1, { stored: { sharpness: 1 }, repairCost: 1 }],
      )
      equal('cost', gauges[0], 5)
      await take(world, 2)
      await close(world)
      equal('repair cost', owned(world, 'iron_sword')?.repairCost, 7)
    },
  ),
  probe('anvils.too-expensive', 'Work of forty levels is too expensive', 'AnvilMenu: 40.', async (world) => {
    const gauges = await anvil(
      world,
      ['iron_sword', 1, { repairCost: 63 }],
      ['enchanted_book', 1, { stored: { sharpness: 1 } }],
    )
    slotHolds(world, 2, 'nothing')
    holds('cost', (gauges[0] ?? 0) >= 40, gauges[0], 'at least 40')
  }),
  probe('anvils.rename', 'A name costs one level', 'AnvilMenu.setItemName.', async (world) => {
    const gauges = await anvil(world, ['iron_sword'])
    await rename(world, 'Biter')
    equal('cost', gauges[0], 1)
    await take(world, 2)
    equal('levels', world.alice.experience.level, 59)
    await close(world)
    holds(
      'its name',
      JSON.stringify(owned(world, 'iron_sword')?.customName ?? '').includes('Biter'),
      owned(world, 'iron_sword'),
      'Biter',
    )
  }),
  probe(
    'anvils.rename-expensive',
    'A name alone never costs more than 39 levels',
    'AnvilMenu: onlyRenaming.',
    async (world) => {
      const gauges = await anvil(world, ['iron_sword', 1, { repairCost: 127 }])
      await rename(world, 'Biter')
      equal('cost', gauges[0], 39)
      holds('its name', nameSeen(world, 2), slot(world, 2), 'Biter')
    },
  ),
  probe('anvils.rename-stack', 'A whole stack is named at once', 'AnvilMenu.createResult.', async (world) => {
    await anvil(world, ['stone', 32])
    await rename(world, 'Biter')
    slotHolds(world, 2, 'stone 32')
  }),
  probe(
    'anvils.long-name',
    'A name of more than fifty letters is not taken',
    'AnvilMenu.MAX_NAME_LENGTH.',
    async (world) => {
      await anvil(world, ['iron_sword'])
      await rename(world, 'x'.repeat(51))
      slotHolds(world, 2, 'nothing')
    },
  ),
  probe(
    'anvils.poor',
    'A player without the levels cannot take the result',
    'AnvilMenu.mayPickup.',
    async (world) => {
      await anvil(world, ['iron_sword'], ['enchanted_book', 1, { stored: { sharpness: 3 } }], 2)
      slotHolds(world, 2, 'iron_sword 1')
      await take(world, 2)
      slotHolds(world, 0, 'iron_sword 1')
      equal('levels', world.alice.experience.level, 2)
    },
  ),
  probe('anvils.leaves', 'Material that is not needed stays', 'AnvilMenu.onTake.', async (world) => {
    await anvil(world, ['iron_pickaxe', 1, { damage: 100 }], ['iron_ingot', 5])
    await take(world, 2)
    slotHolds(world, 1, 'iron_ingot 3')
    slotHolds(world, 0, 'nothing')
  }),
  probe('anvils.wear', 'Anvils break in the end', 'AnvilMenu: 12 % each time.', async (world) => {
    await world.set(M, 'anvil')
    for (let i = 0; i < 300 && world.block(M).name === 'anvil'; i++) {
      await levels(world, 5)
      await world.command('clear Alice')
      await anvil(world, ['stone'], undefined, 5)
      await rename(world, `Biter ${i}`)
      await take(world, 2)
      await close(world)
      await world.command('clear Alice')
    }
    equal('the anvil', world.block(M).name, 'chipped_anvil')
  }),
  probe(
    'anvils.client',
    "mineflayer's openAnvil names and combines",
    'name_item and clicks.',
    async (world) => {
      await levels(world, 30)
      await world.set(M, 'anvil')
      await world.give(world.alice, 'iron_sword', 1, { damage: 100 })
      await world.give(world.alice, 'iron_ingot', 1)
      const window = await world.alice.openAnvil(world.block(M))
      await window.combine(
        owned(world, 'iron_sword') as never,
        owned(world, 'iron_ingot') as never,
        'Biter' as never,
      )
      await close(world)
      equal('damage', damageSeen(owned(world, 'iron_sword')), 38)
      holds(
        'its name',
        JSON.stringify(owned(world, 'iron_sword')?.customName ?? '').includes('Biter'),
        '',
        'Biter',
      )
      equal('levels', world.alice.experience.level, 28)
    },
  ),
] satisfies Probe[]
