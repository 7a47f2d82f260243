export declare const isButton: (block: string) => boolean;
/** Whether a block is a pressure plate, which is switched by standing on it. */
export declare const isPressurePlate: (block: string) => boolean;
/** Whether a switch resets itself: a button after a while, a plate when nothing stands on it. */
export declare const switchesBack: (block: string) => boolean;
