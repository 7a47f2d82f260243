import type { Vec } from '../geometry.ts';
import type { AttributeName, Modifier } from '../items/modifiers.ts';
import type { DimensionName } from '../kernel/dimensions.ts';
import { type Effect } from '../kernel/entities/traits.ts';
import type { Storage } from '../kernel/inventory/storage.ts';
import type { Hunger } from '../kernel/player/hunger.ts';
import type { Player } from '../kernel/player/player.ts';
import type { Statistic } from '../kernel/player/statistics.ts';
import type { GameMode } from '../options.ts';
import { takeBook } from '../player/recipe-book.ts';
/** The state of a player at one moment. */
export interface PlayerMoment {
    readonly name: string;
    readonly dimension: DimensionName;
    readonly position: Vec;
    readonly yaw: number;
    readonly pitch: number;
    readonly gameMode: GameMode;
    readonly selected: number;
    readonly inventory: Storage;
    readonly enderChest: Storage;
    readonly health: number;
    readonly absorption: number;
    readonly hunger: Readonly<Pick<Hunger, 'food' | 'saturation' | 'exhaustion' | 'timer'>>;
    readonly experience: {
        readonly level: number;
        readonly points: number;
        readonly total: number;
    };
    readonly effects: readonly Effect[];
    readonly tags: readonly string[];
    readonly home: {
        readonly dimension: DimensionName;
        readonly point: Vec | undefined;
        readonly bed: Vec | null;
    };
    readonly bases: readonly (readonly [AttributeName, number])[];
    readonly modifiers: readonly Modifier[];
    readonly air: number;
    readonly fire: number;
    readonly enchantmentSeed: number;
    /** Ticks until each item can be used again. */
    readonly cooldowns: readonly (readonly [item: string, ticks: number])[];
    /** Ids of the items carried so far, and of the recipes they unlocked; undefined without a recipe book. */
    readonly recipeBook: ReturnType<typeof takeBook>;
    /** UUID of the player's mount. */
    readonly vehicle: string | undefined;
    readonly statistics: readonly Statistic[];
}
/** A player who is dead at that moment is treated as having respawned where it died. */
export declare function takePlayer(player: Player): PlayerMoment;
/** Restores a player and informs its client. */
export declare function restorePlayer(player: Player, moment: PlayerMoment): void;
/** Seats a player on its mount after the entities have been restored. */
export declare function reseat(player: Player, { vehicle }: PlayerMoment): void;
