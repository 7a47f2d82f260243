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

/** A function of a name, such as a version or a path, that is computed once for each name in a process. What throws is asked again. */
export function onceByName<Value>(compute: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found.value
    const value = compute(name)
    known.set(name, { value })
    return value
  }
}
