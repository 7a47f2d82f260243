/** Whether a body that walks into a block is hurt or held back by it: fire, lava, cobwebs, thorns, powder snow. */
export declare const hurtsOrHolds: (block: string) => boolean;
