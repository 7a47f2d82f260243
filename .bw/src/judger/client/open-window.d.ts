import type { Bot } from './bot.ts';
import type { Item } from './library-types.ts';
/** The visible part of a mineflayer window (prismarine-windows). */
export interface OpenWindow {
    readonly id: number;
    /** `minecraft:crafting`, or `HorseWindow`. */
    readonly type: number | string;
    /** In the packet's form: JSON, or a text component. */
    readonly title: unknown;
    readonly slots: readonly (Item | null | undefined)[];
    /** The stack on the cursor. */
    readonly selectedItem: Item | null;
}
/** The protocol's name of a window, `inventory` for the player's own. */
export declare function kindOf({ id, type }: Pick<OpenWindow, 'id' | 'type'>): string;
/** The open window of a bot, otherwise its inventory. */
export declare const windowBefore: ({ currentWindow, inventory }: Bot) => OpenWindow;
/** The player's own slots. While another window is open, the client keeps only that window's copy of them up to date. */
export declare function ownSlots({ inventory, currentWindow }: Bot): OpenWindow['slots'];
/** Inventory and hotbar in the player's own window; other windows have them at their end. */
export declare const CARRIED: {
    readonly from: 9;
    readonly count: 36;
};
/** The text of a title, or its translation key. */
export declare function titleOf(title: unknown): string;
