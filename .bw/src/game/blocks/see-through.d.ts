/**
 * Whether a block hides the blocks behind it: not air, plants, leaves, glass and water. Unknown names hide
 * nothing.
 */
export declare function isOpaque(block: string, version: string): boolean;
