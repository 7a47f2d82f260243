import { type Vec } from '../geometry.ts';
import type { Menu } from '../kernel/inventory/menu.ts';
import type { Level } from '../kernel/level.ts';
import type { Player } from '../kernel/player/player.ts';
import { type Text } from '../protocol/fields.ts';
/** Distance from the centre of a block at which its window closes, in blocks. */
export declare const WINDOW_REACH = 8;
export declare const isNear: (player: Player, p: Vec) => boolean;
/** The packets that open a player's window. */
export declare const windowOf: (player: Player) => {
    id: number;
    owner: Player;
    inventory: import("../kernel/inventory/storage.ts").Storage;
};
/** Whether a player may continue to use a block: it is near, and the block is still of the same kind. */
export declare const stillAt: (level: Level, player: Player, p: Vec, isSame: (name: string) => boolean) => () => boolean;
/** The form in which a window is sent to clients: by its type and title, or for a horse by its number. */
type WindowKind = {
    readonly type: number;
    readonly title: Text;
} | {
    readonly horse: number;
};
export declare function openWindow(player: Player, menu: Menu, window: WindowKind): void;
/** Closes the open window: its items are returned, and the inventory window becomes active again. */
export declare function closeWindow(player: Player): void;
/** Closes the open window and tells the client. */
export declare function forceClose(player: Player): void;
export {};
