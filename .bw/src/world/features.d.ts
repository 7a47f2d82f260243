/** The parts of the game that this server simulates. */
export declare const FEATURES: ReadonlySet<string>;
