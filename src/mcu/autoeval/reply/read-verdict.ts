import { DIMENSIONS, type Dimension, dimensionAt } from '../dimension.ts'

/** Who of two is better; `both-bad` where neither is any good. */
export type Verdict = 'a' | 'b' | 'tie' | 'both-bad'

/** What a comparison says; a dimension that nothing readable is said of is left out. */
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

/** The verdict in a few words, where it is one only. */
function verdictIn(words: string): Verdict | undefined {
  const said = words.replaceAll(/[*_`"“”'’[\]{},]/g, '').trim()
  const letter = LETTER.exec(said)?.[1]?.toLowerCase()
  if (letter === 'a' || letter === 'b') return letter
  const found = new Set(WORDS.filter(([pattern]) => pattern.test(said)).map(([, verdict]) => verdict))
  return found.size === 1 ? [...found][0] : undefined
}

const bulletless = (line: string): string => line.replace(/^[\s>#|*_\-•\d.)]+/, '')
const RESULT = /^(?:(?:overall|final) )?(?:result|verdict|answer|winner)[\s*_`"]*[:=][\s*_`"]*(.+)$/i

/** Reads a comparison: a line `result: A is better`, and a line for each dimension. A later line counts over an earlier one. */
export function readComparison(reply: string): Comparison {
  let overall: Verdict | undefined
  const dimensions: Partial<Record<Dimension, Verdict>> = {}
  for (const line of reply.split(/\r?\n/)) {
    const words = bulletless(line)
    const result = RESULT.exec(words.replaceAll('"', ''))?.[1]
    if (result !== undefined) overall = verdictIn(result) ?? overall
    const at = dimensionAt(words)
    const verdict = at === undefined ? undefined : verdictIn(at.rest.replace(/^[\s*_`"]*[:=|–-]\s*/, ''))
    if (at !== undefined && verdict !== undefined) dimensions[at.dimension] = verdict
  }
  return { overall: overall ?? (RESULT.test(reply) ? undefined : verdictIn(reply.trim())), dimensions }
}

/** The same comparison with the two swapped. */
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
