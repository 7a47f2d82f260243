import { centreOf, distance } from '../geometry.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { json } from '../protocol/fields.js';
/** Number of inventory slots at the end of every window. */
const SHARED = 36;
/** Distance from the centre of a block at which its window closes, in blocks. */
export const WINDOW_REACH = 8;
export const isNear = (player, p) => distance(player.position, centreOf(p)) <= WINDOW_REACH;
/** The packets that open a player's window. */
export const windowOf = (player) => ({
    id: player.nextWindow(),
    owner: player,
    inventory: player.inventory,
});
/** Whether a player may continue to use a block: it is near, and the block is still of the same kind. */
export const stillAt = (level, player, p, isSame) => () => isNear(player, p) && isSame(level.get(p).name);
export function openWindow(player, menu, window) {
    closeWindow(player);
    player.menu = menu;
    if ('horse' in window)
        player.send('open_horse_window', {
            windowId: menu.id,
            nbSlots: menu.slots.length - SHARED,
            entityId: window.horse,
        });
    else
        player.send('open_window', {
            windowId: menu.id,
            inventoryType: window.type,
            windowTitle: json(window.title),
        });
    menu.sendAll();
}
/** Closes the open window: its items are returned, and the inventory window becomes active again. */
export function closeWindow(player) {
    const { menu, ownMenu } = player;
    player.menu = ownMenu;
    menu.close();
    if (menu === ownMenu)
        return;
    // a lectern's window does not contain the inventory
    if (menu.slots.length < SHARED) {
        ownMenu.sendAll();
        return;
    }
    // the client knows the inventory slots from the closed window
    const start = menu.slots.length - SHARED;
    for (let i = 0; i < SHARED; i++)
        ownMenu.remote[SLOT.main + i] = menu.remote[start + i];
    ownMenu.remoteCursor = menu.remoteCursor;
    ownMenu.sendChanges();
}
/** Closes the open window and tells the client. */
export function forceClose(player) {
    if (player.menu === player.ownMenu)
        return;
    player.send('close_window', { windowId: player.menu.id });
    closeWindow(player);
}
