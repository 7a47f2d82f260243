import type { Vec } from './geometry.ts';
import type { DimensionName } from './kernel/dimensions.ts';
import { type Game } from './kernel/game.ts';
import { type ItemView } from './views.ts';
/** A player, mob or item at the last look. The next look modifies the same object; its lists are new if they differ. */
export interface Sight {
    readonly id: number;
    /** `player`, `item` or the name of a mob. */
    readonly kind: string;
    /** A player's name or an item's; empty otherwise. */
    readonly name: string;
    readonly position: Vec;
    /** Degrees as in the protocol: yaw 0 south, pitch 90 down. */
    readonly yaw: number;
    readonly pitch: number;
    /** Names of items, empty for nothing: main hand, off hand, feet, legs, chest, head. */
    readonly equipment: readonly string[];
    readonly burning: boolean;
    readonly hurt: boolean;
    readonly baby: boolean;
    readonly dying: boolean;
    readonly sneaking: boolean;
    /** Whether it is digging or has just swung an arm. */
    readonly swinging: boolean;
    readonly asleep: boolean;
    /** Additional data for a player; undefined for others. */
    readonly carries: Carried | undefined;
    /** Whether everything except its items is the same as at the last look at which it was present. */
    readonly isAsBefore: boolean;
}
interface Carried {
    /** Half hearts, and half drumsticks. */
    readonly health: number;
    readonly food: number;
    /** The selected slot of the hotbar, 0 to 8. */
    readonly selected: number;
    readonly inventory: readonly ItemView[];
}
/** Looks at everyone in a dimension every tick, and allocates nothing for those that have not changed. */
export declare class Onlooker {
    #private;
    constructor(game: Game, dimension: DimensionName);
    /** Players first, without spectators. The list is the same object each time. */
    look(): readonly Sight[];
}
export {};
