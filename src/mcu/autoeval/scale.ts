/** A scale on which judges and people rate. Its values lie evenly between its ends. */
export interface Scale {
  readonly id: string
  readonly low: number
  readonly high: number
  /** Words for values, from the lowest to the highest, evenly spread. */
  readonly labels: readonly string[]
}

/** 0 to 10, as in MCU's released prompts and ratings. */
export const TEN: Scale = { id: 'ten', low: 0, high: 10, labels: [] }
/** 0 to 1, as in MCU's second paper. */
export const UNIT: Scale = { id: 'unit', low: 0, high: 1, labels: [] }
/** Five words for Task Progress. */
export const PROGRESS: Scale = {
  id: 'progress',
  low: 0,
  high: 1,
  labels: ['none', 'barely', 'partially', 'mostly', 'completed'],
}
/** Five words for the other dimensions. */
export const QUALITY: Scale = {
  id: 'quality',
  low: 0,
  high: 1,
  labels: ['very poor', 'poor', 'fair', 'good', 'excellent'],
}

const NAMES: readonly (readonly [RegExp, Scale])[] = [
  [/^\s*(?:ten|0(?:\.0)?\s*(?:to|-|–|\.\.)\s*10(?:\.0)?)\s*$/i, TEN],
  [/^\s*(?:unit|0(?:\.0)?\s*(?:to|-|–|\.\.)\s*1(?:\.0)?)\s*$/i, UNIT],
]

/** The name of a numeric scale in criteria, replies and files: `0 to 10`. */
export const scaleName = ({ low, high }: Scale): string => `${low} to ${high}`

/** The numeric scale that a text names, such as `0 to 10`, `0-1` or `unit`; undefined for other texts. */
export const scaleNamed = (text: string): Scale | undefined =>
  NAMES.find(([pattern]) => pattern.test(bare(text).replace(/\.$/, '')))?.[1]

/** A lone number, with optional Markdown around it. */
const ALONE = /^\d+(?:[.,]\d+)?$/
/** The number if a rating is a plain number; undefined for `7/10`, `70 %` and words, which mean the same on every scale. */
const plainNumber = (text: string): number | undefined => {
  const said = bare(text)
  return ALONE.test(said) ? number(said) : undefined
}
const isFraction = (value: number): boolean => value > 0 && value < 1

/**
 * The scale of values that do not name one: 0 to 1 if some lie between 0 and 1 and none above, as in the second paper; otherwise
 * 0 to 10. `mixed` if some lie between 0 and 1 and others above 1: next to an 8, 0.7 may mean 70 % or 7 %.
 */
export function scaleOfValues(texts: readonly string[]): Scale | 'mixed' {
  const values = texts.flatMap((text) => plainNumber(text) ?? [])
  if (!values.some(isFraction)) return TEN
  return values.some((value) => value > 1) ? 'mixed' : UNIT
}

/** The first plain number between 0 and 1: on a whole-number scale from 0 to 10, it may come from another scale. */
export const fractionIn = (texts: readonly string[]): string | undefined =>
  texts.find((text) => {
    const value = plainNumber(text)
    return value !== undefined && isFraction(value)
  })

/** The relative position of a value on a scale, 0..1. */
const normalised = (value: number, { low, high }: Scale): number => (value - low) / (high - low)

/** A rating, read on a scale as it is written. */
export type Reading =
  | { readonly kind: 'rated'; readonly value: number }
  /** The rater says that the dimension does not apply: a missing value, never 0. */
  | { readonly kind: 'not-applicable' }
  /** Nothing in it can be read on the scale. */
  | { readonly kind: 'unread' }

const NOT_APPLICABLE = /^(?:n\s*[/.]?\s*a\.?|not applicable|null|nil|-+|–|—)(?:$|[^a-z0-9])/i
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const SHARE = new RegExp(`^${NUMBER}\\s*(?:/|out of|of)\\s*${NUMBER}(?![\\d.])`, 'i')
const PER_CENT = new RegExp(`^${NUMBER}\\s*(?:%|per ?cent)`, 'i')
const PLAIN = new RegExp(
  `^${NUMBER}(?:\\s*(?:points?|pts?))?\\s*(?:$|[^\\s\\w./%–-]|[.](?:$|\\s)|\\s+[^\\d/%])`,
  'i',
)

/** Two values in words, such as `5 or 6` and `6/10 to 7/10`, which are ambiguous. */
const BETWEEN = /^\d+(?:[.,]\d+)?(?: ?(?:\/|out of|of) ?\d+| ?%)? ?(?:or|to|and|through) \d/i

/** Markdown signs, quotes and brackets around a value. */
const bare = (text: string): string => text.replaceAll(/[*_`"“”'’[\]]/g, '').trim()

/**
 * Reads a rating: a number of the scale, `7/10`, `7 out of 10`, `70 %`, one of the scale's words, or that it does not apply. The
 * value is normalised to 0..1. Values outside the scale are not read: nothing is clamped.
 */
export function readRating(text: string, scale: Scale): Reading {
  const said = bare(text).replace(/^\(\s*/, '')
  if (BETWEEN.test(said.slice(0, 80).replaceAll(/\s+/g, ' '))) return { kind: 'unread' }
  const share = SHARE.exec(said)
  if (share !== null) return within(number(share[1]) / number(share[2]))
  const perCent = PER_CENT.exec(said)
  if (perCent !== null) return within(number(perCent[1]) / 100)
  const plain = PLAIN.exec(said)
  if (plain !== null) return within(normalised(number(plain[1]), scale))
  const label = labelIn(said, scale)
  if (label !== undefined) return within(label)
  return NOT_APPLICABLE.test(said) ? { kind: 'not-applicable' } : { kind: 'unread' }
}

const number = (text: string | undefined): number => Number(text?.replace(',', '.'))

const within = (value: number): Reading =>
  value >= 0 && value <= 1 ? { kind: 'rated', value } : { kind: 'unread' }

/** The position of the scale word with which a text begins; the longest match counts. */
function labelIn(said: string, { labels }: Scale): number | undefined {
  const lower = said.toLowerCase()
  const found = labels
    .map((label, index) => ({ label, at: index / (labels.length - 1) }))
    .filter(({ label }) => new RegExp(`^${label}(?![a-z])`).test(lower))
    .sort((a, b) => b.label.length - a.label.length)
  return found[0]?.at
}
