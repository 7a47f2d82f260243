/** The colours of dyes, in the order of the game. */
export declare const COLOURS: readonly string[];
