import { closest, distance } from 'fastest-levenshtein'

/** Maximum length of a name for which a similar one is searched; very long names would take too long. */
const MAX_GUESSED = 64
/** Maximum share of letters that may differ: a typo, and the largest difference that still counts as similar. */
const SLIP = 1 / 5
const SIMILAR = 1 / 3
/** Minimum length of a word whose last letter may be a plural ending. */
const MIN_PLURAL = 3

/** Everyday names of items that have other names in the game; the first one that exists is suggested. */
const EVERYDAY: ReadonlyMap<string, readonly string[]> = new Map([
  ['workbench', ['crafting_table']],
  ['cobble', ['cobblestone']],
  ['grass', ['grass_block', 'short_grass']],
  ['steak', ['cooked_beef']],
  ['pork', ['porkchop']],
  ['fish', ['cod', 'salmon']],
  ['meat', ['beef', 'porkchop']],
  ['tree', ['oak_log']],
  ['fireworks', ['firework_rocket']],
  ['firework', ['firework_rocket']],
  ['lamp', ['redstone_lamp', 'lantern']],
  ['window', ['glass_pane']],
])

/**
 * The most similar of some names, for error messages; undefined if none is similar enough. Meaning comes before spelling: names
 * that end in the whole word ("bed" is more like `red_bed` than like `bell`), then typos, then what players call the thing, names
 * that begin with the whole word ("slime" is `slime_ball`), and finally names with similar spelling.
 */
export function similarName(name: string, names: readonly string[]): string | undefined {
  if (name.length === 0 || name.length > MAX_GUESSED || names.length === 0) return undefined
  const plain = plainName(name)
  if (plain !== name && names.includes(plain)) return plain
  const singular = plain.endsWith('s') && plain.length > MIN_PLURAL ? plain.slice(0, -1) : plain
  const near = closest(plain, names)
  const letters = distance(plain, near)
  return (
    shortest(names, (other) => endsIn(other, plain)) ??
    (letters <= Math.max(1, plain.length * SLIP) ? near : undefined) ??
    names.find((other) => isSwapped(other, plain)) ??
    shortest(names, (other) => endsIn(other, singular) || endsIn(other, `${plain}s`)) ??
    EVERYDAY.get(singular)?.find((other) => names.includes(other)) ??
    shortest(names, (other) => other.startsWith(`${plain}_`) || other.startsWith(`${plain}-`)) ??
    (letters <= plain.length * SIMILAR ? near : undefined)
  )
}

/** A name in the game's spelling: no namespace, no capitals, no spaces. */
const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^minecraft:/, '')
    .replaceAll(' ', '_')

/** Whether two neighbouring letters have changed places; for the edit distance that is two letters. */
function isSwapped(name: string, word: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== name[index])
  return at >= 0 && name === `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}

const endsIn = (name: string, word: string): boolean => name.endsWith(`_${word}`) || name.endsWith(`-${word}`)

function shortest(names: readonly string[], isMeant: (name: string) => boolean): string | undefined {
  const found = names.filter(isMeant)
  return found.length === 0
    ? undefined
    : found.reduce((best, name) => (name.length < best.length ? name : best))
}
