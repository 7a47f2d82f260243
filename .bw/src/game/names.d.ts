/** Whether a user's name for a block, item or mob is a pattern: `*` matches any letters, as in `*_log`. */
export declare const isNamePattern: (name: string) => boolean;
/** Whether a name is one of the given names. */
export type NameTest = (name: string) => boolean;
/** Makes a test from a list of names and patterns: whether a name is one of them or matches one. */
export declare function namesTest(names: readonly string[]): NameTest;
