import { playerSlots } from '../inventory/crafting.js';
import { moveInto } from '../inventory/moves.js';
import { listSlot, Menu } from '../kernel/inventory/menu.js';
/**
 * The window of a station that does not store items: slots for ingredients, the result if it makes one, the inventory. Remaining
 * items go back to the player.
 */
export class Bench {
    cells;
    menu;
    #init;
    constructor(init) {
        this.#init = init;
        const count = init.inputs.length;
        this.cells = Array.from({ length: count }, () => null);
        const { result } = init;
        const made = result ? [this.#resultSlot()] : [];
        this.menu = new Menu({
            id: init.id,
            owner: init.owner,
            slots: [
                ...init.inputs.map((rules, i) => listSlot(this.cells, i, { ...rules, set: (stack) => this.#put(i, stack) })),
                ...made,
                ...playerSlots(init.inventory),
            ],
            quickMove: (menu, slot, stack) => quickMove(menu, { slot, stack, inputs: count, results: made.length }),
            onClose: () => this.#giveBack(),
            stillValid: init.stillValid,
            controls: init.controls?.(this.cells, this) ?? {},
            ...(init.gauges ? { gauges: init.gauges } : {}),
        });
    }
    #result = null;
    /** Recomputes the result. */
    refresh() {
        this.#init.changed?.(this.cells);
        this.#result = this.#init.result?.(this.cells) ?? null;
    }
    #put(i, stack) {
        this.cells[i] = stack;
        this.refresh();
    }
    #resultSlot() {
        return {
            get: () => this.#result,
            set: (stack) => {
                this.#result = stack;
            },
            ...(this.#init.takeable ? { takeable: this.#init.takeable } : {}),
            taken: (stack) => {
                this.#init.taken?.(this.cells, stack);
                this.refresh();
            },
        };
    }
    #giveBack() {
        for (let i = 0; i < this.cells.length; i++) {
            const stack = this.cells[i];
            this.cells[i] = null;
            if (stack)
                this.#init.owner.giveOrToss(stack);
        }
        this.#result = null;
    }
}
/** Shift-click: from the station into the inventory, from the inventory to the first slot that accepts it. */
function quickMove(menu, move) {
    const { slot, stack, inputs, results } = move;
    const start = inputs + results;
    const both = { from: start, to: start + 36 };
    if (slot >= inputs && slot < start)
        return moveInto(menu, stack, { ...both, backwards: true });
    if (slot < inputs)
        return moveInto(menu, stack, both);
    const left = moveInto(menu, stack, { from: 0, to: inputs });
    if (left < stack.count)
        return left;
    const main = { from: start, to: start + 27 };
    const hotbar = { from: start + 27, to: start + 36 };
    return moveInto(menu, stack, slot < hotbar.from ? hotbar : main);
}
