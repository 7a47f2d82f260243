/** One way to come by something: all that it takes, and one of the tools of each group. */
export interface Way {
  /** What the way is called in listings. */
  readonly id: string
  readonly makes: string
  /** All of these. */
  readonly takes: readonly string[]
  /** Of each group any one. */
  readonly anyOf: readonly (readonly string[])[]
  /** Effort of going the way once. */
  readonly cost: number
}

/** The AND/OR graph after choice: every node that can be reached, with its cheapest way. */
export interface Reached {
  readonly ways: ReadonlyMap<string, Way>
  /** Cost of the cheapest way with all that it needs. */
  readonly cost: ReadonlyMap<string, number>
}

/**
 * The cheapest way to every node that can be reached from nothing: an OR over ways, each an AND over what it takes and
 * over groups of which any one will do (Knuth 1977). A way costs more than all that it needs, so that no node needs itself,
 * however many cycles the graph has. Takes time in proportion to ways × rounds.
 */
export function reach(ways: readonly Way[]): Reached {
  const cost = new Map<string, number>()
  const chosen = new Map<string, Way>()
  const costOf = (node: string) => cost.get(node) ?? Number.POSITIVE_INFINITY
  for (let changed = true; changed; ) {
    changed = false
    for (const way of ways) {
      const all = way.takes.reduce((sum, node) => sum + costOf(node), way.cost)
      const sum = way.anyOf.reduce((sum, group) => sum + Math.min(...group.map(costOf)), all)
      if (!(sum < costOf(way.makes))) continue
      cost.set(way.makes, sum)
      chosen.set(way.makes, way)
      changed = true
    }
  }
  return { ways: chosen, cost }
}

/** What a way takes after choice: of each group the cheapest member. */
export function chosenNeeds({ takes, anyOf }: Way, { cost }: Pick<Reached, 'cost'>): string[] {
  const cheapest = (group: readonly string[]) =>
    group.reduce((best, node) =>
      (cost.get(node) ?? Number.POSITIVE_INFINITY) < (cost.get(best) ?? Number.POSITIVE_INFINITY)
        ? node
        : best,
    )
  return [...new Set([...takes, ...anyOf.map(cheapest)])]
}

/** Everything that a node needs, directly and through others, each after what it needs: an order in which it can be done. */
export function chainTo(node: string, reached: Reached): string[] {
  const order = new Set<string>()
  const visit = (one: string) => {
    if (order.has(one)) return
    const way = reached.ways.get(one)
    if (way !== undefined) for (const need of chosenNeeds(way, reached)) visit(need)
    order.add(one)
  }
  visit(node)
  return [...order]
}
