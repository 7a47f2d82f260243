/** Whether a name of a block, item or mob that users wrote is a pattern: `*` stands for any letters, as in `*_log`. */
export const isNamePattern = (name: string): boolean => name.includes('*')

/** Whether a name is one of the wanted ones. */
export type NameTest = (name: string) => boolean

/** Makes the test of a list of names and patterns: whether a name is one of them or fits one. */
export function namesTest(names: readonly string[]): NameTest {
  const exact = new Set(names.filter((name) => !isNamePattern(name)))
  const patterns = names.filter(isNamePattern).map(regexOf)
  return (name) => exact.has(name) || patterns.some((pattern) => pattern.test(name))
}

const regexOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[^a-z0-9_*]/g, '\\$&').replaceAll('*', '[a-z0-9_]*')}$`)
