import { closest, distance } from 'fastest-levenshtein'

/** Maximum length of a name for which a similar one is sought; the search takes long for very long names. */
const MAX_GUESSED = 64

/** The most similar of some names, for error messages; undefined if none is similar enough. */
export function similarName(name: string, names: readonly string[]): string | undefined {
  if (name.length > MAX_GUESSED || names.length === 0) return undefined
  const near = closest(name, names)
  return distance(name, near) <= Math.max(2, name.length / 3) ? near : undefined
}
