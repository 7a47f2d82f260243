import { DIMENSIONS, type Dimension, dimensionAt, perDimension } from '../dimension.ts'
import { fractionIn, type Reading, readRating, type Scale, scaleName, scaleNamed, TEN } from '../scale.ts'

/** A reply's score for a dimension. */
export type Score = Reading & {
  /** The original wording; absent if the reply does not mention the dimension. */
  readonly raw?: string
}

export type Scores = Readonly<Record<Dimension, Score>>

const UNSAID: Score = { kind: 'unread' }
/** Maximum length of a quotation from a reply that is kept with a score (characters). */
const MAX_RAW = 80
/** Longer replies are truncated. */
const MAX_LENGTH = 200_000

/** Whether anything could be read. */
export const saysAnything = (scores: Scores): boolean =>
  DIMENSIONS.some((name) => scores[name].kind !== 'unread')

/**
 * Reads the six scores of a reply. The closing block ("Overall Scores") takes precedence over the headings, and JSON over both. A
 * reply on another scale is not read (see `scaleConflict`), nor is a dimension with two different ratings in the same place,
 * which is ambiguous.
 */
export function readScores(reply: string, scale: Scale): Scores {
  const text = reply.slice(0, MAX_LENGTH)
  const places = placesIn(text)
  const isOther = scaleConflict(text, scale) !== undefined
  return perDimension((dimension) => {
    for (const place of isOther ? [] : places) {
      const said = place.get(dimension) ?? []
      const score = agreed(
        said.map((raw) => ({ ...readRating(raw, scale), raw: raw.trim().slice(0, MAX_RAW) })),
      )
      if (score !== undefined) return score
    }
    const raw = places.flatMap((place) => place.get(dimension) ?? [])[0]
    return raw === undefined ? UNSAID : { ...UNSAID, raw: raw.trim().slice(0, MAX_RAW) }
  })
}

const placesIn = (text: string): WordsByDimension[] => [fromJson(text), fromClosing(text), fromSections(text)]

const SCALE_LINE = /^[\s>#|*_\-•"]*scale[\s*_`"]*[:=][\s*_`"]*([^\r\n"*]+?)[\s*_`",]*$/gim

/** The scales that a reply names in lines such as `Scale: 0 to 10`. */
const scalesNamed = (text: string): Scale[] =>
  [...text.matchAll(SCALE_LINE)].flatMap(([, name]) => scaleNamed(name ?? '') ?? [])

/**
 * Why a reply cannot be read on the scale that its judge was asked for, in words for the judge: it names another scale, or it
 * names none and has values between 0 and 1 where whole numbers up to 10 were expected; undefined if it can be read.
 */
export function scaleConflict(reply: string, scale: Scale): string | undefined {
  const text = reply.slice(0, MAX_LENGTH)
  const names = scalesNamed(text)
  const other = names.find(({ id }) => id !== scale.id)
  if (other !== undefined)
    return `it rates on the scale of ${scaleName(other)}, and the scale is ${scaleName(scale)}`
  if (names.length > 0 || scale.id !== TEN.id) return undefined
  const values = placesIn(text).flatMap((place) => [...place.values()].flat())
  const fraction = fractionIn(values)
  return fraction === undefined
    ? undefined
    : `"${fraction.trim().slice(0, 20)}" is a value of another scale: the scale is ${scaleName(scale)}, in whole numbers`
}

/** The one score that all readable ones agree on. */
function agreed(scores: readonly Score[]): Score | undefined {
  const readable = scores.filter(({ kind }) => kind !== 'unread')
  const [first, ...others] = readable
  if (first === undefined) return undefined
  const same = (other: Score) =>
    other.kind === first.kind &&
    (other.kind !== 'rated' || first.kind !== 'rated' || other.value === first.value)
  return others.every(same) ? first : undefined
}

type WordsByDimension = Map<Dimension, string[]>

const note = (said: WordsByDimension, dimension: Dimension, raw: string): void => {
  said.set(dimension, [...(said.get(dimension) ?? []), raw])
}

/** Separators between a name and its value. */
const SEPARATOR =
  /^[\s*_`|)]*(?:\((?:score|rating)\))?[\s*_`]*(?:score|rating)?[\s*_`]*(?:[:=|–—-]|->|→|is\b)[\s*_`|]*/i

/** The value after a dimension's name on the same line, if there is one. */
function valueAfter(rest: string): string | undefined {
  const value = rest.replace(SEPARATOR, '')
  if (value === rest || value.trim() === '') return undefined
  return value.replace(/^(?:score|rating)\s*[:=]\s*/i, '').replace(/\|.*$/, '')
}

const linesOf = (text: string): string[] => text.split(/\r?\n/)
const bulletless = (line: string): string => line.replace(/^[\s>#|*_\-•\d.)]+/, '')
const CLOSING = /^overall\s+(?:scores?|results?|ratings?|evaluation)\b/i

/** The block after the last "Overall Scores:". */
function fromClosing(text: string): WordsByDimension {
  const lines = linesOf(text)
  const start = lines.findLastIndex((line) => CLOSING.test(bulletless(line)))
  const said: WordsByDimension = new Map()
  if (start < 0) return said
  for (const line of lines.slice(start + 1)) {
    const at = dimensionAt(bulletless(line))
    const value = at === undefined ? undefined : valueAfter(at.rest)
    if (at !== undefined && value !== undefined) note(said, at.dimension, value)
  }
  return said
}

const SCORE_LINE = /^(?:score|rating)\s*(?:\(.*?\))?[\s*_`]*[:=–-]\s*(.+)$/i

/** "Task Progress: 7", or a heading with a line "Score: 7" below it; before the closing block. */
function fromSections(text: string): WordsByDimension {
  const said: WordsByDimension = new Map()
  let current: Dimension | undefined
  for (const line of linesOf(text)) {
    const words = bulletless(line)
    if (CLOSING.test(words)) break
    const at = dimensionAt(words)
    if (at !== undefined) {
      current = at.dimension
      const value = valueAfter(at.rest)
      if (value !== undefined && /\d|n\s*\/?\s*a\b|not applicable/i.test(value.slice(0, 20)))
        note(said, current, value)
      else if (value !== undefined) note(said, current, value)
      continue
    }
    const score = SCORE_LINE.exec(words.replaceAll(/[*_`]/g, ''))?.[1]
    if (score !== undefined && current !== undefined) note(said, current, score)
  }
  return said
}

/** An object with the dimensions as keys; values may be objects with a `score`. */
function fromJson(text: string): WordsByDimension {
  const said: WordsByDimension = new Map()
  const value = jsonIn(text)
  const visit = (part: unknown, depth: number): void => {
    if (typeof part !== 'object' || part === null || depth > 3) return
    for (const [key, inner] of Object.entries(part)) {
      const at = dimensionAt(key.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
      if (at === undefined) visit(inner, depth + 1)
      else note(said, at.dimension, ratingIn(inner))
    }
  }
  visit(value, 0)
  return said
}

function ratingIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const { score, rating, value: inner } = value as Record<string, unknown>
  return String(score ?? rating ?? inner ?? '')
}

function jsonIn(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start < 0 || end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}
