import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Scope } from '../scope.ts'
import { at, enchantmentsSeen, lay, levels, press, type Station, slot, slotHolds } from './bench-work.ts'
import { close } from './windows.ts'

const TABLE: Station = { block: 'enchanting_table', slots: 2 }
const T: Spot = [12, 0, 10]
/** Places of bookshelves around the table, on its height and one above. */
const RING: readonly Spot[] = [0, 1].flatMap((y) =>
  [-2, -1, 0, 1, 2].flatMap((x) =>
    [-2, -1, 0, 1, 2]
      .filter((z) => Math.abs(x) === 2 || Math.abs(z) === 2)
      // Alice stands in the south
      .filter((z) => !(z === 2 && Math.abs(x) < 2))
      .map((z): Spot => [T[0] + x, y, T[2] + z]),
  ),
)

/** A table with bookshelves, an item and lapis on it; returns its gauges. */
async function table(
  world: ProbeWorld,
  options: { shelves?: number; item?: string; lapis?: number } = {},
): Promise<number[]> {
  const { shelves = 0, item = 'iron_sword', lapis = 3 } = options
  for (const spot of RING.slice(0, shelves))
    await world.requireCommand(`setblock ${world.xyz(spot)} bookshelf`)
  await world.give(world.alice, item)
  if (lapis > 0) await world.give(world.alice, 'lapis_lazuli', lapis)
  const gauges = await at(world, TABLE)
  await lay(world, TABLE, 0)
  if (lapis > 0) await lay(world, TABLE, 1)
  return gauges
}

const ENCHANTABLE: [item: string, scope?: Scope][] = [
  ['wooden_sword'],
  ['stone_pickaxe'],
  ['iron_axe'],
  ['golden_shovel'],
  ['diamond_hoe'],
  ['netherite_sword'],
  ['leather_boots'],
  ['chainmail_leggings'],
  ['iron_helmet'],
  ['golden_chestplate'],
  ['diamond_boots'],
  ['turtle_helmet'],
  ['bow'],
  ['crossbow'],
  ['trident'],
  ['fishing_rod'],
  ['book'],
  ['mace', { since: '1.20.5' }],
]
const NOT_ENCHANTABLE = ['shears', 'shield', 'elytra', 'flint_and_steel', 'stick', 'carved_pumpkin', 'bread']

/** An item of a window that is to be laid on the table. */
const laid = (window: { items(): { name: string }[] }, name: string): never =>
  window.items().find((item) => item.name === name) as never

