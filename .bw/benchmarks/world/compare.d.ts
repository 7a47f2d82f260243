export declare const canCompare: () => boolean;
/** A table of both servers by the number of bots. */
export declare function compare(): Promise<string>;
