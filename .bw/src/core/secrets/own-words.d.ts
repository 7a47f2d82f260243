/**
 * Whether a text consists only of letters and is a word of this package, such as `iron_pickaxe` or `causalmace`. Some people use
 * such a word as the key for a server that accepts any; a record that masked it would be unreadable.
 */
export declare function isOwnWord(text: string): boolean;
