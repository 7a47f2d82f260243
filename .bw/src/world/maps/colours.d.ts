export declare const WATER = 12;
/** The colour shown instead of blocks on maps of dimensions with a ceiling. */
export declare const DIRT = 10;
export declare const STONE = 11;
/** The colour of a block on maps; 0 if maps show what is below it. */
export declare function mapColour(name: string): number;
