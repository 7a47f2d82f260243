import { counted, sameKind } from '../items/stack.js';
import { canPut, putInto, roomOf } from './moves.js';
const OUTSIDE = -999;
/** Maximum number of crafts per shift-click, in case a recipe never runs out of ingredients. */
const MAX_REPEATS = 64;
/** Applies a click according to vanilla's rules for its mode. Ignores slots that do not exist. */
export function handleClick(menu, click) {
    if (click.mode === 5) {
        dragClick(menu, click);
        return;
    }
    menu.drag = null;
    if (click.slot === OUTSIDE) {
        if (click.mode === 0)
            tossCursor(menu, click.button);
        return;
    }
    const slot = menu.slots[click.slot];
    if (slot && (slot.takeable?.() ?? true))
        MODES[click.mode]?.(menu, slot, click);
}
/** Mode 0: takes, puts or swaps; the right button halves a stack or puts one item. */
const pickUp = (menu, slot, { button }) => {
    const { owner } = menu;
    const held = owner.cursor;
    const there = slot.get();
    if (slot.taken)
        return takeResult(menu, slot);
    const one = button === 1;
    if (!held && there) {
        const taken = one ? Math.ceil(there.count / 2) : there.count;
        owner.cursor = counted(there, taken);
        slot.set(counted(there, there.count - taken));
    }
    else if (held && (!there || sameKind(there, held))) {
        const moved = putInto(slot, held, one ? 1 : held.count);
        owner.cursor = counted(held, held.count - moved);
        if (moved === 0 && there && !canPut(slot, held))
            takeMore(menu, slot, there, held);
    }
    else if (held && there && canPut(slot, held) && held.count <= roomOf(slot, held)) {
        slot.set(held);
        owner.cursor = there;
    }
};
function takeMore(menu, slot, there, held) {
    if (held.count + there.count > held.limit)
        return;
    menu.owner.cursor = counted(held, held.count + there.count);
    slot.set(null);
}
function takeResult(menu, slot) {
    const result = slot.get();
    const held = menu.owner.cursor;
    if (!result || (held && (!sameKind(held, result) || held.count + result.count > result.limit)))
        return;
    menu.owner.cursor = counted(result, result.count + (held?.count ?? 0));
    slot.set(null);
    slot.taken?.(result);
}
/** Mode 1: shift-click. */
const quickMove = (menu, slot, click) => {
    for (let i = 0; i < MAX_REPEATS; i++) {
        const stack = slot.get();
        if (!stack)
            return;
        const left = menu.quickMove(menu, click.slot, stack);
        if (left === stack.count)
            return;
        if (!slot.taken)
            return slot.set(counted(stack, left));
        const rest = counted(stack, left);
        if (rest)
            menu.owner.toss(rest);
        slot.set(null);
        slot.taken(stack);
        const next = slot.get();
        if (!next || !sameKind(next, stack))
            return;
    }
};
/** Mode 2: number key, or F for the off hand. */
const swap = (menu, slot, { button }) => {
    const hotbar = menu.owner.hotbar(button);
    if (!hotbar)
        return;
    const there = slot.get();
    const held = hotbar.get();
    if (slot.taken) {
        if (!there || held)
            return;
        hotbar.set(there);
        slot.set(null);
        slot.taken(there);
    }
    else if (!held) {
        hotbar.set(there);
        slot.set(null);
    }
    else if (canPut(slot, held)) {
        const room = roomOf(slot, held);
        if (held.count > room) {
            if (there)
                return;
            slot.set(counted(held, room));
            hotbar.set(counted(held, held.count - room));
        }
        else {
            hotbar.set(there);
            slot.set(held);
        }
    }
};
/** Mode 3: middle click copies a stack, in creative mode only. */
const copy = (menu, slot) => {
    const there = slot.get();
    if (menu.owner.creative && there && !menu.owner.cursor)
        menu.owner.cursor = counted(there, there.limit);
};
/** Mode 4: the drop key drops one item, or the whole stack with control. */
const drop = (menu, slot, { button }) => {
    const there = slot.get();
    if (menu.owner.cursor || !there)
        return;
    const count = button === 0 && !slot.taken ? 1 : there.count;
    menu.owner.throwAway({ ...there, count });
    slot.set(counted(there, there.count - count));
    slot.taken?.(there);
};
/** Mode 6: double click collects equal items, incomplete stacks first. */
const gather = (menu, clicked) => {
    const { owner } = menu;
    if (!owner.cursor || (clicked.get() && !clicked.taken))
        return;
    for (const full of [false, true])
        for (const slot of menu.slots) {
            const held = owner.cursor;
            const there = slot.get();
            if (!there || slot.taken || !sameKind(there, held) || there.count >= there.limit !== full)
                continue;
            const moved = Math.min(there.count, held.limit - held.count);
            if (moved <= 0)
                return;
            owner.cursor = { ...held, count: held.count + moved };
            slot.set(counted(there, there.count - moved));
        }
};
const MODES = {
    0: pickUp,
    1: quickMove,
    2: swap,
    3: copy,
    4: drop,
    6: gather,
};
function tossCursor(menu, button) {
    const held = menu.owner.cursor;
    if (!held)
        return;
    const count = button === 0 ? held.count : 1;
    menu.owner.throwAway({ ...held, count });
    menu.owner.cursor = counted(held, held.count - count);
}
/** Mode 5: dragging starts, passes slots and ends. Its kind: share evenly, one each, or full stacks (creative). */
function dragClick(menu, click) {
    const phase = click.button & 3;
    const kind = click.button >> 2;
    if (phase === 0) {
        menu.drag = menu.owner.cursor ? { kind, slots: [] } : null;
        return;
    }
    const drag = menu.drag;
    if (!drag || drag.kind !== kind) {
        menu.drag = null;
    }
    else if (phase === 1) {
        if (menu.slots[click.slot] && !drag.slots.includes(click.slot))
            drag.slots.push(click.slot);
    }
    else {
        menu.drag = null;
        shareOut(menu, drag);
    }
}
function shareOut(menu, drag) {
    const held = menu.owner.cursor;
    if (!held)
        return;
    const slots = drag.slots
        .map((i) => menu.slots[i])
        .filter((slot) => slot !== undefined && fits(slot, held))
        .slice(0, held.count);
    if (slots.length === 0)
        return;
    if (drag.kind === 2) {
        if (menu.owner.creative)
            for (const slot of slots)
                putInto(slot, held, held.limit);
        return;
    }
    const each = drag.kind === 0 ? Math.floor(held.count / slots.length) : 1;
    let left = held.count;
    for (const slot of slots)
        left -= putInto(slot, held, each);
    menu.owner.cursor = counted(held, left);
}
function fits(slot, stack) {
    const there = slot.get();
    return canPut(slot, stack) && (!there || sameKind(there, stack));
}
