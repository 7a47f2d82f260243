import type { Position } from '../../core/position.ts';
import type { ItemCount } from '../../game/item-counts.ts';
/** The items that an agent lost on its death. */
interface Loss {
    readonly position: Position;
    readonly items: readonly ItemCount[];
    /** When it died (ms of game time). */
    readonly at: number;
}
/** Where the items of dead agents lie until they disappear. Only the latest death of each agent counts. */
export declare class LostItems {
    #private;
    /** Records an agent's items at its death. */
    lose(agent: string, loss: Loss): void;
    /** An agent's lost items that may still be found, and how long they remain (s of game time). */
    of(agent: string, now: number): (Loss & {
        readonly secondsLeft: number;
    }) | undefined;
    /** Records that an agent has fetched its items, or that they are gone. */
    forget(agent: string): void;
}
export {};
