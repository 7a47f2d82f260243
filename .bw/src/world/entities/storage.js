import { chestLikeMenu, WINDOW_TYPES } from '../inventory/chest.js';
import { gameOf } from '../kernel/game.js';
import { displayName } from '../player/display-name.js';
import { openWindow, WINDOW_REACH } from '../player/windows.js';
/** Slots of entities that open like a hopper; others open like a chest. */
const HOPPER_SLOTS = 5;
/** Opens the chest or hopper in a cart or a boat. False if it has none. */
export function openStorage(player, entity) {
    const { storage } = entity.traits;
    if (!storage)
        return false;
    const menu = chestLikeMenu({
        id: player.nextWindow(),
        owner: player,
        lists: [storage],
        inventory: player.inventory,
        stillValid: () => isInReach(player, entity),
        onClose: () => { },
    });
    const type = storage.length === HOPPER_SLOTS ? WINDOW_TYPES.hopper : WINDOW_TYPES.chest;
    openWindow(player, menu, { type, title: displayName(entity) });
    gameOf(entity).flush();
    return true;
}
/** Whether a window on an entity may stay open. */
export const isInReach = (player, entity) => !entity.removed &&
    gameOf(entity) === gameOf(player) &&
    Math.hypot(player.position.x - entity.position.x, player.position.z - entity.position.z) < WINDOW_REACH;
