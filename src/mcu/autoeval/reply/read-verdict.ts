import { DIMENSIONS, type Dimension, dimensionAt } from '../dimension.ts'

/** Which of two runs is better; `both-bad` if neither is any good. */
export type Verdict = 'a' | 'b' | 'tie' | 'both-bad'

/** The verdicts of a comparison; unreadable dimensions are omitted. */
export interface Comparison {
  readonly overall: Verdict | undefined
  readonly dimensions: Readonly<Partial<Record<Dimension, Verdict>>>
}

const WORDS: readonly (readonly [RegExp, Verdict])[] = [
  [/\b(?:both (?:are )?(?:very )?bad|neither is (?:any )?good|both failed)\b/i, 'both-bad'],
  [/\b(?:tie|draw|equal(?:ly good)?|no difference|both (?:are )?(?:equally )?good)\b/i, 'tie'],
  [/\b(?:video |run |agent |player )?a\b(?: is| was)?(?: slightly| much| clearly)? better\b/i, 'a'],
  [/\b(?:video |run |agent |player )?b\b(?: is| was)?(?: slightly| much| clearly)? better\b/i, 'b'],
]
/** A letter alone. */
const LETTER = /^(?:video |run |agent |player )?([ab])\.?$/i

/** The verdict in a few words, if there is exactly one. */
function verdictIn(words: string): Verdict | undefined {
  const said = words.replaceAll(/[*_`"“”'’[\]{},]/g, '').trim()
  const letter = LETTER.exec(said)?.[1]?.toLowerCase()
  if (letter === 'a' || letter === 'b') return letter
  const found = new Set(WORDS.filter(([pattern]) => pattern.test(said)).map(([, verdict]) => verdict))
  return found.size === 1 ? [...found][0] : undefined
}

const bulletless = (line: string): string => line.replace(/^[\s>#|*_\-•\d.)]+/, '')
/** A line that says which is better overall. */
const IN_ALL = /^(?:overall|final)[\s*_`"]+(?:result|verdict|answer|winner)[\s*_`"]*[:=][\s*_`"]*(.+)$/i
/** A line that says which is better, in any part of the reply. */
const RESULT = /^(?:result|verdict|answer|winner)[\s*_`"]*[:=][\s*_`"]*(.+)$/i
/** The heading of the block that closes a reply. */
const CLOSING = /^overall[\s*_`]+(?:results?|verdicts?|comparisons?)[\s*_`]*:?[\s*_`]*$/i

/** A `result:` line, and the dimension of the heading above it. */
interface ResultLine {
  readonly under: Dimension | undefined
  readonly verdict: Verdict | undefined
}

/**
 * Reads a comparison. The overall verdict comes from a line `Overall verdict: A is better`, or a line `result:` outside the
 * dimensions' headings. In the format of MCU's papers each dimension has a heading with its own `result:`; such a reply has no
 * overall verdict. A later line overrides an earlier one, and the closing block overrides both.
 */
export function readComparison(reply: string): Comparison {
  const dimensions: Partial<Record<Dimension, Verdict>> = {}
  const results: ResultLine[] = []
  let overall: Verdict | undefined
  let under: Dimension | undefined
  const headings = new Set<Dimension>()
  for (const line of reply.split(/\r?\n/)) {
    const words = bulletless(line)
    const unquoted = words.replaceAll('"', '')
    const inAll = IN_ALL.exec(unquoted)?.[1]
    const result = RESULT.exec(unquoted)?.[1]
    const at = dimensionAt(words)
    if (inAll !== undefined) overall = verdictIn(inAll) ?? overall
    else if (result !== undefined) results.push({ under, verdict: verdictIn(result) })
    else if (CLOSING.test(unquoted)) under = undefined
    else if (at !== undefined) {
      under = at.dimension
      headings.add(under)
      const verdict = verdictIn(at.rest.replace(/^[\s*_`"]*[:=|–-]\s*/, ''))
      if (verdict !== undefined) {
        dimensions[at.dimension] = verdict
        // The verdict is on the line with its name: a following result belongs to another part.
        under = undefined
      }
    }
  }
  const { own, inAll } = sorted(results, headings.size)
  return {
    overall: overall ?? inAll ?? (results.length === 0 ? verdictIn(reply.trim()) : undefined),
    dimensions: { ...own, ...dimensions },
  }
}

/**
 * Separates results of dimensions from the overall one. A result under a heading is the dimension's, with two exceptions: the
 * second one under the same heading, and the only result of a reply in which several dimensions have headings.
 */
function sorted(
  results: readonly ResultLine[],
  headings: number,
): { own: Partial<Record<Dimension, Verdict>>; inAll: Verdict | undefined } {
  const [only, ...others] = results
  if (only !== undefined && others.length === 0 && headings > 1) return { own: {}, inAll: only.verdict }
  const own: Partial<Record<Dimension, Verdict>> = {}
  let inAll: Verdict | undefined
  const headed = new Set<Dimension>()
  for (const { under, verdict } of results) {
    if (under === undefined || headed.has(under)) inAll = verdict ?? inAll
    else {
      headed.add(under)
      if (verdict !== undefined) own[under] = verdict
    }
  }
  return { own, inAll }
}

/** The same comparison with the two runs swapped. */
export function swapped({ overall, dimensions }: Comparison): Comparison {
  const other = (verdict: Verdict): Verdict => (verdict === 'a' ? 'b' : verdict === 'b' ? 'a' : verdict)
  return {
    overall: overall === undefined ? undefined : other(overall),
    dimensions: Object.fromEntries(
      DIMENSIONS.flatMap((name) => {
        const verdict = dimensions[name]
        return verdict === undefined ? [] : [[name, other(verdict)]]
      }),
    ),
  }
}
