import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counted, type ItemStack, Items } from '../items/stack.ts'
import { listSlot, Menu, type MenuOwner } from '../kernel/inventory/menu.ts'
import { addToInventory, SLOT, type Storage } from '../kernel/inventory/storage.ts'
import { Recipes } from '../kernel/recipes.ts'
import { loadRegistry } from '../library/registry.ts'
import { applyClick } from './click-packet.ts'
import { handleClick } from './clicks.ts'
import { craftingTableMenu, inventoryMenu, playerSlots } from './crafting.ts'
import { moveInto } from './moves.ts'

const registry = loadRegistry('1.19.2')
const items = new Items(registry)
const recipes = new Recipes(registry, items)

/** The owner of a window; thrown items land in `floor`. */
class Owner implements MenuOwner {
  cursor: ItemStack | null = null
  creative = false
  readonly inventory: Storage = Array.from({ length: SLOT.count }, () => null)
  readonly floor: ItemStack[] = []
  readonly crafted: string[] = []
  readonly sent: [string, Record<string, unknown>][] = []

  send(name: string, fields: Record<string, unknown>): void {
    this.sent.push([name, fields])
  }

  toss(stack: ItemStack): void {
    this.floor.push(stack)
  }

  throwAway(stack: ItemStack): void {
    this.toss(stack)
  }

  made(stack: Pick<ItemStack, 'name' | 'count'>): void {
    this.crafted.push(`${stack.count} ${stack.name}`)
  }

  giveOrToss(stack: ItemStack): void {
    const left = counted(stack, addToInventory(this.inventory, stack))
    if (left) this.toss(left)
  }

  hotbar(button: number) {
    if (button === 40) return listSlot(this.inventory, SLOT.offHand)
    return button >= 0 && button < 9 ? listSlot(this.inventory, SLOT.hotbar + button) : null
  }
}

function chestOf(owner: Owner, chest: Storage): Menu {
  const size = chest.length
  return new Menu({
    id: 1,
    owner,
    slots: [...chest.map((_, i) => listSlot(chest, i)), ...playerSlots(owner.inventory)],
    quickMove: (menu, i, stack) =>
      i < size
        ? moveInto(menu, stack, { from: size, to: size + 36, backwards: true })
        : moveInto(menu, stack, { from: 0, to: size }),
  })
}

function total(...lists: (readonly (ItemStack | null)[])[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const stack of lists.flat()) if (stack) sums[stack.name] = (sums[stack.name] ?? 0) + stack.count
  return sums
}

const stacks = fc
  .record({
    name: fc.constantFrom('dirt', 'stone', 'egg', 'iron_pickaxe'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ name, share }) => {
    const { limit } = items.make(name)
    return items.make(name, 1 + Math.floor(share * (limit - 1)))
  })
const clicks = (slots: number) =>
  fc.record({
    slot: fc.oneof({ weight: 10, arbitrary: fc.integer({ min: 0, max: slots - 1 }) }, fc.constant(-999)),
    button: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.constant(40)),
    mode: fc.integer({ min: 0, max: 6 }),
  })

describe('clicks', () => {
  it('never create or lose an item, and never overfill a slot', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(stacks), { minLength: 27, maxLength: 27 }),
        fc.array(fc.option(stacks), { minLength: 36, maxLength: 36 }),
        fc.array(clicks(63), { maxLength: 60 }),
        (chest, main, list) => {
          const owner = new Owner()
          main.forEach((stack, i) => {
            owner.inventory[SLOT.main + i] = stack
          })
          const before = total(chest, owner.inventory)
          const menu = chestOf(owner, chest)
          for (const click of list) handleClick(menu, click)
          menu.close()
          expect(total(chest, owner.inventory, owner.floor)).toEqual(before)
          for (const stack of [...chest, ...owner.inventory]) {
            if (!stack) continue
            expect(stack.count).toBeGreaterThan(0)
            expect(stack.count).toBeLessThanOrEqual(stack.limit)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('lose only what recipes use in a crafting window', () => {
    fc.assert(
      fc.property(fc.array(clicks(46), { maxLength: 80 }), (list) => {
        const owner = new Owner()
        owner.inventory[SLOT.main] = items.make('oak_log', 20)
        const menu = craftingTableMenu(
          { id: 1, owner, items, recipes, inventory: owner.inventory },
          () => true,
        )
        for (const click of list) handleClick(menu, click)
        menu.close()
        const sums = total(owner.inventory, owner.floor)
        // every log still exists, or has become four planks or something made of them
        const wood = (sums['oak_log'] ?? 0) * 4 + (sums['oak_planks'] ?? 0)
        expect(wood).toBeLessThanOrEqual(80)
        if (Object.keys(sums).every((name) => name === 'oak_log' || name === 'oak_planks'))
          expect(wood).toBe(80)
      }),
      { numRuns: 200 },
    )
  })

  it('craft until the ingredients are used up on shift-click', () => {
    const owner = new Owner()
    const menu = inventoryMenu({ id: 0, owner, items, recipes, inventory: owner.inventory })
    menu.slots[1]?.set(items.make('oak_log', 5))
    handleClick(menu, { slot: 0, button: 0, mode: 1 })
    expect(total(owner.inventory)).toEqual({ oak_planks: 20 })
    expect(owner.crafted).toEqual(Array.from({ length: 5 }, () => '4 oak_planks'))
  })

  it('halve a stack on right click and share it by dragging', () => {
    const owner = new Owner()
    const chest: Storage = [items.make('dirt', 7), ...Array.from({ length: 26 }, () => null)]
    const menu = chestOf(owner, chest)
    handleClick(menu, { slot: 0, button: 1, mode: 0 })
    expect([chest[0]?.count, owner.cursor?.count]).toEqual([3, 4])
    handleClick(menu, { slot: -999, button: 0, mode: 5 })
    for (const slot of [5, 6, 7]) handleClick(menu, { slot, button: 1, mode: 5 })
    handleClick(menu, { slot: -999, button: 2, mode: 5 })
    expect([chest[5]?.count, chest[6]?.count, chest[7]?.count, owner.cursor?.count]).toEqual([1, 1, 1, 1])
  })

  it('send the result slot after every change of the grid, and the whole window for a negative state id', () => {
    const owner = new Owner()
    const menu = inventoryMenu({ id: 0, owner, items, recipes, inventory: owner.inventory })
    owner.cursor = items.make('stone', 1)
    menu.sendAll()
    owner.sent.length = 0
    const packet = {
      windowId: 0,
      stateId: 1,
      mouseButton: 0,
      mode: 0,
      changedSlots: [],
      cursorItem: { present: false },
    }
    applyClick(menu, items, { ...packet, slot: 1 })
    expect(owner.sent.filter(([name, it]) => name === 'set_slot' && it['slot'] === 0)).toHaveLength(1)
    applyClick(menu, items, { ...packet, slot: -999, mode: 5, mouseButton: 2, stateId: -1 })
    expect(owner.sent.at(-1)?.[0]).toBe('window_items')
  })
})
