import type { Items } from '../items/stack.ts';
import type { Menu } from '../kernel/inventory/menu.ts';
/** The fields of the window_click packet. */
export interface ClickPacket {
    readonly windowId: number;
    readonly stateId: number;
    readonly slot: number;
    readonly mouseButton: number;
    readonly mode: number;
    readonly changedSlots: readonly {
        readonly location: number;
        readonly item: unknown;
    }[];
    readonly cursorItem: unknown;
}
/**
 * Applies a click on a window. Records the client's own view of the slots, and sends only differences. An outdated state id does
 * not resend everything, because the client would mistake replies in flight for changes. A negative state id requests a full
 * resend.
 */
export declare function applyClick(menu: Menu, items: Items, packet: ClickPacket): void;
