/** Timed items, in chronological order. */
export class Timeline<T extends { readonly t: number }> {
  readonly #all: T[] = []

  add(one: T): void {
    this.#all.push(one)
  }

  /** The last item that has begun by a given time. */
  at(time: number): T | undefined {
    return this.#all[this.#begun(time) - 1]
  }

  /** The items that begin after one time and no later than another. */
  between(after: number, until: number): readonly T[] {
    return this.#all.slice(this.#begun(after), this.#begun(until))
  }

  /** Number of items that have begun by a given time. */
  #begun(time: number): number {
    let [low, high] = [0, this.#all.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#all[middle]!.t <= time) low = middle + 1
      else high = middle
    }
    return low
  }
}
