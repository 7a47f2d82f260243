import type { Vec } from './geometry.ts';
import type { ItemStack } from './items/stack.ts';
import type { DimensionName } from './kernel/dimensions.ts';
import type { Entity } from './kernel/entities/entity.ts';
import type { Player } from './kernel/player/player.ts';
import type { GameMode } from './options.ts';
export interface ItemView {
    readonly name: string;
    readonly count: number;
    /** Slot in the player's window: 5–8 armour, 9–35 inventory, 36–44 hotbar, 45 off hand. */
    readonly slot: number;
}
/** The visible state of players and mobs. */
interface Appearance {
    /** Degrees as in the protocol: yaw 0 south, pitch 90 down. */
    readonly yaw: number;
    readonly pitch: number;
    /** Names of items, empty for nothing: main hand, off hand, feet, legs, chest, head. */
    readonly equipment: readonly string[];
    readonly burning: boolean;
    /** Whether it has just been hurt. */
    readonly hurt: boolean;
}
/** A snapshot of a player. */
export interface PlayerView extends Appearance {
    readonly id: number;
    readonly name: string;
    readonly dimension: DimensionName;
    readonly position: Vec;
    readonly sneaking: boolean;
    /** Whether it is digging or has just swung an arm. */
    readonly swinging: boolean;
    readonly asleep: boolean;
    /** Half hearts. */
    readonly health: number;
    /** Half drumsticks. */
    readonly food: number;
    readonly dead: boolean;
    readonly gameMode: GameMode;
    readonly inventory: readonly ItemView[];
    readonly heldItem: ItemView | null;
    /** The selected slot of the hotbar, 0 to 8. */
    readonly selected: number;
}
export interface EntityView extends Appearance {
    readonly id: number;
    readonly uuid: string;
    readonly kind: string;
    readonly position: Vec;
    /** Half hearts; only for living entities. */
    readonly health?: number;
    readonly baby: boolean;
    /** Falls over. */
    readonly dying: boolean;
    /** The stack of an item entity. */
    readonly item?: {
        readonly name: string;
        readonly count: number;
    };
}
/** Ticks for which the swing of an arm lasts. */
export declare const SWING_TICKS = 6;
export declare function viewPlayer(player: Player, tick: number): PlayerView;
export declare function viewEntity(entity: Entity): EntityView;
export declare const viewItem: (stack: ItemStack, slot: number) => ItemView;
export {};
