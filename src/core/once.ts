/** Cached results, by key. */
interface Cache<Key, Value> {
  get(key: Key): { value: Value } | undefined
  set(key: Key, found: { value: Value }): unknown
}

/** A function of an object that is computed once per object. For immutable objects. */
export const once = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) =>
  remembering(new WeakMap(), compute)

/**
 * A function of a name, such as a version or a path, that is computed once per name in a process. An exception is not cached.
 */
export const onceByName = <Value, Name extends string = string>(
  compute: (name: Name) => Value,
): ((name: Name) => Value) => remembering(new Map(), compute)

function remembering<Key, Value>(
  cache: Cache<Key, Value>,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached.value
    const value = compute(key)
    cache.set(key, { value })
    return value
  }
}
