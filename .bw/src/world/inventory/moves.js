import { counted, sameKind } from '../items/stack.js';
/** Maximum number of the given items in a slot. */
export const roomOf = (slot, stack) => Math.min(slot.limit ?? stack.limit, stack.limit);
export const canPut = (slot, stack) => !slot.taken && (slot.accepts?.(stack) ?? true);
/** Puts up to `max` items into a slot that is empty or holds equal items. Returns how many fit. */
export function putInto(slot, stack, max) {
    if (!canPut(slot, stack))
        return 0;
    const there = slot.get();
    if (there && !sameKind(there, stack))
        return 0;
    const moved = Math.min(max, roomOf(slot, stack) - (there?.count ?? 0));
    if (moved <= 0)
        return 0;
    slot.set(counted(stack, (there?.count ?? 0) + moved));
    return moved;
}
/** Moves a stack into a range of slots: onto equal stacks first, then into empty slots. Returns how many items are left. */
export function moveInto(menu, stack, range) {
    const order = menu.slots.slice(range.from, range.to);
    if (range.backwards)
        order.reverse();
    let left = stack.count;
    if (stack.limit > 1)
        for (const slot of order)
            if (left > 0 && slot.get())
                left -= putInto(slot, stack, left);
    for (const slot of order)
        if (left > 0 && !slot.get())
            left -= putInto(slot, stack, left);
    return left;
}
