/** Computes a value when it is first asked for. */
export function lazily<T>(compute: () => T): () => T {
  let value: { of: T } | undefined
  return () => {
    value ??= { of: compute() }
    return value.of
  }
}

/** What a generator yields, which runs no farther than it is asked for and can be asked again from the start. */
export function remembered<T>(source: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === known.length) {
          const { done, value } = source.next()
          if (done === true) return
          known.push(value)
        }
        yield known[index] as T
      }
    },
  }
}
