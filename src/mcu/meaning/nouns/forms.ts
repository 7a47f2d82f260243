const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the some any your my his her their its our another this that these those given provided'.split(' '),
)
/** Words for a piece that have no meaning of their own: "a piece of bread". */
const PIECES: ReadonlySet<string> = new Set(
  'piece pieces slice slices block blocks bit bits pair bunch lump unit units item'.split(' '),
)

/** Words in lower case, without punctuation; `_` and `-` separate words. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/'(?=[a-z]{2,})/g, ' ')
    .match(/[a-z0-9']+/g)
    ?.map((word) => word.replace(/'s?$/, '')) ?? []

/** The words without leading articles and the like. */
function withoutDeterminers(words: readonly string[]): readonly string[] {
  let rest = words
  // "Any color wool" is wool.
  if (rest.length > 2 && rest[0] === 'any' && /^colou?r$/.test(rest[1] ?? '')) rest = rest.slice(2)
  if (rest.length > 1 && rest[0] === 'blank') rest = rest.slice(1)
  while (rest.length > 1 && DETERMINERS.has(rest[0] ?? '')) rest = rest.slice(1)
  if (rest.length > 2 && PIECES.has(rest[0] ?? '') && rest[1] === 'of')
    return withoutDeterminers(rest.slice(2))
  return rest
}

/** Grammatical endings and their replacements in the singular. */
const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/men$/, 'man'],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/(s|x|ch|sh|o)es$/, '$1'],
  [/s$/, ''],
]
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/man$/, 'men'],
  [/f$/, 'ves'],
  [/y$/, 'ies'],
  [/$/, 's'],
]

const changed = (word: string, [ending, by]: readonly [RegExp, string]): string[] =>
  ending.test(word) ? [word.replace(ending, by)] : []

/**
 * Names that a noun phrase may refer to, first as written: in the singular, in the plural (leaves, bricks), and without "block"
 * at the end. These are forms of the same words; no letter is guessed.
 */
export function formsOf(phrase: readonly string[]): string[] {
  const words = withoutDeterminers(phrase)
  const last = words.at(-1)
  if (last === undefined) return []
  const stem = words.slice(0, -1)
  const endings = [
    last,
    ...SINGULARS.flatMap((ending) => changed(last, ending)),
    ...PLURALS.flatMap((ending) => changed(last, ending)),
  ]
  const forms = endings.map((word) => [...stem, word].join('_'))
  const isBlock = last === 'block' || last === 'blocks'
  return [...new Set([...forms, ...(isBlock && stem.length > 0 ? formsOf(stem) : [])])]
}
