import { chestLikeMenu, WINDOW_TYPES } from './chest.js';
export const ENDER_WINDOW = WINDOW_TYPES.chest;
/** The window of every ender chest: the player's own slots, which are the same everywhere (vanilla PlayerEnderChestContainer). */
export const enderChestMenu = (init) => chestLikeMenu({ ...init, lists: [init.list] });
