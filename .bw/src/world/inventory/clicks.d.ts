import type { Menu } from '../kernel/inventory/menu.ts';
/** A click as in the protocol. Slot -999 is outside the window. */
interface Click {
    readonly slot: number;
    readonly button: number;
    readonly mode: number;
}
/** Applies a click according to vanilla's rules for its mode. Ignores slots that do not exist. */
export declare function handleClick(menu: Menu, click: Click): void;
export {};
