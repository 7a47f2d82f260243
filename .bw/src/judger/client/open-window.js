import { adapt } from './adapt.js';
/** The protocol's name of a window, `inventory` for the player's own. */
export function kindOf({ id, type }) {
    if (id === 0)
        return 'inventory';
    return type === 'HorseWindow' ? 'horse' : String(type).replace('minecraft:', '');
}
/** The open window of a bot, otherwise its inventory. */
export const windowBefore = ({ currentWindow, inventory }) => adapt(currentWindow ?? inventory);
/** The player's own slots. While another window is open, the client keeps only that window's copy of them up to date. */
export function ownSlots({ inventory, currentWindow }) {
    const { slots } = adapt(inventory);
    if (currentWindow === null || currentWindow === undefined)
        return slots;
    const shown = adapt(currentWindow).slots;
    const carried = shown.slice(Math.max(0, shown.length - CARRIED.count));
    return [...slots.slice(0, CARRIED.from), ...carried, ...slots.slice(CARRIED.from + CARRIED.count)];
}
/** Inventory and hotbar in the player's own window; other windows have them at their end. */
export const CARRIED = { from: 9, count: 36 };
/** The text of a title, or its translation key. */
export function titleOf(title) {
    if (typeof title === 'string') {
        try {
            return titleOf(JSON.parse(title));
        }
        catch {
            return title;
        }
    }
    if (typeof title !== 'object' || title === null)
        return '';
    const { translate, text, value } = title;
    return [translate, text, value].map((part) => (typeof part === 'string' ? part : titleOf(part))).join('');
}
