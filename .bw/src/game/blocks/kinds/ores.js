/** Whether a block is an ore, in stone, deepslate or netherrack. Ancient debris does not count. */
export const isOre = (block) => block.endsWith('_ore');
const IN_ORE = /^(?:deepslate_|nether_)?(\w+)_ore$/;
/** The material in an ore: `iron` for `iron_ore` and `deepslate_iron_ore`; undefined for other blocks. */
export const oreIn = (block) => IN_ORE.exec(block)?.[1];
/** Whether a block is raw metal without being named an ore: ancient debris, and blocks of raw metal. */
export const isOreMetal = (block) => block === 'ancient_debris' || block.startsWith('raw_');
