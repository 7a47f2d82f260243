import { describe, expect, it } from 'vitest'
import { normalBelow, normalQuantile, normalTail } from '../normal.ts'
import { studentTail } from '../student.ts'
import { kendall, pearson } from './correlation.ts'
import { cohenKappa, krippendorffAlpha } from './kappa.ts'
import { areaUnderCurve, type Preference, preferenceAgreement } from './preference.ts'

/* Reference values: SciPy 1.17.1, scikit-learn 1.9.1 and krippendorff 0.8 on the same data. */

/** How far a value may be from the reference: 1e-9 of it. */
const near = (value: number, reference: number) =>
  expect(Math.abs(value - reference)).toBeLessThan(1e-9 * Math.max(1e-3, Math.abs(reference)))

const digits = (text: string): (number | undefined)[] =>
  [...text].map((digit) => (digit === '-' ? undefined : Number(digit)))
const A = digits('433423410114402403024111314222222443331421404300200242444322') as number[]
const B = digits('332341202233402214104033114433032233432430402110200034434412') as number[]
const ratings = A.map((a, i) => [a, B[i] as number] as const)
const measured = [
  [-0.676, -2.0],
  [0.203, -0.249],
  [-0.463, -0.356],
  [0.127, 1.082],
  [-1.187, -0.161],
  [-0.579, -0.609],
  [-0.196, -0.412],
  [0.899, 0.339],
  [1.145, 1.906],
  [-1.324, -1.137],
  [-0.795, -0.72],
  [0.647, 0.67],
] as const

describe('correlations are those of SciPy', () => {
  it('Pearson’s r and its p', () => {
    near(pearson(ratings).value, 0.6158214930570178)
    near(pearson(ratings).p, 1.6315926364491983e-7)
    near(pearson(measured).value, 0.7632264844211063)
    near(pearson(measured).p, 0.0038759966244937246)
  })

  it('Kendall’s τ-b and its p with the correction for ties', () => {
    near(kendall(ratings).value, 0.488187096346126)
    near(kendall(ratings).p, 3.3720189769733292e-6)
    near(kendall(measured).value, 0.606060606060606)
    near(kendall(measured).p, 0.006089887114311724)
  })

  it('and are unknown where a rater gives everything the same', () => {
    expect(
      pearson([
        [1, 2],
        [1, 3],
      ]).value,
    ).toBeNaN()
    expect(
      kendall([
        [1, 2],
        [1, 3],
      ]).value,
    ).toBeNaN()
    expect(kendall([[1, 2]]).value).toBeNaN()
  })
})

describe('κ and α', () => {
  it('Cohen’s κ is that of scikit-learn, with each kind of weight', () => {
    const levels = [0, 1, 2, 3, 4]
    near(cohenKappa(ratings, levels, 'none'), 0.16317991631799156)
    near(cohenKappa(ratings, levels, 'linear'), 0.3989455184534271)
    near(cohenKappa(ratings, levels, 'quadratic'), 0.6147332768839966)
    expect(
      cohenKappa(
        [
          [1, 1],
          [1, 1],
        ],
        levels,
        'linear',
      ),
    ).toBeNaN()
  })

  it('Krippendorff’s α is that of the reference, with ratings missing', () => {
    const raters = [
      '-33-23-10114-0-40302411131422222-443331421404-002-024244432-',
      '-3234-20223---22-4-0-0-311443-0-223-43-43040-11-200-34434412',
      '--44233111-3-034031240-220-2----24334-0422-03301-01-4344--23',
    ].map(digits)
    const units = A.map((_, i) => raters.map((own) => own[i]).filter((value) => value !== undefined))
    near(krippendorffAlpha(units, 'nominal'), 0.23947951273532675)
    near(krippendorffAlpha(units, 'ordinal'), 0.7191454262180406)
    near(krippendorffAlpha(units, 'interval'), 0.7318115432466057)
  })

  it('is 1 where all raters agree, and unknown where nothing differs', () => {
    expect(
      krippendorffAlpha(
        [
          [1, 1],
          [2, 2, 2],
          [4, 4],
        ],
        'ordinal',
      ),
    ).toBe(1)
    expect(
      krippendorffAlpha(
        [
          [1, 1],
          [1, 1],
        ],
        'interval',
      ),
    ).toBeNaN()
    expect(krippendorffAlpha([[1], [2]], 'interval')).toBeNaN()
  })
})

describe('preferences beside the truth', () => {
  const truth = digits('0101111101100100111101000000000101001101') as number[]
  const said = digits('0111211201122120110000020200002111101221') as number[]
  const names: readonly Preference[] = ['a', 'b', 'tie']

  it('macro-F1 and accuracy are those of scikit-learn; a tie is wrong for either class', () => {
    const pairs = truth.map((of, i) => [names[said[i] as number], names[of]] as [Preference, 'a' | 'b'])
    const { macroF1, accuracy, n } = preferenceAgreement(pairs)
    near(macroF1, 0.6857142857142857)
    near(accuracy, 0.6)
    expect(n).toBe(40)
  })

  it('the area under the curve is that of scikit-learn', () => {
    const scores = digits('2444865816353714768526423134040825437336') as number[]
    near(areaUnderCurve(scores.map((score, i) => ({ score, success: truth[i] === 1 }))), 0.9285714285714286)
    expect(areaUnderCurve([{ score: 1, success: true }])).toBeNaN()
  })
})

describe('the distributions behind them', () => {
  it.each([
    [-3.2, 0.0006871379379158471, 0.0013742758758316942],
    [0, 0.5, 1],
    [0.3, 0.6179114221889526, 0.7641771556220948],
    [2.5, 0.9937903346742238, 0.012419330651552265],
    [3.6, 0.9998408914098424, 0.00031821718031506727],
    [8, 0.9999999999999993, 1.244192114854348e-15],
  ])('the normal one at %s', (z, below, tail) => {
    near(normalBelow(z), below)
    expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(1e-9)
  })

  it.each([
    [0.025, -1.9599639845400545],
    [0.55, 0.12566134685507416],
    [0.9999, 3.719016485455709],
  ])('the normal quantile of %s', (share, z) => near(normalQuantile(share), z))

  it.each([
    [2.1, 5, 0.08975324988459879],
    [0.3, 58, 0.7652497452649811],
    [12, 3, 0.0012450158007893362],
  ])('Student’s at %s with %s degrees of freedom', (t, df, tail) => near(studentTail(t, df), tail))
})
