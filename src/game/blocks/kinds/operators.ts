const FOR_OPERATORS: ReadonlySet<string> = new Set([
  'structure_block',
  'jigsaw',
  'barrier',
  'light',
  'command_block',
  'chain_command_block',
  'repeating_command_block',
])

/** Whether only operators in creative mode place a block, although an item for it exists (vanilla). */
export const isForOperators = (block: string): boolean => FOR_OPERATORS.has(block)
