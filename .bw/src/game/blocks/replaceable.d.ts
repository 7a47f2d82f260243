/** Whether placing a block in the cell replaces this one (vanilla tag `replaceable`, and air). */
export declare const isReplaceable: (block: string) => boolean;
