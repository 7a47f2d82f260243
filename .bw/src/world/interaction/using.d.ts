import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
export interface PlacePacket {
    readonly hand: number;
    readonly location: Vec;
    readonly direction: number;
    readonly cursorX: number;
    readonly cursorY: number;
    readonly cursorZ: number;
    readonly sequence?: number;
}
/**
 * Uses a block: opens or toggles it, or places the held item. The server always sends the clicked block and then the
 * one across the face, because mineflayer waits for exactly these packets.
 */
export declare function useOnBlock(game: Game, player: Player, packet: PlacePacket): void;
/** Whether an item is placed on water, where the player looks (vanilla PlaceOnWaterBlockItem). */
export declare const floats: (item: string) => boolean;
/** Places a lily pad on the water that the player looks at. */
export declare function placeOnWater(game: Game, player: Player, hand: number): void;
