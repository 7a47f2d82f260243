import type { Window } from 'prismarine-windows'
import { equal } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { sendDrag, sendWindowClick } from '../raw-input.ts'

import { chestWithBread, click, close, kept, M, opened, text } from './windows.ts'

const clicking = (
  name: string,
  title: string,
  run: (world: ProbeWorld, window: Window) => Promise<void>,
): Probe =>
  probe(`containers.${name}`, title, 'AbstractContainerMenu.doClick.', async (world) =>
    run(world, await chestWithBread(world)),
  )

/** Window clicks. Slots 0–26 are the chest, 27–53 the inventory, 54–62 the hotbar. */
export const clicks = [
  clicking('take', 'A left click picks up the stack', async (world, window) => {
    await click(world, 0, 0, 0)
    await click(world, 5, 0, 0)
    equal('slots 0 and 5', [text(window, 0), text(window, 5)], ['nothing', 'bread 8'])
    equal('kept', await kept(world, 5), 'bread 8')
  }),
  clicking('half', 'A right click picks up half of the stack', async (world) => {
    await click(world, 0, 1, 0)
    await click(world, 5, 0, 0)
    equal('kept in 0', await kept(world, 0), 'bread 4')
    equal('kept in 5', text(world.alice.currentWindow as unknown as Window, 5), 'bread 4')
  }),
  clicking('put-one', 'A right click puts down one item', async (world) => {
    await click(world, 0, 0, 0)
    await click(world, 3, 1, 0)
    await click(world, 0, 0, 0)
    equal('kept in 3', await kept(world, 3), 'bread 1')
  }),
  clicking('shift-out', 'A shift click moves a stack into the hotbar, from the right', async (world) => {
    await click(world, 0, 0, 1)
    equal('kept in 62', await kept(world, 62), 'bread 8')
  }),
  probe(
    'containers.shift-in',
    'A shift click moves a stack into the chest',
    'quickMoveStack.',
    async (world) => {
      await world.set(M, 'chest')
      await world.give(world.alice, 'bread', 8)
      await opened(world)
      await click(world, 54, 0, 1)
      equal('kept in 0', await kept(world, 0), 'bread 8')
      equal('in the inventory', world.count(world.alice, 'bread'), 0)
    },
  ),
  clicking('number', 'A number key swaps with the hotbar', async (world) => {
    await click(world, 0, 3, 2)
    equal('kept in hotbar 3', await kept(world, 57), 'bread 8')
  }),
  clicking('offhand-key', 'F swaps with the off hand', async (world, window) => {
    sendWindowClick(world.alice, window.id, 0, 40, 2)
    await world.ticks(3 + world.slack)
    await close(world)
    await world.waitUntil(
      () => world.alice.inventory.slots[45]?.name === 'bread',
      1000,
      'bread in the off hand',
    )
  }),
  clicking('drop-one', 'Q drops one item of the slot', async (world) => {
    await click(world, 0, 0, 4)
    await world.waitUntil(
      () => world.ownedOrOnGround('bread') === 1,
      1500,
      '1 bread',
      () => world.ownedOrOnGround('bread'),
    )
    equal('kept', await kept(world, 0), 'bread 7')
  }),
  clicking('drop-all', 'Ctrl+Q drops the whole stack', async (world) => {
    await click(world, 0, 1, 4)
    await world.waitUntil(
      () => world.ownedOrOnGround('bread') === 8,
      1500,
      '8 bread',
      () => world.ownedOrOnGround('bread'),
    )
  }),
  clicking('throw', 'A click outside the window drops the stack on the cursor', async (world) => {
    await click(world, 0, 0, 0)
    await click(world, -999, 0, 0)
    await world.waitUntil(
      () => world.itemsOnGround('bread') === 8,
      1500,
      '8 bread',
      () => world.itemsOnGround('bread'),
    )
  }),
  clicking('gather', 'A double click collects equal items', async (world, window) => {
    const at = world.xyz(M)
    await world.requireCommand(`item replace block ${at} container.7 with bread 5`)
    await world.ticks(3)
    await click(world, 0, 0, 0)
    sendWindowClick(world.alice, window.id, 0, 0, 6)
    await world.ticks(3 + world.slack)
    await click(world, 2, 0, 0)
    equal('kept in 2', await kept(world, 2), 'bread 13')
  }),
  clicking('drag-even', 'A left drag shares evenly', async (world, window) => {
    await click(world, 0, 0, 0)
    sendDrag(world.alice, window.id, 0, [3, 4, 5])
    await world.ticks(3 + world.slack)
    equal('kept in 4', await kept(world, 4), 'bread 2')
  }),
  clicking('drag-one', 'A right drag leaves one item in each slot', async (world, window) => {
    await click(world, 0, 0, 0)
    sendDrag(world.alice, window.id, 1, [3, 4, 5])
    await world.ticks(3 + world.slack)
    equal('kept in 5', await kept(world, 5), 'bread 1')
  }),
  clicking(
    'cursor-back',
    'The stack on the cursor returns to the inventory when the window closes',
    async (world) => {
      await click(world, 0, 0, 0)
      await close(world)
      await world.waitUntil(
        () => world.ownedOrOnGround('bread') === 8,
        1500,
        '8 bread',
        () => world.ownedOrOnGround('bread'),
      )
    },
  ),
] satisfies Probe[]
