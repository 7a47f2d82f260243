import { counted, enchantment } from '../items/stack.js';
import { listSlot, Menu } from '../kernel/inventory/menu.js';
import { armourSlot, SLOT } from '../kernel/inventory/storage.js';
import { moveInto } from './moves.js';
/** The player's inventory window: result, 2×2 grid, armour, inventory, off hand. */
export function inventoryMenu(init) {
    const { inventory } = init;
    const grid = new Grid(init, inventory, 2);
    const slots = [...grid.slots];
    for (let i = SLOT.helmet; i <= SLOT.boots; i++)
        slots.push(listSlot(inventory, i, {
            limit: 1,
            accepts: (stack) => armourSlot(stack.name) === i,
            takeable: () => enchantment(inventory[i] ?? null, 'binding_curse') === 0,
        }));
    for (let i = SLOT.main; i < SLOT.count; i++)
        slots.push(listSlot(inventory, i));
    return grid.menu(slots, (menu, i, stack) => {
        const main = { from: SLOT.main, to: SLOT.hotbar };
        const hotbar = { from: SLOT.hotbar, to: SLOT.offHand };
        const both = { from: SLOT.main, to: SLOT.offHand };
        if (i === SLOT.craftingResult)
            return moveInto(menu, stack, { ...both, backwards: true });
        if (i < SLOT.main)
            return moveInto(menu, stack, both);
        const worn = armourSlot(stack.name);
        if (worn !== null && !menu.slots[worn]?.get())
            return moveInto(menu, stack, { from: worn, to: worn + 1 });
        if (i === SLOT.offHand)
            return moveInto(menu, stack, both);
        return moveInto(menu, stack, i < SLOT.hotbar ? hotbar : main);
    });
}
/** A crafting table's window: result, 3×3 grid, inventory. */
export function craftingTableMenu(init, stillValid) {
    const grid = new Grid(init, Array.from({ length: 10 }, () => null), 3);
    const start = grid.slots.length;
    const slots = [...grid.slots, ...playerSlots(init.inventory)];
    return grid.menu(slots, (menu, i, stack) => {
        const both = { from: start, to: start + 36 };
        if (i === 0)
            return moveInto(menu, stack, { ...both, backwards: true });
        if (i < start)
            return moveInto(menu, stack, both);
        // as in vanilla, a shift-click from the inventory fills the grid first
        const left = moveInto(menu, stack, { from: 1, to: start });
        if (left < stack.count)
            return left;
        const inMain = i < start + 27;
        return moveInto(menu, stack, inMain ? { from: start + 27, to: start + 36 } : { from: start, to: start + 27 });
    }, stillValid);
}
/** The 36 inventory slots at the end of every container window. */
export function playerSlots(inventory) {
    return Array.from({ length: 36 }, (_, i) => listSlot(inventory, SLOT.main + i));
}
/** The crafting grid of a window and its result slot. */
class Grid {
    slots;
    #init;
    #cells;
    #width;
    #window;
    constructor(init, cells, width) {
        this.#init = init;
        this.#cells = cells;
        this.#width = width;
        this.slots = [listSlot(cells, 0, { taken: (stack) => this.#use(stack) })];
        for (let i = 1; i <= width * width; i++)
            this.slots.push(listSlot(cells, i, {
                set: (stack) => {
                    cells[i] = stack;
                    this.#refresh();
                },
            }));
    }
    menu(slots, quickMove, stillValid) {
        this.#window = new Menu({
            id: this.#init.id,
            owner: this.#init.owner,
            slots,
            quickMove,
            onClose: () => this.#giveBack(),
            ...(stillValid ? { stillValid } : {}),
        });
        return this.#window;
    }
    /** Uses up one of each ingredient; remainders such as empty buckets stay in the grid. */
    #use(result) {
        const { recipes, items, owner } = this.#init;
        owner.made(result);
        for (let i = 1; i <= this.#width * this.#width; i++) {
            const stack = this.#cells[i];
            if (!stack)
                continue;
            const remainder = recipes.remainderOf(stack.name);
            const rest = counted(stack, stack.count - 1);
            this.#cells[i] = rest ?? (remainder ? items.make(remainder) : null);
            if (rest && remainder)
                owner.giveOrToss(items.make(remainder));
        }
        this.#refresh();
    }
    /** Updates the result. Sends it even if it stays empty, because clients wait for it after every change of the grid. */
    #refresh() {
        const cells = this.#cells.slice(1, 1 + this.#width * this.#width);
        const result = this.#init.recipes.match(cells, this.#width);
        this.#cells[0] = result;
        this.#window?.sendSlot(0);
    }
    #giveBack() {
        for (let i = 1; i <= this.#width * this.#width; i++) {
            const stack = this.#cells[i];
            this.#cells[i] = null;
            if (stack)
                this.#init.owner.giveOrToss(stack);
        }
        this.#cells[0] = null;
    }
}
