/** A function of an object that is computed once for each object. For objects that do not change. */
export function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}