/** The enchanting table: bookshelves, offers, what enchanting costs and gives. */
export const enchanting = [
  ...Array.from({ length: 16 }, (_, shelves) =>
    probe(
      `enchanting.shelves-${shelves}`,
      `With ${shelves} bookshelves the best offer costs ${2 * shelves} to ${8 + (shelves >> 1) + shelves} levels`,
      'EnchantmentHelper.getEnchantmentCost.',
      async (world) => {
        const gauges = await table(world, { shelves })
        const [low = -1, middle = -1, high = -1] = gauges
        within('third offer', high, shelves < 2 ? 0 : 2 * shelves, 8 + (shelves >> 1) + shelves)
        holds('first offer', low <= Math.max(high, 8) && middle >= 0, gauges, 'offers that rise')
      },
    ),
  ),
  probe(
    'enchanting.too-many-shelves',
    'Bookshelves beyond fifteen do not count',
    'EnchantmentHelper: 15 at most.',
    async (world) => {
      const gauges = await table(world, { shelves: 24 })
      equal('third offer', gauges[2], 30)
    },
  ),
  probe(
    'enchanting.blocked-shelves',
    'Bookshelves behind a block do not count',
    'EnchantmentTableBlock.isValidBookShelf.',
    async (world) => {
      for (const x of [-1, 0, 1]) for (const y of [0, 1]) await world.set([T[0] + x, y, T[2] - 1], 'stone')
      for (const z of [0])
        for (const x of [-1, 1]) for (const y of [0, 1]) await world.set([T[0] + x, y, T[2] + z], 'stone')
      const gauges = await table(world, { shelves: 24 })
      within('third offer', gauges[2] ?? -1, 0, 12)
    },
  ),
  ...ENCHANTABLE.map(([item, scope]) =>
    probe(
      `enchanting.takes-${item}`,
      `${item} is offered enchantments`,
      'Item.getEnchantmentValue above 0.',
      async (world) => {
        const gauges = await table(world, { shelves: 15, item })
        equal('third offer', gauges[2], 30)
        holds(
          'its enchantment',
          (gauges[6] ?? -1) >= 0 && (gauges[9] ?? -1) >= 1,
          gauges,
          'an id and a level',
        )
      },
      { needs: [item], ...scope },
    ),
  ),
  ...NOT_ENCHANTABLE.map((item) =>
    probe(
      `enchanting.refuses-${item}`,
      `${item} is offered nothing`,
      'Item.getEnchantmentValue of 0.',
      async (world) => {
        const gauges = await table(world, { shelves: 15, item })
        equal('offers', gauges.slice(0, 3), [0, 0, 0])
      },
    ),
  ),
  ...[0, 1, 2].map((offer) =>
    probe(
      `enchanting.pays-${offer + 1}`,
      `Offer ${offer + 1} costs ${offer + 1} levels and as much lapis`,
      'EnchantmentMenu.clickMenuButton.',
      async (world) => {
        await levels(world, 40)
        await table(world, { shelves: 15, item: 'diamond_pickaxe', lapis: 5 })
        await press(world, offer)
        await world.waitUntil(
          () => world.alice.experience.level === 39 - offer,
          2000,
          `${39 - offer} levels`,
          () => world.alice.experience.level,
        )
        slotHolds(world, 1, `lapis_lazuli ${4 - offer}`)
        holds('enchantments', enchantmentsSeen(world, slot(world, 0)).length > 0, [], 'at least one')
      },
    ),
  ),
  probe(
    'enchanting.shown',
    'The enchantment that is shown is among those that are given',
    'EnchantmentMenu: the clue.',
    async (world) => {
      await levels(world, 40)
      const gauges = await table(world, { shelves: 15, item: 'diamond_sword' })
      const registry = world.alice.registry as unknown as { enchantments: Record<number, { name: string }> }
      const shown = `${registry.enchantments[gauges[6] ?? -1]?.name} ${gauges[9]}`
      await press(world, 2)
      const given = enchantmentsSeen(world, slot(world, 0))
      holds('enchantments', given.includes(shown), given, `${shown} among them`)
    },
  ),
  probe(
    'enchanting.client',
    "mineflayer's openEnchantmentTable enchants",
    'Buttons and properties of the menu.',
    async (world) => {
      await levels(world, 30)
      for (const spot of RING.slice(0, 15))
        await world.requireCommand(`setblock ${world.xyz(spot)} bookshelf`)
      await world.set(T, 'enchanting_table')
      await world.give(world.alice, 'iron_pickaxe')
      await world.give(world.alice, 'lapis_lazuli', 3)
      const window = await world.alice.openEnchantmentTable(world.block(T))
      await window.putTargetItem(laid(window, 'iron_pickaxe'))
      await window.putLapis(laid(window, 'lapis_lazuli'))
      const item = await window.enchant(2)
      await world.ticks(2)
      holds('enchantments', enchantmentsSeen(world, item).length > 0, item, 'at least one')
      await window.takeTargetItem()
      await close(world)
      equal('pickaxes', world.count(world.alice, 'iron_pickaxe'), 1)
    },
  ),
  probe(
    'enchanting.poor',
    'A player without the levels cannot enchant',
    'EnchantmentMenu.clickMenuButton.',
    async (world) => {
      await levels(world, 29)
      await table(world, { shelves: 15 })
      await press(world, 2)
      equal('enchantments', enchantmentsSeen(world, slot(world, 0)), [])
      equal('levels', world.alice.experience.level, 29)
      slotHolds(world, 1, 'lapis_lazuli 3')
    },
  ),
  probe(
    'enchanting.no-lapis',
    'Without enough lapis nothing is enchanted',
    'EnchantmentMenu.clickMenuButton.',
    async (world) => {
      await levels(world, 40)
      await table(world, { shelves: 15, lapis: 1 })
      await press(world, 2)
      equal('enchantments', enchantmentsSeen(world, slot(world, 0)), [])
    },
  ),
  probe(
    'enchanting.creative',
    'In creative mode enchanting is free',
    'Abilities.instabuild.',
    async (world) => {
      await world.requireCommand('gamemode creative Alice')
      await table(world, { shelves: 15, lapis: 0 })
      await press(world, 2)
      holds('enchantments', enchantmentsSeen(world, slot(world, 0)).length > 0, [], 'at least one')
    },
  ),
  probe(
    'enchanting.book',
    'A book becomes an enchanted book',
    'EnchantmentMenu: Items.ENCHANTED_BOOK.',
    async (world) => {
      await levels(world, 40)
      await table(world, { shelves: 15, item: 'book' })
      await press(world, 2)
      slotHolds(world, 0, 'enchanted_book 1')
      holds('enchantments', enchantmentsSeen(world, slot(world, 0)).length > 0, [], 'at least one')
    },
  ),
  probe(
    'enchanting.once',
    'An enchanted item is offered nothing',
    'ItemStack.isEnchantable.',
    async (world) => {
      await world.give(world.alice, 'iron_sword', 1, { enchantments: { sharpness: 1 } })
      const gauges = await at(world, TABLE)
      await lay(world, TABLE, 0)
      equal('offers', gauges.slice(0, 3), [0, 0, 0])
    },
  ),
  probe(
    'enchanting.same-offers',
    'The offers stay the same until the player enchants',
    'Player.enchantmentSeed.',
    async (world) => {
      const before = [...(await table(world, { shelves: 15 }))]
      await close(world)
      const gauges = await at(world, TABLE)
      await lay(world, TABLE, 0)
      equal('offers', [...gauges], before)
    },
  ),
  probe(
    'enchanting.returned',
    'Items on the table go back to the player',
    'AbstractContainerMenu.clearContainer.',
    async (world) => {
      await table(world)
      await close(world)
      equal(
        'swords and lapis',
        [world.count(world.alice, 'iron_sword'), world.count(world.alice, 'lapis_lazuli')],
        [1, 3],
      )
    },
  ),
] satisfies Probe[]
