/** Whether a block is a log, stripped or not. The stems of the Nether have another name. */
export const isLog = (block: string): boolean => block.endsWith('_log')

export const isLeaves = (block: string): boolean => block.endsWith('_leaves')

export const isPlanks = (block: string): boolean => block.endsWith('_planks')

const TRUNK = /^(?:stripped_)?(\w+)_(?:log|wood|stem|hyphae|block)$/

/** The planks that a log, stem or the like is crafted into (vanilla tags `oak_logs` and so on). */
export const planksOf = (log: string): string => log.replace(TRUNK, '$1_planks')
