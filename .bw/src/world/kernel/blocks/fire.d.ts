/** Slots of a furnace. */
export declare const FURNACE: {
    readonly input: 0;
    readonly fuel: 1;
    readonly output: 2;
    readonly count: 3;
};
/** Slots of a campfire. */
export declare const CAMPFIRE_SLOTS = 4;
/** Ticks that a campfire needs to cook. */
export declare const CAMPFIRE_COOKING = 600;
/** State of a furnace, in ticks. */
export interface Fire {
    /** Remaining burn time of the current fuel. */
    burning: number;
    /** Total burn time of the current fuel. */
    fuel: number;
    /** Time already spent on the current item. */
    done: number;
    /** The item being smelted. */
    item: string | null;
    /** Smelted items whose experience has not been paid out, by name. */
    readonly made: Map<string, number>;
}
export declare const coldFire: () => Fire;
