import { tablesOf } from './data/tables.ts'

/** Woods of all versions that come from trees, in the order in which versions added them. Their logs burn. */
export const TREES: readonly string[] = [
  'oak',
  'spruce',
  'birch',
  'jungle',
  'acacia',
  'dark_oak',
  'mangrove',
  'cherry',
  'pale_oak',
]

/** Woods of all versions that come from huge Nether fungi. Their stems do not burn. */
export const FUNGI: readonly string[] = ['crimson', 'warped']

/** The tree woods that a version has. */
export const treesOf = (version: string): string[] =>
  TREES.filter((wood) => Object.hasOwn(tablesOf(version).itemsByName, `${wood}_log`))
