import type { Window } from 'prismarine-windows'
import { equal, fitting } from '../expectations.ts'
import { type Probe, probe } from '../probe.ts'
import { sendDrag } from '../raw-input.ts'

import { chestWithBread, click, close, M, open, opened, text } from './windows.ts'

const sizes: [block: string, slots: number][] = [
  ['chest', 27],
  ['trapped_chest', 27],
  ['barrel', 27],
  ['ender_chest', 27],
  ['shulker_box', 27],
  ['dispenser', 9],
  ['dropper', 9],
  ['hopper', 5],
  ['furnace', 3],
  ['blast_furnace', 3],
  ['smoker', 3],
  ['crafting_table', 10],
  ['brewing_stand', 5],
]

/** Containers and their contents. */
export const containers = [
  ...sizes.map(([block, slots]) =>
    probe(
      `containers.${block}`,
      `${block} opens with ${slots} slots`,
      'Menu type of the block.',
      async (world) => {
        await world.set(M, block)
        const window = await opened(world)
        equal('slots before the inventory', window.inventoryStart, slots)
      },
    ),
  ),
  probe(
    'containers.double',
    'Either half of a double chest opens 54 slots',
    'ChestBlock.combine.',
    async (world) => {
      await world.set(M, 'chest[facing=south,type=right]')
      await world.set([13, 0, 10], 'chest[facing=south,type=left]')
      equal('slots', (await opened(world)).inventoryStart, 54)
      await close(world)
      equal('slots', (await opened(world, world.alice, [13, 0, 10])).inventoryStart, 54)
    },
  ),
  probe(
    'containers.double-order',
    'The right half of a double chest is its upper rows',
    'CompoundContainer.',
    async (world) => {
      await world.set(M, 'chest[facing=south,type=right]')
      await world.set([13, 0, 10], 'chest[facing=south,type=left]')
      await world.requireCommand(`item replace block ${world.xyz(M)} container.0 with bread 8`)
      equal('first slot', text(await opened(world), 0), 'bread 8')
    },
  ),
  probe(
    'containers.blocked',
    'A chest under a full block does not open',
    'ChestBlock.isChestBlockedAt.',
    async (world) => {
      await world.set(M, 'chest')
      await world.set([12, 1, 10], 'stone')
      equal('window', (await open(world, world.alice, M)) === null, true)
    },
  ),
  probe(
    'containers.barrel-blocked',
    'A barrel opens under a block',
    'Barrels are never blocked.',
    async (world) => {
      await world.set(M, 'barrel')
      await world.set([12, 1, 10], 'stone')
      equal('slots', (await opened(world)).inventoryStart, 27)
    },
  ),
  probe(
    'containers.two-players',
    "Two players in one chest see each other's doings",
    'broadcastChanges.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [13.5, 0, 12.5])
      const mine = await chestWithBread(world)
      const theirs = await opened(world, bob)
      await click(world, 0, 0, 1)
      equal('Bob sees', text(theirs, 0), 'nothing')
      await click(world, 62, 0, 1)
      equal('Bob sees', text(theirs, 0), 'bread 8')
      await click(world, 0, 1, 0, bob)
      equal('Alice sees', text(mine, 0), 'bread 4')
      await close(world, bob)
      equal('Bob has', world.count(bob, 'bread') + world.itemsOnGround('bread'), 4)
    },
  ),
  probe(
    'containers.broken',
    'A broken chest drops its contents',
    'Containers.dropContents.',
    async (world) => {
      await chestWithBread(world)
      await close(world)
      await world.dig(world.alice, M)
      await world.waitUntil(
        () => world.ownedOrOnGround('bread') === 8,
        2000,
        '8 bread',
        () => world.ownedOrOnGround('bread'),
      )
      equal('chests', world.ownedOrOnGround('chest'), 1)
    },
  ),
  probe(
    'containers.window-goes',
    'The window closes when its chest is broken',
    'stillValid.',
    async (world) => {
      await chestWithBread(world)
      await world.requireCommand(`setblock ${world.xyz(M)} air destroy`)
      await world.waitUntil(() => world.alice.currentWindow === null, 2000, 'no window')
    },
  ),
  probe(
    'containers.walk-away',
    'The window closes when its player moves away',
    'stillValid: eight blocks.',
    async (world) => {
      await chestWithBread(world)
      await world.requireCommand(`tp Alice ${world.xyz([2.5, 0, 22.5])}`)
      await world.waitUntil(() => world.alice.currentWindow === null, 2000, 'no window')
    },
  ),
  probe(
    'containers.ender-own',
    "An ender chest is everybody's own, and the same everywhere",
    'PlayerEnderChestContainer.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [13.5, 0, 12.5])
      await world.set(M, 'ender_chest')
      await world.set([13, 0, 10], 'ender_chest')
      await world.requireCommand('item replace entity Alice enderchest.0 with bread 8')
      equal('Alice, elsewhere', text(await opened(world, world.alice, [13, 0, 10]), 0), 'bread 8')
      equal('Bob', text(await opened(world, bob, M), 0), 'nothing')
      await world.requireCommand('item replace entity Alice enderchest.0 with air')
    },
  ),
  probe(
    'containers.shulker-keeps',
    'A broken shulker box keeps its contents',
    'BlockEntityTag of the item.',
    async (world) => {
      await world.set(M, 'shulker_box')
      await world.requireCommand(`item replace block ${world.xyz(M)} container.0 with bread 8`)
      await world.dig(world.alice, M)
      await world.waitUntil(
        () => world.ownedOrOnGround('shulker_box') === 1,
        1500,
        '1 shulker_box',
        () => world.ownedOrOnGround('shulker_box'),
      )
      equal('bread strewn', world.ownedOrOnGround('bread'), 0)
    },
  ),
  probe(
    'containers.wear',
    'A shift click on a helmet equips it',
    'InventoryMenu.quickMoveStack.',
    async (world) => {
      await world.give(world.alice, 'iron_helmet')
      await click(world, 36, 0, 1)
      await world.waitUntil(
        () => world.alice.inventory.slots[5]?.name === 'iron_helmet',
        1500,
        'iron_helmet in slot 5',
      )
    },
  ),
  probe(
    'containers.refuse-armor',
    'Only helmets go into the helmet slot',
    'Slot.mayPlace.',
    async (world) => {
      await world.give(world.alice, 'dirt', 2)
      await click(world, 36, 0, 0)
      sendDrag(world.alice, 0, 0, [5])
      await world.ticks(4 + world.slack)
      equal('slot 5', text(world.alice.inventory as unknown as Window, 5), 'nothing')
    },
  ),
  probe(
    'containers.furnace-slots',
    'A shift click moves fuel to the bottom slot and ore to the top',
    'AbstractFurnaceMenu.',
    async (world) => {
      await world.set(M, 'furnace')
      await world.give(world.alice, 'coal', 2)
      await world.give(world.alice, 'beef', 3)
      const window = await opened(world)
      await click(world, 30, 0, 1)
      await click(world, 31, 0, 1)
      fitting('fuel', text(window, 1), 'coal 1')
      fitting('input', text(window, 0), 'beef 3')
    },
  ),
  probe(
    'containers.gift',
    'Items received while a window is open are not lost',
    'The inventory is part of every menu.',
    async (world) => {
      await chestWithBread(world)
      await world.requireCommand('give Alice emerald 2')
      await close(world)
      await world.waitUntil(
        () => world.count(world.alice, 'emerald') === 2,
        1000,
        '2 emeralds',
        () => world.count(world.alice, 'emerald'),
      )
    },
  ),
] satisfies Probe[]
