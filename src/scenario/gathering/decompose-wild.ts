import { InvariantError } from '../../core/errors.ts'
import { countByItem, type ItemCount } from '../../game/item-counts.ts'
import { burnTicks, fuelFor } from '../../game/items/smelting.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import { cheapestPlan, type ObtainingPlan } from '../../game/obtaining/cheapest-plan.ts'
import { playerCosts } from '../../game/obtaining/player-costs.ts'
import { provisionsFor } from '../../game/obtaining/provisions.ts'
import type { RecipeCosts } from '../../game/obtaining/recipe-costs.ts'
import type { RecipeGraph } from '../../game/obtaining/recipe-graph.ts'
import { wildGraphOf } from '../../game/obtaining/wild.ts'
import { NodeList, type NodePart } from '../../question/expert/functions.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import type { Scene } from '../../task/observation.ts'
import type { GatheringTask } from './gathering.ts'
import { addFetching, storedIn, usedBy } from './stored.ts'

const MAX_SMELTED = 64

/** Whether items missing from containers have to be found: the task has terrain. */
export const isWild = ({ terrain }: GatheringTask): boolean => terrain !== undefined

/**
 * Cuts a gathering task in the wild into subtasks: the cheapest plan by typical search costs, one subtask per
 * step. If deep ore is needed, tools for a tunnel are made first. A team gets a share of the goal per agent.
 * Making something from nearby resources takes an agent less time than a walk to a teammate, so a share is cut
 * only where it needs nothing but tools from earlier subtasks. Tools of any share serve any search, and the
 * searches run in parallel until the team has everything.
 */
export function decomposeWild({
  task,
  scene,
}: {
  task: GatheringTask
  scene: Scene
}): ReplyOf<typeof decompose> {
  const list = new NodeList()
  addWildPlan(list, task, scene)
  if (list.nodes.length === 0)
    for (const { item, count } of task.gathering.obtain)
      list.add('craftItem', { item, amount: count }, `craft ${count} ${item}`)
  return { functions: list.functions(), nodes: list.nodes }
}

/** Adds the subtasks of a gathering task in the wild to a list; none if no way is known. */
export function addWildPlan(list: NodeList, task: GatheringTask, scene: Scene): void {
  if (scene.agents.length > 1) {
    addShares(list, task, scene)
    return
  }
  const plan = wildPlan(task, scene)
  if (plan === undefined) return
  addFetching(list, scene, usedBy(plan.steps, wantedOf(task)))
  for (const part of plan.steps.flatMap((step) => partsOf(step, plan)))
    list.add(part.name, part.args, part.description)
}

/** A share of the goal for each agent: items to make, then blocks to dig with the tools made. */
function addShares(list: NodeList, task: GatheringTask, scene: Scene): void {
  const shares = scene.agents.length
  const stored = countByItem(storedIn(scene))
  addFetching(list, scene, wantedOf(task))
  const obtain = task.gathering.obtain.flatMap(({ item, count, ...wanted }) => {
    const left = count - (stored.get(item) ?? 0)
    return left > 0 ? [{ ...wanted, item, count: Math.ceil(left / shares) }] : []
  })
  const plan = wildPlan({ ...task, gathering: { ...task.gathering, obtain } }, { ...scene, containers: [] })
  if (plan === undefined) return
  const made = plan.steps.findLastIndex(({ recipe }) => recipe.kind !== 'dig') + 1
  const parts = plan.steps.slice(0, made).flatMap((step) => partsOf(step, plan))
  const together = parts.map(({ description }) => description).join(', ')
  const everyone = Array.from({ length: shares }, (_, i) => `(share ${i + 1} of ${shares})`)
  for (const share of parts.length === 0 ? [] : everyone)
    list.addAll(`obtain_${plan.steps[made - 1]?.recipe.makes.item}`, parts, `${together} ${share}`)
  for (const { recipe, times } of plan.steps.slice(made)) {
    const { item, count } = recipe.makes
    const amount = times * count
    for (const share of everyone)
      list.add('gather', { item, amount }, `find and dig ${amount} ${item} ${share}`)
  }
}

const wantedOf = ({ gathering: { obtain } }: GatheringTask): readonly ItemCount[] => obtain

