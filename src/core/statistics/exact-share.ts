import { betaQuantile } from './beta.ts'

/** Mean shares of the distance from a reference value to the bounds: above it and below it, each 0..1. */
export interface Shares {
  above: number
  below: number
}

/** The interval of Clopper & Pearson (1934) for a possibly fractional number of trials (Korn & Graubard 1998). */
export function clopperPearson(share: number, trials: number, level: number): { low: number; high: number } {
  const hits = share * trials
  const rest = trials - hits
  return {
    low: hits < 1e-9 ? 0 : betaQuantile(level / 2, hits, rest + 1),
    high: rest < 1e-9 ? 1 : betaQuantile(1 - level / 2, hits + 1, rest),
  }
}

/**
 * How far the true mean may lie below and above the observed one, in units of the ranges: both shares have exact
 * intervals, joined as in Newcombe's method for paired proportions (1998, method 10), with the correlation of a trinomial.
 */
export function reachOf(
  { above, below }: Shares,
  ranges: Shares,
  { trials, level }: { trials: number; level: number },
): { down: number; up: number } {
  const gains = ranges.above > 0 ? clopperPearson(above, trials, level) : { low: 0, high: 0 }
  const losses = ranges.below > 0 ? clopperPearson(below, trials, level) : { low: 0, high: 0 }
  const correlation = ranges.above > 0 && ranges.below > 0 ? trinomial({ above, below }, trials) : 0
  const joined = (a: number, b: number) => Math.sqrt(a * a + b * b - 2 * correlation * a * b)
  return {
    down: joined((above - gains.low) * ranges.above, (losses.high - below) * ranges.below),
    up: joined((gains.high - above) * ranges.above, (below - losses.low) * ranges.below),
  }
}

/** Correlation of the two shares of a trinomial, with half a trial added to each of the three counts. */
function trinomial({ above, below }: Shares, trials: number): number {
  const shrunk = (share: number) => (share * trials + 0.5) / (trials + 1.5)
  const odds = (share: number) => share / (1 - share)
  return -Math.sqrt(odds(shrunk(above)) * odds(shrunk(below)))
}
