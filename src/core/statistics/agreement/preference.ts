/** The better of the two, or neither. */
export type Preference = 'a' | 'b' | 'tie'

/** Agreement of a judge's preferences with those of people. */
export interface PreferenceAgreement {
  readonly n: number
  readonly accuracy: number
  /**
   * The mean of the F1 of "A is better" and that of "B is better". A tie by the judge counts as wrong for whichever is better;
   * the published figures do not say which class they use.
   */
  readonly macroF1: number
}

/** @param pairs the judge's preference, and the true one, which is never a tie: pairs that people call even are left out */
export function preferenceAgreement(
  pairs: readonly (readonly [judge: Preference, truth: 'a' | 'b'])[],
): PreferenceAgreement {
  const n = pairs.length
  if (n === 0) return { n, accuracy: Number.NaN, macroF1: Number.NaN }
  const right = pairs.filter(([judge, truth]) => judge === truth).length
  const f1 = (of: 'a' | 'b'): number => {
    const hits = pairs.filter(([judge, truth]) => judge === of && truth === of).length
    const predicted = pairs.filter(([judge]) => judge === of).length
    const were = pairs.filter(([, truth]) => truth === of).length
    return predicted + were === 0 ? Number.NaN : (2 * hits) / (predicted + were)
  }
  // A class that neither side uses is left out.
  const classes = [f1('a'), f1('b')].filter((value) => !Number.isNaN(value))
  return { n, accuracy: right / n, macroF1: classes.reduce((sum, value) => sum + value, 0) / classes.length }
}

/** Preferences derived from two scores: the higher one, equal ones a tie. */
export const preferenceOf = (a: number, b: number): Preference => (a === b ? 'tie' : a > b ? 'a' : 'b')

/**
 * The area under the ROC curve: the probability that a success scores higher than a failure, counting ties as half (Mann &
 * Whitney).
 * @returns NaN without both kinds
 */
export function areaUnderCurve(
  scores: readonly { readonly score: number; readonly success: boolean }[],
): number {
  const yes = scores.filter(({ success }) => success)
  const no = scores.filter(({ success }) => !success)
  let wins = 0
  for (const { score } of yes)
    for (const other of no) wins += score === other.score ? 0.5 : score > other.score ? 1 : 0
  return yes.length === 0 || no.length === 0 ? Number.NaN : wins / (yes.length * no.length)
}