/** The cheapest plan for a task in the wild, with provisions for deep mining; undefined if there is none. */
function wildPlan(task: GatheringTask, scene: Scene): ObtainingPlan | undefined {
  const tree = wildGraphOf(task.gameVersion)
  const have = countByItem([...scene.agents.flatMap(({ items }) => items ?? []), ...storedIn(scene)])
  const { obtain } = task.gathering
  const costs = playerCosts({ known: scene.known ?? [] })
  const wanted = obtain.map((one) => cheapestOf(one, { tree, have, costs }))
  const plain = cheapestPlan(tree, { goal: wanted, have, costs })
  const provisions = provisionsOf(plain?.steps ?? [])
  if (provisions.length === 0) return plain
  const both = cheapestPlan(tree, { goal: [...wanted, ...provisions], have, costs })
  if (both === undefined) return plain
  const first = both.steps.findIndex(({ recipe }) => provisionsFor(recipe).length > 0)
  const [before, after] = [both.steps.slice(0, first), both.steps.slice(first)]
  const isProvision = ({ recipe }: PlanStep) =>
    provisionsFor(both.steps[first]?.recipe).some(({ item }) => item === recipe.makes.item)
  return {
    ...both,
    steps: [...before, ...after.filter(isProvision), ...after.filter((step) => !isProvision(step))],
  }
}

/** The cheapest of several equally suitable items. */
function cheapestOf(
  { item, or = [], count }: GatheringTask['gathering']['obtain'][number],
  { tree, have, costs }: { tree: RecipeGraph; have: ReadonlyMap<string, number>; costs: RecipeCosts },
): ItemCount {
  const all = [item, ...or].map((one) => {
    const goal = [{ item: one, count }]
    return { goal, cost: cheapestPlan(tree, { goal, have, costs })?.cost ?? Number.POSITIVE_INFINITY }
  })
  return all.toSorted((a, b) => a.cost - b.cost)[0]?.goal[0] ?? { item, count }
}

/** Provisions for all steps: of each item the largest amount. */
function provisionsOf(steps: readonly PlanStep[]): readonly ItemCount[] {
  const most = new Map<string, number>()
  for (const { item, count } of steps.flatMap(({ recipe }) => provisionsFor(recipe)))
    most.set(item, Math.max(count, most.get(item) ?? 0))
  return [...most].map(([item, count]) => ({ item, count }))
}

/** The action call of a step of the plan. */
function partsOf({ recipe, times }: PlanStep, plan: ObtainingPlan): NodePart[] {
  const { item } = recipe.makes
  const amount = times * recipe.makes.count
  const one = (name: NodePart['name'], args: NodePart['args'], description: string) => [
    { name, args, description },
  ]
  switch (recipe.kind) {
    case 'craft':
      return one('craftItem', { item, amount }, `craft ${amount} ${item}`)
    case 'smelt': {
      const from = recipe.takes[0]?.item ?? ''
      const fuel = fuelOf(plan)
      return Array.from({ length: Math.ceil(times / MAX_SMELTED) }, (_, i) => {
        const some = Math.min(times - i * MAX_SMELTED, MAX_SMELTED)
        const description = `smelt ${some} ${from} with ${fuel}`
        return { name: 'smeltItem', args: { item: from, amount: some, fuel }, description }
      })
    }
    case 'kill': {
      const name = recipe.source?.name ?? ''
      const animals = Array.from({ length: times }, () => name)
      return one('hunt', { animals }, `hunt ${times} ${name} for ${item}`)
    }
    case 'dig': {
      const tools = provisionsFor(recipe).map((tool) => tool.item)
      if (tools.length === 0) return one('gather', { item, amount }, `find and dig ${amount} ${item}`)
      const description = `take ${tools.join(' and ')} along, find and dig ${amount} ${item}`
      return one('gatherWith', { tools, item, amount }, description)
    }
    default:
      throw new InvariantError(
        `No subtask stands for "${recipe.id}": agents in the wild do not ${recipe.kind}.`,
      )
  }
}

/** The fuel of the plan: coal if it digs any, otherwise planks or sticks that it makes. */
function fuelOf({ steps }: ObtainingPlan): string {
  const made = steps.map(({ recipe }) => recipe.makes.item).filter((item) => burnTicks(item) > 0)
  const best = made.toSorted((a, b) => fuelFor(8, a) - fuelFor(8, b))[0]
  return best ?? 'coal'
}
