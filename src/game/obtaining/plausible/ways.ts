import { onceByName } from '../../../core/once.ts'
import { type GameNames, gameNamesOf } from '../game-names.ts'
import { withoutCircles } from './circles.ts'
import { withoutDetours, withoutWorse } from './detours.ts'
import { IndispensableNeeds } from './indispensable.ts'
import { plausibleGraph } from './plausible-recipes.ts'
import { type Way, wayOf } from './way.ts'
import { withoutColours, withoutWood, withoutWoods } from './wildcards.ts'

/**
 * Every item, place and skill of a version with the ways that a player might choose between: an acyclic AND/OR graph. Ways are
 * those of the earliest tier, without detours and circles; one wood represents all, and white any colour.
 */
export interface PlausibleWays {
  /** A name as used in this graph: one wood represents all. */
  nameOf(name: string): string
  /** The ways to an item; none if it cannot be obtained. */
  to(item: string): readonly Way[]
  /**
   * The members of a group of items that a player would choose between: for tools, the weakest. Names are in the form that
   * `nameOf` returns.
   */
  choices(group: readonly string[]): readonly string[]
}

/** The plausible ways of a version, computed once per process. */
export const plausibleWays = onceByName((version): PlausibleWays => {
  const names: GameNames = gameNamesOf(version)
  const recipes = [...plausibleGraph(version).recipes.values()].flat()
  const all = withoutColours(withoutWoods(recipes, names)).map(wayOf)
  const ways = withoutCircles(withoutDetours(Map.groupBy(all, ({ recipe }) => recipe.makes.item)))
  const needs = new IndispensableNeeds(ways)
  return {
    nameOf: (name) => withoutWood(name, names),
    to: (item) => ways.get(item) ?? [],
    choices: (group) => withoutWorse([...new Set(group)], needs),
  }
})
