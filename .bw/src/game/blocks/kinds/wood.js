/** Whether a block is a log, stripped or not. The stems of the Nether have another name. */
export const isLog = (block) => block.endsWith('_log');
export const isLeaves = (block) => block.endsWith('_leaves');
export const isPlanks = (block) => block.endsWith('_planks');
const TRUNK = /^(?:stripped_)?(\w+)_(?:log|wood|stem|hyphae|block)$/;
/** The planks that a log, stem or the like is crafted into (vanilla tags `oak_logs` and so on). */
export const planksOf = (log) => log.replace(TRUNK, '$1_planks');
const OF_A_TREE = /_(log|wood|planks|leaves|fence|sapling|door|stem|hyphae)$/;
/** Whether a block is a part of a tree, or a simple wooden block crafted from one. */
export const isOfATree = (block) => OF_A_TREE.test(block);
/** A log or wood without its bark; `*_log` means any. */
export const strippedOf = (log) => (log.startsWith('stripped_') ? log : `stripped_${log}`);
