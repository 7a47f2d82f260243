import { handleClick } from './clicks.js';
/**
 * Applies a click on a window. Records the client's own view of the slots, and sends only differences. An outdated state id does
 * not resend everything, because the client would mistake replies in flight for changes. A negative state id requests a full
 * resend.
 */
export function applyClick(menu, items, packet) {
    handleClick(menu, { slot: packet.slot, button: packet.mouseButton, mode: packet.mode });
    for (const { location, item } of packet.changedSlots)
        if (location >= 0 && location < menu.slots.length)
            menu.remote[location] = items.read(item);
    menu.remoteCursor = items.read(packet.cursorItem);
    if (packet.stateId < 0)
        menu.sendAll();
    else
        menu.sendChanges();
}
