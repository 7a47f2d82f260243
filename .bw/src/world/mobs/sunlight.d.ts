import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
export declare function isDay(game: Game): boolean;
/** A body that burns by day. */
export interface Undead {
    readonly game: Game;
    readonly id: number;
    readonly age: number;
    readonly position: Vec;
    readonly size: {
        readonly height: number;
    };
    readonly traits: {
        readonly baby: boolean;
        readonly equipment: ReadonlyMap<number, unknown>;
    };
    ignite(ticks: number): void;
}
/** Undead mobs catch fire under the open sky by day, unless it rains or they are in water. */
export declare function burnInDaylight(mob: Undead): void;
