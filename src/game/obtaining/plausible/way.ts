import type { Recipe } from '../recipe.ts'

/** One way to an item: an AND of groups of needs; any member of a group suffices. */
export interface Way {
  readonly recipe: Recipe
  /** The thing to find in the world; undefined for crafted items. */
  readonly find?: string
  /** Places and skills that must be reached before the search, or before the work if there is no search. */
  readonly access: readonly string[]
  /** Items that are used up, and the station. */
  readonly all: readonly string[]
  /** Tools, and fuels. */
  readonly groups: readonly (readonly string[])[]
}

/** Fuels that players use. The first charcoal is smelted with the wood that becomes charcoal. */
const FUELS: readonly string[] = ['coal', 'charcoal']

export function wayOf(recipe: Recipe): Way {
  const { takes, station, tools, kind, makes, source, access } = recipe
  const needsFuel = kind === 'smelt' && !FUELS.includes(makes.item)
  return {
    recipe,
    ...(source === undefined ? {} : { find: source.name }),
    access,
    all: [...new Set([...takes.map(({ item }) => item), ...(station === undefined ? [] : [station])])],
    groups: [...(tools.length === 0 ? [] : [tools]), ...(needsFuel ? [FUELS] : [])],
  }
}

/** Items and places that a way refers to. */
export const namedBy = ({ all, access, groups }: Way): string[] => [...all, ...access, ...groups.flat()]
