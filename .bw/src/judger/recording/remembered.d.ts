/**
 * Remembers the numbers that a game version's states have in a recording, because turning a block into text to number it takes
 * time.
 */
export declare function remembered(numberOf: (state: number) => number): (state: number) => number;
