/** Whether no name occurs twice. */
export const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length
