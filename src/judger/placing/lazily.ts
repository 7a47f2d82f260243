/** Computes a value on first use. */
export function lazily<T>(compute: () => T): () => T {
  let value: { of: T } | undefined
  return () => {
    value ??= { of: compute() }
    return value.of
  }
}

/** An iterable over a generator's values that runs it only as far as needed and can be iterated again from the start. */
export function remembered<T>(source: Iterator<T>): Iterable<T> {
  const values: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === values.length) {
          const { done, value } = source.next()
          if (done === true) return
          values.push(value)
        }
        yield values[index] as T
      }
    },
  }
}
