/** The names that exist in a version of the game (minecraft-data). */
export interface GameNames {
    readonly version: string;
    readonly items: readonly string[];
    isItem(name: string): boolean;
    isBlock(name: string): boolean;
    isMob(name: string): boolean;
}
export declare const gameNamesOf: (name: string) => GameNames;
/** Splits a list into its words. */
export declare const words: (text: string) => readonly string[];
/** Woods whose trees grow in the overworld of 1.19.2: those of our survival terrain first, mangrove last. */
export declare const WOODS: readonly string[];
/** Woods of later versions. */
export declare const LATER_WOODS: readonly string[];
export declare const NETHER_WOODS: readonly string[];
/** Tools of a kind, weakest first. */
export declare const toolsOf: (kind: string) => readonly string[];
