/** Slots of a brewing stand: three bottles, then these. */
export declare const BREWING: {
    readonly ingredient: 3;
    readonly fuel: 4;
    readonly count: 5;
};
/** The state of a brewing stand. */
export interface Brew {
    /** Remaining ticks of the brew; 0 if there is none. */
    left: number;
    /** Number of brews left in the current blaze powder. */
    fuel: number;
    /** The ingredient with which the brew was started. */
    ingredient: string | null;
}
