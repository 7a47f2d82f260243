/** Whether a block is an ore, in stone, deepslate or netherrack. Ancient debris does not count. */
export declare const isOre: (block: string) => boolean;
/** The material in an ore: `iron` for `iron_ore` and `deepslate_iron_ore`; undefined for other blocks. */
export declare const oreIn: (block: string) => string | undefined;
/** Whether a block is raw metal without being named an ore: ancient debris, and blocks of raw metal. */
export declare const isOreMetal: (block: string) => boolean;
