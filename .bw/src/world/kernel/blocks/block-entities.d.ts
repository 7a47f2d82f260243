/** The type of a block's data in vanilla; null for blocks without any. */
export declare function entityTypeOf(name: string): string | null;
export declare const isShown: (type: string) => boolean;
