import type { EdgeRecord } from './edge-record.ts'
import { tallyOf } from './edge-record.ts'

/** The estimate before the placebo has been asked. */
export const SUPPOSED_NOISE = 0.05

/** How often the placebo moved an edge that the model otherwise repeats. */
export interface Noise {
  falls: number
  asked: number
  /** (falls + 1) / (asked + 20): starts at the supposed noise and soon follows the observed one. */
  rate: number
}

/**
 * The share of placebo answers in which an edge fell although the rules kept their meaning: an
 * intervention must exceed it. Edges that the model did not name from both ends are left out: they may not exist at all.
 */
export function noiseOf(edges: readonly EdgeRecord[]): Noise {
  let [falls, asked] = [0, 0]
  for (const edge of edges) {
    const control = tallyOf(edge, ({ kind }) => kind === 'control')
    if (control.stood < control.asked) continue
    const placebo = tallyOf(edge, ({ kind }) => kind === 'placebo')
    asked += placebo.asked
    falls += placebo.asked - placebo.stood
  }
  return { falls, asked, rate: (falls + 1) / (asked + 1 / SUPPOSED_NOISE) }
}

/** How often an answer repeats an unstable edge. */
const REPEATED = 0.2

/**
 * log of how much better the answers under the true rules and the placebo fit an edge that the model holds than an
 * unstable edge, which it named by chance.
 */
export function stability(edge: EdgeRecord, noise: number): number {
  const { stood, asked } = tallyOf(edge, ({ kind }) => kind !== 'intervention')
  return stood * Math.log((1 - noise) / REPEATED) + (asked - stood) * Math.log(noise / (1 - REPEATED))
}

/** An edge below `-CLEAR` is unstable, above `CLEAR` it is held; between the two it is asked about again. */
export const CLEAR = 1.6
