/**
 * The nodes that each node can reach. Computed once, in O(E·V/32) time and V²/8 bytes.
 */
export class Reachability {
  readonly #bit: ReadonlyMap<number, number>
  readonly #words: number
  /** One row of bits per node, in a single array. */
  readonly #rows: Uint32Array

  /** @param order a topological order of all nodes */
  constructor(order: readonly number[], successors: (id: number) => readonly number[]) {
    this.#bit = new Map(order.map((id, index) => [id, index]))
    this.#words = Math.ceil(order.length / 32)
    this.#rows = new Uint32Array(order.length * this.#words)
    for (let index = order.length - 1; index >= 0; index--) {
      const row = this.#row(index)
      for (const next of successors(order[index] as number)) this.unite(row, next)
    }
  }

  #row(index: number): NodeSet {
    return this.#rows.subarray(index * this.#words, (index + 1) * this.#words)
  }

  emptySet(): NodeSet {
    return new Uint32Array(this.#words)
  }

  contains(set: NodeSet, id: number): boolean {
    const bit = this.#bit.get(id) ?? 0
    return (((set[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1
  }

  /** Adds a node and all nodes that it reaches, which all come later in the topological order. */
  unite(set: NodeSet, id: number): void {
    const bit = this.#bit.get(id)
    if (bit === undefined) return
    set[bit >> 5] = (set[bit >> 5] as number) | (1 << (bit & 31))
    const offset = bit * this.#words
    for (let word = bit >> 5; word < this.#words; word++) {
      set[word] = (set[word] as number) | (this.#rows[offset + word] as number)
    }
  }

  /** Whether a non-empty path leads from one node to another. */
  reaches(from: number, to: number): boolean {
    const index = this.#bit.get(from)
    return index !== undefined && this.#bit.has(to) && this.contains(this.#row(index), to)
  }
}

/** A set of nodes, as one bit each. */
export type NodeSet = Uint32Array
