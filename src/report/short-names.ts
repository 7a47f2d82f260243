/** Names without their common prefix, which ends at a dash, slash, underscore or space: `a-hut`, `a-pen` are `hut`, `pen`. */
export function shortNames(names: readonly string[]): (name: string) => string {
  const [first = '', ...others] = [...new Set(names)]
  if (others.length === 0) return (name) => name
  let length = 0
  while (length < first.length && others.every((other) => other[length] === first[length])) length++
  const start = first.slice(0, length).search(/[^-/_ ]*$/)
  return (name) => (name.length > start ? name.slice(start) : name)
}
