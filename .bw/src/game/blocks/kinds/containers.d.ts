/** Whether a block stores items that players put in and take out at will. Furnaces and other stations do not count. */
export declare const isContainer: (block: string) => boolean;
