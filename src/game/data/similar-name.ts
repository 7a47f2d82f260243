import { closest, distance } from 'fastest-levenshtein'

/** Maximum length of a name for which a similar one is sought; the search takes long for very long names. */
const MAX_GUESSED = 64
/** Letters that may differ, as a share of the name: a slip, and the most that is still similar. */
const SLIP = 1 / 5
const SIMILAR = 1 / 3

/**
 * The most similar of some names, for error messages; undefined if none is similar enough. A slip of letters comes first, then names that end
 * in the whole word ("bed" is more like `red_bed` than like `bell`), then names that are spelt alike.
 */
export function similarName(name: string, names: readonly string[]): string | undefined {
  if (name.length === 0 || name.length > MAX_GUESSED || names.length === 0) return undefined
  const near = closest(name, names)
  const letters = distance(name, near)
  if (letters <= Math.max(1, name.length * SLIP)) return near
  const kinds = names.filter((other) => other.endsWith(`_${name}`) || other.endsWith(`-${name}`))
  if (kinds.length > 0) return kinds.reduce((best, kind) => (kind.length < best.length ? kind : best))
  return letters <= name.length * SIMILAR ? near : undefined
}
