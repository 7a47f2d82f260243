import { profileNamed, type Rates } from '../../src/question/simulated/profile.ts'

/** A simulated model that behaves in one way while it is calibrated, and in another on the tasks that it plans. */
export interface Transport {
  name: string
  calibrated: Rates
  /** @param round number of the round of questions, as a share of the maximum that a plan takes */
  planned(round: number): Rates
  /** Whether it is well-behaved: then it must be refined, and its graphs must become better. */
  isFine?: true
}

const { rates: usual } = profileNamed('flipping@0.02')
/** Its rate of misbehaviour is added to its other rates. */
const differing = (name: string, changes: Partial<Rates>): Transport => ({
  name,
  calibrated: usual,
  planned: () => ({ ...usual, ...changes }),
})
const fine = (name: string, changes: Partial<Rates>): Transport => {
  const rates = { ...usual, ...changes }
  return { name, calibrated: rates, planned: () => rates, isFine: true }
}

/** Made-up edges as a share of the true ones, of which a part misapplies rules. */
const madeUp = (misapplied: number): Partial<Rates> => ({
  invented: usual.invented * (1 - misapplied),
  misapplied: usual.invented * misapplied,
})

/** Models that behave differently on the task than in the calibration, and well-behaved ones for comparison. */
export const transports: readonly Transport[] = [
  differing('misapplies 5 % of made-up edges', madeUp(0.05)),
  differing('misapplies 30 % of made-up edges', madeUp(0.3)),
  differing('misapplies all made-up edges', madeUp(1)),
  differing('over-reads one rule', { over_read: 0.1 }),
  differing('over-reads one rule, often', { over_read: 0.3 }),
  differing('ignores contradictions', { ignored: 1 }),
  differing('ignores them in half of the answers', { ignored: 0.5 }),
  differing('ignores them for half of the edges', { stubborn: 0.5 }),
  differing('ignores them for a quarter of the edges', { stubborn: 0.25 }),
  differing('obeys half of the time', { disobeyed: 0.5 }),
  differing('is startled by any contradiction', { over_reaction: 0.5 }),
  differing('keeps to the list it is shown', { shown: 0.1, ignored: 0.9 }),
  fine('good', {}),
  fine('8 % flips, 15 % disobedience', { flip: 0.08, disobeyed: 0.15 }),
  fine('heavy tails', { lapse: 0.1, uneven: 0.02 }),
  {
    name: 'drifts from 1 % to 10 % flips',
    calibrated: usual,
    planned: (round) => ({ ...usual, flip: 0.01 + 0.09 * round }),
    isFine: true,
  },
]
