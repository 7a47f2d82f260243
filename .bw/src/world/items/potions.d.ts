/** All potions, in the order of their numbers since 1.20.5. */
export declare const POTIONS: readonly string[];
