/** Anvils, with the undamaged one first. */
export declare const ANVILS: readonly string[];
/** Whether a block is a station: a single one can process any number of items. */
export declare const isStation: (block: string) => boolean;
