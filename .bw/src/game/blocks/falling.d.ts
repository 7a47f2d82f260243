/**
 * Whether a block falls if nothing is directly below it (vanilla FallingBlock and BrushableBlock). Scaffolding and dripstone do
 * not count: they fall when they lose their support, wherever that is.
 */
export declare const falls: (block: string) => boolean;
/** Whether a block falls and has no front, so that it is placed like sand. */
export declare const fallsLikeSand: (block: string) => boolean;
