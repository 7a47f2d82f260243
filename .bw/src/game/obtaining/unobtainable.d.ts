export declare const isNowhere: (block: string) => boolean;
/** Why an item is unobtainable in survival according to a rule of the game; undefined if there is no such rule. */
export declare function whyUnobtainable(item: string, version: string): string | undefined;
