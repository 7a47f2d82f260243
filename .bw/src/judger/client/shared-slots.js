import { adapt } from './adapt.js';
import { CARRIED } from './open-window.js';
/**
 * Keeps the player's slots in the open window equal to those of the inventory. The game's client has one inventory for all
 * windows, so a server may send a container without the player's slots, and send their changes as inventory changes (Minestom
 * does both). mineflayer has a copy in each window, which would stay empty.
 */
export function shareOwnSlots(bot) {
    const inventory = adapt(bot.inventory);
    const show = (slot, item) => {
        if (slot < CARRIED.from || slot >= CARRIED.from + CARRIED.count)
            return;
        const window = adapt(bot.currentWindow);
        if (window === null || window === undefined || window === inventory)
            return;
        window.updateSlot(window.inventoryStart + slot - CARRIED.from, copyOf(item));
    };
    const showAll = () => {
        for (const [slot, item] of inventory.slots.entries())
            if (item !== null)
                show(slot, item);
    };
    inventory.on('updateSlot', (slot, _, item) => show(slot, item));
    const client = adapt(bot._client);
    // The server's own contents of the window arrive afterwards and replace these.
    client.on('open_window', showAll);
    client.on('open_horse_window', showAll);
}
/** An item contains its slot number, so two slots need two items. */
const copyOf = (item) => item === null ? null : Object.assign(Object.create(Object.getPrototypeOf(item)), item);
