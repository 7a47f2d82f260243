/*
 * Questions about one plan repeat the same task and subtasks. They are sent to the other side once, and later questions refer to
 * them by number. The other side therefore sees identical objects and can cache by them.
 */

/** The facts that are immutable once sent: objects, and lists of them. */
const SHARED = ['task', 'subtask', 'subtasks'] as const

/** Facts with numbers in place of shared objects. */
export interface PackedFacts {
  facts: unknown
  /** Indices by name of the fact. */
  shared: Partial<Record<(typeof SHARED)[number], number>>
  /** Objects that have not been sent before, in index order. */
  news: SharedThing[]
}

/** An object, or a list of objects that were sent before. */
type SharedThing = { value: object } | { list: number[] }

/** The side that asks. */
export class FactsPacker {
  readonly #numbers = new WeakMap<object, number>()
  #count = 0

  pack(facts: unknown): PackedFacts {
    const packed: PackedFacts = { facts, shared: {}, news: [] }
    if (typeof facts !== 'object' || facts === null) return packed
    const rest: Record<string, unknown> = { ...facts }
    for (const name of SHARED) {
      const value = rest[name]
      if (typeof value !== 'object' || value === null) continue
      packed.shared[name] = this.#numberOf(value, packed.news)
      delete rest[name]
    }
    packed.facts = rest
    return packed
  }

  #numberOf(value: object, news: SharedThing[]): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    const areObjects =
      Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
    const thing = areObjects ? { list: value.map((item: object) => this.#numberOf(item, news)) } : { value }
    const number = this.#count++
    this.#numbers.set(value, number)
    news.push(thing)
    return number
  }
}

/** The side that answers. */
export class FactsUnpacker {
  readonly #things: object[] = []

  unpack({ facts, shared, news }: PackedFacts): unknown {
    for (const thing of news)
      this.#things.push('value' in thing ? thing.value : thing.list.map((number) => this.#things[number]))
    const known = Object.entries(shared).map(([name, number]) => [name, this.#things[number]])
    if (known.length === 0) return facts
    return { ...(facts as object), ...Object.fromEntries(known) }
  }
}
