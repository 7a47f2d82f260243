import type { ItemCount } from '../../game/item-counts.ts'
import type { Recipe } from '../../game/obtaining/recipe.ts'
import { sceneBefore } from '../../task/scene.ts'
import type { GatheringTask } from './gathering.ts'
import { GatheringPlanner } from './gathering-planner.ts'

/** Blocks and animals that help to obtain some items in a task. */
export interface UsefulThings {
  /** The recipes that lead to the items, each once. */
  readonly recipes: readonly Recipe[]
  /** Names of the task's blocks and animals that are dug, hunted, tended or used. */
  readonly names: ReadonlySet<string>
}

/**
 * The recipes, blocks and animals that lead to some items from a task's initial contents: those that the
 * expert's plan uses, with the stations for these recipes. Nothing else nearby helps.
 */
export function usefulThings(task: GatheringTask, items: readonly ItemCount[]): UsefulThings {
  const planner = new GatheringPlanner({ task, scene: sceneBefore(task, []) })
  planner.needAll(items)
  const recipes = [...planner.recipes]
  const names = recipes.flatMap(({ source, station }) => [
    ...(source === undefined ? [] : [source.name, ...source.blocks]),
    ...(station === undefined ? [] : [station]),
  ])
  return { recipes, names: new Set(names) }
}
