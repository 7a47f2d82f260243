import type { RecipeKind } from '../recipe.ts'
import type { Way } from './way.ts'
import { type PlausibleWays, plausibleWays } from './ways.ts'

/** A prerequisite of a task: an item, or something found in the world. */
export type Need = { readonly item: string } | { readonly find: string; readonly access: readonly string[] }

/** A task with its needs: any member of each group is enough. */
export interface Goal {
  readonly id: string
  readonly groups: readonly (readonly Need[])[]
  /** The product of the task and the kinds of recipes for it; if such ways exist, they replace the groups. */
  readonly makes?: { readonly item: string; readonly by: RecipeKind }
}

/** A task is an activity (`find`, a way, a goal); an item is obtained, a place reached. */
export interface Vertex {
  readonly id: string
  readonly kind: 'task' | 'item'
}

/** A directed acyclic graph: edges lead from a prerequisite to whatever needs it. */
export interface DependencyGraph {
  readonly vertices: readonly Vertex[]
  readonly edges: readonly (readonly [from: string, to: string])[]
}

/** Edges and vertices. */
export interface Size {
  readonly edges: number
  readonly vertices: number
}

/** E + V. */
export const sum = ({ edges, vertices }: Size): number => edges + vertices

/**
 * The graph of goals' dependencies for a player with an empty inventory, as MCU draws it (2023, figure 2): tasks and items with
 * all alternatives, each once, and one kind of wood representing all. Goals share common vertices. A need that cannot be met has
 * a vertex without ways to it.
 */
export function dependencyGraph(goals: readonly Goal[], version: string): DependencyGraph {
  const drawing = new Drawing(version)
  for (const goal of goals) drawing.addGoal(goal)
  return drawing.graph()
}

/** E + V, with tasks and items as vertices (figure 2). */
export const sizeOf = ({ vertices, edges }: DependencyGraph): Size => ({
  edges: edges.length,
  vertices: vertices.length,
})

/** The same with tasks as the only vertices (equation 1): the maker of an item comes directly before its users. */
export function sizeInTasks(graph: DependencyGraph): Size {
  const kinds = new Map(graph.vertices.map(({ id, kind }) => [id, kind]))
  const before = Map.groupBy(graph.edges, ([, to]) => to)
  const tasksBefore = (id: string): string[] =>
    (before.get(id) ?? []).flatMap(([from]) => (kinds.get(from) === 'task' ? [from] : tasksBefore(from)))
  const tasks = graph.vertices.filter(({ kind }) => kind === 'task')
  return {
    edges: tasks.reduce((total, { id }) => total + new Set(tasksBefore(id)).size, 0),
    vertices: tasks.length,
  }
}

class Drawing {
  readonly #ways: PlausibleWays
  readonly #vertices = new Map<string, Vertex>()
  readonly #edges = new Map<string, readonly [from: string, to: string]>()

  constructor(version: string) {
    this.#ways = plausibleWays(version)
  }

  graph(): DependencyGraph {
    return { vertices: [...this.#vertices.values()], edges: [...this.#edges.values()] }
  }

  addGoal({ id, groups, makes }: Goal): void {
    this.#add(id, 'task')
    const ways = makes === undefined ? [] : this.#ways.to(this.#ways.nameOf(makes.item))
    const [only, ...others] = ways.filter(({ recipe }) => recipe.kind === makes?.by)
    if (only !== undefined && others.length === 0) this.#joinNeeds(only, id)
    else if (only !== undefined) for (const way of [only, ...others]) this.#join(this.#way(way), id)
    else this.#joinGroups(groups, id)
  }

  #joinGroups(groups: Goal['groups'], id: string): void {
    for (const group of groups) for (const from of this.#choices(group)) this.#join(from, id)
  }

  /** The members of a group that a player would choose from; all of them if none is obtainable. */
  #choices(group: readonly Need[]): string[] {
    const items = group.flatMap((need) => ('item' in need ? [this.#ways.nameOf(need.item)] : []))
    const chosen = this.#ways.choices(items)
    const finds = group.flatMap((need) =>
      'find' in need ? [this.#find(this.#ways.nameOf(need.find), need.access)] : [],
    )
    return [...finds, ...(chosen.length > 0 ? chosen : items).map((item) => this.#item(item))]
  }

  #item(item: string): string {
    const id = `item ${item}`
    if (this.#add(id, 'item')) for (const way of this.#ways.to(item)) this.#join(this.#way(way), id)
    return id
  }

  #way(way: Way): string {
    const { id } = way.recipe
    if (this.#add(id, 'task')) this.#joinNeeds(way, id)
    return id
  }

  /** A goal that is itself the only way to do it represents that way. */
  #joinNeeds({ find, access, all, groups }: Way, id: string): void {
    if (find === undefined) for (const place of access) this.#join(this.#item(place), id)
    else this.#join(this.#find(find, access), id)
    for (const item of [...all, ...groups.flat()]) this.#join(this.#item(item), id)
  }

  #find(source: string, access: readonly string[]): string {
    const id = `find ${source}`
    if (this.#add(id, 'task')) for (const place of access) this.#join(this.#item(place), id)
    return id
  }

  /** @returns whether it was new */
  #add(id: string, kind: Vertex['kind']): boolean {
    if (this.#vertices.has(id)) return false
    this.#vertices.set(id, { id, kind })
    return true
  }

  #join(from: string, to: string): void {
    this.#edges.set(`${from} > ${to}`, [from, to])
  }
}
