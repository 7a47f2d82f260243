import { onceByName } from '../../core/once.ts'
import { tablesOf } from '../data/tables.ts'
import { FUNGI, TREES } from '../woods.ts'

/** The names that exist in a version of the game (minecraft-data). */
export interface GameNames {
  readonly version: string
  readonly items: readonly string[]
  isItem(name: string): boolean
  isBlock(name: string): boolean
  isMob(name: string): boolean
}

export const gameNamesOf = onceByName((version): GameNames => {
  const { itemsByName, blocksByName, entitiesByName } = tablesOf(version)
  return {
    version,
    items: Object.keys(itemsByName).filter((name) => name !== 'air'),
    isItem: (name) => name !== 'air' && Object.hasOwn(itemsByName, name),
    isBlock: (name) => Object.hasOwn(blocksByName, name),
    isMob: (name) => Object.hasOwn(entitiesByName, name),
  }
})

/** Splits a list into its words. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Woods whose trees grow in the overworld of 1.19.2: those of our survival terrain first, mangrove last. */
export const WOODS: readonly string[] = words('oak birch spruce acacia dark_oak jungle mangrove')
/** Woods of later versions. */
export const LATER_WOODS: readonly string[] = TREES.filter((wood) => !WOODS.includes(wood))
export const NETHER_WOODS: readonly string[] = FUNGI

/** Tools of a kind, weakest first. */
export const toolsOf = (kind: string): readonly string[] =>
  ['wooden', 'golden', 'stone', 'iron', 'diamond', 'netherite'].map((material) => `${material}_${kind}`)
