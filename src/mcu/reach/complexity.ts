import { itemThatPlaces } from '../../game/blocks/item-blocks.ts'
import { homeOf } from '../../game/obtaining/mob-loot.ts'
import { placeOf } from '../../game/obtaining/natural-blocks.ts'
import {
  type DependencyGraph,
  dependencyGraph,
  type Goal,
  type Need,
  sizeInTasks,
  sizeOf,
  sum,
} from '../../game/obtaining/plausible/dependency-graph.ts'
import { accessTo } from '../../game/obtaining/recipe.ts'
import type { Atom } from '../atoms/atom.ts'

/** Planning complexity of a task (MCU 2023, section 3), counted in the two ways that the paper shows. */
export interface PlanningComplexity {
  /** E + V of tasks and items, as figure 2 draws them. */
  readonly planning: number
  /** E + V of tasks alone, as equation 1 writes them. */
  readonly tasksOnly: number
}

/** E + V of the dependency graph of a task made of these atoms, for a player who starts with nothing. */
export function planningComplexity(atoms: readonly Atom[], version: string): PlanningComplexity {
  const graph = graphOf(atoms, version)
  return { planning: sum(sizeOf(graph)), tasksOnly: sum(sizeInTasks(graph)) }
}

/** The dependency graph of a task made of these atoms. */
export const graphOf = (atoms: readonly Atom[], version: string): DependencyGraph =>
  dependencyGraph(atoms.map(goalOf), version)

const goalOf = ({ id, needs, family, of }: Atom): Goal => ({
  id: `task ${id}`,
  groups: needs.map((group) => group.map(needOf)),
  ...(family === 'craft' ? { makes: { item: of, by: 'craft' } } : {}),
})

/** A block that does not occur in any world is placed; all other blocks and mobs are found. */
function needOf(node: string): Need {
  const [kind, name] = [node.slice(0, node.indexOf(':')), node.slice(node.indexOf(':') + 1)]
  if (kind === 'item') return { item: name }
  const place = kind === 'mob' ? homeOf(name) : placeOf(name)
  if (place === 'built') return { item: itemThatPlaces(name) }
  return { find: name, access: accessTo(place) }
}
