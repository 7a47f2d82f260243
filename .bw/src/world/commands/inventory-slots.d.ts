import type { Player } from '../kernel/player/player.ts';
/** Inventory index of a player's slot by its command name, null if there is no such slot. */
export declare function playerSlot(player: Player, name: string): number | null;
/** Index in the equipment packet of a mob's slot by its command name, or null if there is none. */
export declare function equipmentSlot(name: string): number | null;
/** All names of slots. */
export declare const SLOT_NAMES: readonly string[];
/** Whether a name is the name of a slot (vanilla SlotArgument). */
export declare function isSlotName(name: string): boolean;
export declare function numbered(name: string, kind: string): number | null;
