import { sameStack, slotOf } from '../../items/stack.js';
/** A slot backed by an entry of a list. */
export function listSlot(list, i, rest = {}) {
    return {
        get: () => list[i] ?? null,
        set: (stack) => {
            list[i] = stack;
        },
        ...rest,
    };
}
const STATE_MASK = 32_767;
/** A window: its slots, and the client's view of them. */
export class Menu {
    id;
    owner;
    slots;
    quickMove;
    stillValid;
    controls;
    /** The drag in progress: its kind, and the slots passed so far. */
    drag = null;
    /** The slots as sent to the client or reported by it; undefined for slots that were never sent. */
    remote;
    remoteCursor;
    #onClose;
    #gauges;
    #remoteGauges = [];
    #stateId = 0;
    constructor(init) {
        this.id = init.id;
        this.owner = init.owner;
        this.slots = init.slots;
        this.quickMove = init.quickMove;
        this.#onClose = init.onClose ?? (() => { });
        this.stillValid = init.stillValid ?? (() => true);
        this.#gauges = init.gauges ?? (() => []);
        this.controls = init.controls ?? {};
        this.remote = init.slots.map(() => undefined);
    }
    /** Sends the whole window. */
    sendAll() {
        const stacks = this.slots.map((slot) => slot.get());
        this.owner.send('window_items', {
            windowId: this.id,
            stateId: this.#nextState(),
            items: stacks.map(slotOf),
            carriedItem: slotOf(this.owner.cursor),
        });
        stacks.forEach((stack, i) => {
            this.remote[i] = stack;
        });
        this.remoteCursor = this.owner.cursor;
        // sent again with the next changes, because clients ignore it until the window is open
        this.#remoteGauges.length = 0;
    }
    /** Sends a slot, changed or not. */
    sendSlot(i) {
        const stack = this.slots[i]?.get() ?? null;
        this.remote[i] = stack;
        this.owner.send('set_slot', {
            windowId: this.id,
            stateId: this.#nextState(),
            slot: i,
            item: slotOf(stack),
        });
    }
    /** Sends the slots that differ from the client's own state. */
    sendChanges() {
        for (let i = 0; i < this.slots.length; i++) {
            const known = this.remote[i];
            const stack = this.slots[i]?.get() ?? null;
            if (stack === known)
                continue;
            if (known === undefined || !sameStack(stack, known))
                this.sendSlot(i);
            // comparing the same object is faster next time
            else
                this.remote[i] = stack;
        }
        this.#sendGauges();
        if (this.remoteCursor !== undefined && sameStack(this.owner.cursor, this.remoteCursor))
            return;
        this.#sendCursor();
    }
    /** Sends each slot and the cursor, changed or not, one by one. */
    echo() {
        for (let i = 0; i < this.slots.length; i++)
            this.sendSlot(i);
        this.#sendCursor();
    }
    #sendCursor() {
        this.remoteCursor = this.owner.cursor;
        this.owner.send('set_slot', {
            windowId: -1,
            stateId: this.#nextState(),
            slot: -1,
            item: slotOf(this.owner.cursor),
        });
    }
    /** Returns the items of the grid and the cursor to the owner. */
    close() {
        this.drag = null;
        this.#onClose();
        const held = this.owner.cursor;
        this.owner.cursor = null;
        if (held)
            this.owner.giveOrToss(held);
    }
    /** In reverse order, because clients compute fractions and need the totals first, which come after the parts. */
    #sendGauges() {
        const values = this.#gauges();
        for (let i = values.length - 1; i >= 0; i--) {
            const value = values[i];
            if (value === undefined || value === this.#remoteGauges[i])
                continue;
            this.#remoteGauges[i] = value;
            this.owner.send('craft_progress_bar', { windowId: this.id, property: i, value });
        }
    }
    #nextState() {
        this.#stateId = (this.#stateId + 1) & STATE_MASK;
        return this.#stateId;
    }
}
