/** A set of nodes as one bit each. */
export type NodeSet = Uint32Array

/**
 * Which nodes can be reached from which, computed once in O(E·V/32) time and V²/8 bytes.
 * `order` is a topological order of all nodes.
 */
export class Reachability {
  readonly #bit: Map<number, number>
  readonly #below = new Map<number, NodeSet>()

  constructor(order: readonly number[], successors: (id: number) => readonly number[]) {
    this.#bit = new Map(order.map((id, index) => [id, index]))
    for (const id of [...order].reverse()) {
      const below = this.emptySet()
      this.#below.set(id, below)
      for (const next of successors(id)) this.unite(below, next)
    }
  }

  emptySet(): NodeSet {
    return new Uint32Array(Math.ceil(this.#bit.size / 32))
  }

  contains(set: NodeSet, id: number): boolean {
    const bit = this.#bit.get(id) ?? 0
    return (((set[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1
  }

  /** Adds a node and all that can be reached from it. */
  unite(set: NodeSet, id: number): void {
    const bit = this.#bit.get(id) ?? 0
    set[bit >> 5] = (set[bit >> 5] ?? 0) | (1 << (bit & 31))
    this.#below.get(id)?.forEach((word, index) => {
      set[index] = (set[index] ?? 0) | word
    })
  }

  /** True when a non-empty way leads from one node to the other. */
  reaches(from: number, to: number): boolean {
    const below = this.#below.get(from)
    return below !== undefined && this.contains(below, to)
  }
}
