import { onceByName } from '../../core/once.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import { cheapestPlan } from '../../game/obtaining/cheapest-plan.ts'
import { Estimates } from '../../game/obtaining/estimates.ts'
import { plausibleGraph } from '../../game/obtaining/plausible/plausible-recipes.ts'
import { playerCosts } from '../../game/obtaining/player-costs.ts'
import { isAccess, type Recipe } from '../../game/obtaining/recipe.ts'
import type { RecipeGraph } from '../../game/obtaining/recipe-graph.ts'
import { whyUnobtainable } from '../../game/obtaining/unobtainable.ts'
import type { Atom } from '../atoms/atom.ts'
import { resolveNeed } from './needs.ts'

/** The prerequisites of a version's atoms from an empty inventory: a view of the graph of players' usual ways. */
export interface Prerequisites {
  readonly version: string
  readonly graph: RecipeGraph
  readonly estimates: Estimates
  /** The cheapest plan for these nodes, computed once for each set of them. */
  plan(goal: readonly ItemCount[]): readonly PlanStep[]
}

const COSTS = playerCosts({ known: [] })

/** The prerequisites of a version, created once per process. */
export const prerequisitesOf = onceByName((version): Prerequisites => {
  const graph = plausibleGraph(version)
  const estimates = new Estimates([...graph.recipes.values()].flat(), { costs: COSTS, fuels: graph.fuels })
  const plans = new Map<string, readonly PlanStep[]>()
  return {
    version,
    graph,
    estimates,
    plan(goal) {
      const items = [...new Set(goal.map(({ item }) => item))].toSorted()
      const key = items.join()
      const wanted = items.map((item) => ({ item, count: 1 }))
      const steps = plans.get(key) ?? cheapestPlan(graph, { goal: wanted, costs: COSTS })?.steps ?? []
      plans.set(key, steps)
      return steps
    },
  }
})

/** Whether a player with an empty inventory can do an atom, and if not, why. */
export function reachability(
  atom: Atom,
  prerequisites: Prerequisites,
): { readonly reached: true } | { readonly reached: false; readonly reason: string } {
  const missing = atom.needs.filter((group) => resolveNeed(group, prerequisites) === undefined)
  if (missing.length === 0) return { reached: true }
  const reasons = missing.map(([need = '']) => {
    const name = need.replace(/^\w+:/, '')
    return `${name}: ${whyUnobtainable(name, prerequisites.version) ?? UNEXPLAINED}`
  })
  return { reached: false, reason: reasons.join('; ') }
}

const UNEXPLAINED = 'no recipe for it is known'

/** Whether the reason why an atom is out of reach is a rule of the game. */
export const isExplained = (reason: string): boolean => !reason.includes(UNEXPLAINED)

/**
 * The steps of a player with an empty inventory to an atom, and the atom itself, in order: the naive version of the task.
 */
export function naiveChain(atom: Atom, prerequisites: Prerequisites): string[] {
  const needs = atom.needs.flatMap((group) => resolveNeed(group, prerequisites) ?? [])
  const steps = prerequisites.plan(needs.flatMap(({ goal }) => goal))
  const found = needs.flatMap(({ node }) => (node.startsWith('item:') ? [] : [node]))
  return [...new Set([...steps.flatMap(nodesOfStep), ...found, `task:${atom.id}`])]
}

/** The source of a step, if any, and the product. */
function nodesOfStep({ recipe }: PlanStep): string[] {
  const { item } = recipe.makes
  const source = sourceNode(recipe)
  return [...(source === undefined ? [] : [source]), isAccess(item) ? item : `item:${item}`]
}

/** The block to dig, or the mob or villager that a recipe needs. */
function sourceNode({ source, kind }: Recipe): string | undefined {
  if (source === undefined || kind === 'fish') return undefined
  const [block] = source.blocks
  if (block !== undefined) return `block:${block}`
  if (kind === 'loot') return 'block:chest'
  return kind === 'buy' || kind === 'sell' ? 'mob:villager' : `mob:${source.name}`
}
