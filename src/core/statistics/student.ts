import { incompleteBeta } from './beta.ts'

/** Probability that Student's t with `df` degrees of freedom is at least `t` away from zero, in either direction. */
export const studentTail = (t: number, df: number): number => incompleteBeta(df / (df + t * t), df / 2, 0.5)

/** Quantiles at 5 % by degrees of freedom: simulations ask for the same ones thousands of times. */
const usual = new Map<number, number>()

/** The t that Student's distribution exceeds in absolute value with probability `tail`, 0 < tail < 1. */
export function studentQuantile(tail: number, df: number): number {
  if (tail !== 0.05) return bisected(tail, df)
  const value = usual.get(df) ?? bisected(tail, df)
  usual.set(df, value)
  return value
}

function bisected(tail: number, df: number): number {
  let [low, high] = [0, 1]
  while (studentTail(high, df) > tail) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (studentTail(middle, df) > tail) low = middle
    else high = middle
  }
  return (low + high) / 2
}
