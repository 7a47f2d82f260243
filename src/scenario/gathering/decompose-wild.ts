import { NodeList } from '../../question/expert/functions.ts'
import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { burnTicks, fuelFor } from '../../task/facts/smelting.ts'
import { countByItem } from '../../task/item-counts.ts'
import type { Scene } from '../../task/observation.ts'
import type { ItemCount } from '../../task/task.ts'
import type { PlanStep } from '../../techtree/amounts.ts'
import { cheapestPlan, type TechPlan, type WayCosts } from '../../techtree/cheapest-plan.ts'
import { provisionsFor } from '../../techtree/provisions.ts'
import { type TechTree, techTreeOf } from '../../techtree/tech-tree.ts'
import { wildCosts } from '../../techtree/typical-costs.ts'
import type { GatheringTask } from './gathering.ts'

const MAX_SMELTED = 64

/** Whether everything has to be found: the task has terrain, and no containers with supplies. */
export const isWild = ({ terrain, containers }: GatheringTask): boolean =>
  terrain !== undefined && containers.length === 0

/**
 * Cuts a gathering task in the wild into subtasks: the cheapest plan by what things usually cost to find, a subtask for
 * each way. Where deep ore is needed, tools for a tunnel are made before.
 */
export function decomposeWild({
  task,
  scene,
}: {
  task: GatheringTask
  scene: Scene
}): ReplyOf<typeof decompose> {
  const list = new NodeList()
  const plan = wildPlan(task, scene)
  for (const step of plan?.steps ?? []) addNode(list, step, plan as TechPlan)
  if (list.nodes.length === 0)
    for (const { item, count } of task.gathering.obtain)
      list.add('craftItem', { item, amount: count }, `craft ${count} ${item}`)
  return { functions: list.functions(), nodes: list.nodes }
}

/** The cheapest plan for a task in the wild, with what it takes along for the deep; undefined where there is none. */
function wildPlan(task: GatheringTask, scene?: Scene): TechPlan | undefined {
  const tree = techTreeOf(task.gameVersion)
  const have = countByItem((scene?.agents ?? []).flatMap(({ items }) => items ?? []))
  const { obtain } = task.gathering
  const costs = wildCosts({ known: scene?.known ?? [] })
  const wanted = obtain.map((one) => cheapestOf(one, { tree, have, costs }))
  const plain = cheapestPlan(tree, { goal: wanted, have, costs })
  const provisions = provisionsOf(plain?.steps ?? [])
  if (provisions.length === 0) return plain
  const both = cheapestPlan(tree, { goal: [...wanted, ...provisions], have, costs })
  if (both === undefined) return plain
  const first = both.steps.findIndex(({ way }) => provisionsFor(way).length > 0)
  const [before, after] = [both.steps.slice(0, first), both.steps.slice(first)]
  const isProvision = ({ way }: PlanStep) =>
    provisionsFor(both.steps[first]?.way).some(({ item }) => item === way.makes.item)
  return {
    ...both,
    steps: [...before, ...after.filter(isProvision), ...after.filter((step) => !isProvision(step))],
  }
}

/** Of the items of which any will do the one that costs least. */
function cheapestOf(
  { item, or = [], count }: GatheringTask['gathering']['obtain'][number],
  { tree, have, costs }: { tree: TechTree; have: ReadonlyMap<string, number>; costs: WayCosts },
): ItemCount {
  const all = [item, ...or].map((one) => {
    const goal = [{ item: one, count }]
    return { goal, cost: cheapestPlan(tree, { goal, have, costs })?.cost ?? Number.POSITIVE_INFINITY }
  })
  return all.toSorted((a, b) => a.cost - b.cost)[0]?.goal[0] ?? { item, count }
}

/** What all steps together want taken along: of each item the most. */
function provisionsOf(steps: readonly PlanStep[]): readonly ItemCount[] {
  const most = new Map<string, number>()
  for (const { item, count } of steps.flatMap(({ way }) => provisionsFor(way)))
    most.set(item, Math.max(count, most.get(item) ?? 0))
  return [...most].map(([item, count]) => ({ item, count }))
}

function addNode(list: NodeList, { way, times }: PlanStep, plan: TechPlan): void {
  const { item } = way.makes
  const amount = times * way.makes.count
  switch (way.kind) {
    case 'craft':
      list.add('craftItem', { item, amount }, `craft ${amount} ${item}`)
      break
    case 'smelt': {
      const from = way.takes[0]?.item ?? ''
      const fuel = fuelOf(plan)
      for (let left = times; left > 0; left -= MAX_SMELTED) {
        const some = Math.min(left, MAX_SMELTED)
        list.add('smeltItem', { item: from, amount: some, fuel }, `smelt ${some} ${from} with ${fuel}`)
      }
      break
    }
    case 'kill': {
      const name = way.source?.name ?? ''
      const animals = Array.from({ length: times }, () => name)
      list.add('hunt', { animals }, `hunt ${times} ${name} for ${item}`)
      break
    }
    case 'dig': {
      const tools = provisionsFor(way).map((tool) => tool.item)
      if (tools.length > 0) {
        const description = `take ${tools.join(' and ')} along, find and dig ${amount} ${item}`
        list.add('gatherWith', { tools, item, amount }, description)
      } else list.add('gather', { item, amount }, `find and dig ${amount} ${item}`)
      break
    }
    case 'fill':
      list.add('craftItem', { item, amount }, `fill ${amount} ${item}`)
      break
  }
}

/** What the plan burns: coal if it digs any, or else planks or sticks that it makes. */
function fuelOf({ steps }: TechPlan): string {
  const made = steps.map(({ way }) => way.makes.item).filter((item) => burnTicks(item) > 0)
  const best = made.toSorted((a, b) => fuelFor(8, a) - fuelFor(8, b))[0]
  return best ?? 'coal'
}
