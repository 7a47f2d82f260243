import type { GameEvent } from '../../core/journal/events.ts'
import { type Fold, folded } from '../../core/journal/fold.ts'
import { PredicateFold, type Truth } from '../../mcu/predicate/fold.ts'
import { RewardFold, type Rewards } from '../../mcu/reward/fold.ts'
import { factOf } from './facts-of.ts'
import type { Open } from './open.ts'

/** The score of a run of an open task. */
export interface OpenScore {
  /** The goal; undefined if the game cannot tell. */
  readonly success: Truth | undefined
  readonly milestones: readonly { readonly id: string; readonly score: number; readonly truth: Truth }[]
  readonly rewards: Rewards
}

/** Tracks goal, milestones and rewards of an open task, event by event, from the end of the set-up on. */
export class ScoreFold implements Fold<OpenScore> {
  readonly #open: Open
  #goal: PredicateFold | undefined
  #milestones: readonly PredicateFold[] = []
  #rewards: RewardFold
  #hasBegun = false

  constructor(open: Open) {
    this.#open = open
    this.#rewards = new RewardFold(open.rewards)
  }

  /** Everything counts from now on. In the journal: at `setup.done`. */
  begin(): void {
    const { success, milestones } = this.#open
    this.#hasBegun = true
    this.#goal = success === undefined ? undefined : new PredicateFold(success)
    this.#milestones = milestones.map(({ reached }) => new PredicateFold(reached))
  }

  apply(event: GameEvent): void {
    if (event.type === 'setup.done') this.begin()
    if (!this.#hasBegun) return
    const fact = factOf(event)
    this.#goal?.apply(fact)
    for (const milestone of this.#milestones) milestone.apply(fact)
    this.#rewards.apply(fact)
  }

  now(): OpenScore {
    const nothing: Truth = { done: false, score: 0 }
    const { success, milestones } = this.#open
    return {
      success: success === undefined ? undefined : (this.#goal?.now() ?? nothing),
      milestones: milestones.map(({ id, score }, index) => ({
        id,
        score,
        truth: this.#milestones[index]?.now() ?? nothing,
      })),
      rewards: this.#rewards.now(),
    }
  }
}

/** Whether a task defines its goal by rules. Milestones without points do not. */
export const hasScore = ({ success, milestones, rewards }: Open): boolean =>
  success !== undefined || milestones.some(({ score }) => score > 0) || rewards.length > 0

/** The score of a whole run. */
export const scoreOf = (open: Open, events: Iterable<GameEvent>): OpenScore =>
  folded(new ScoreFold(open), events)

/** The share of the goal, 0..1: of the predicate, of the milestones' points if there is none, or of the rewards if there are neither. */
export function shareOf({ success, milestones, rewards }: OpenScore): number {
  if (success !== undefined) return success.score
  const points = milestones.reduce((sum, { score }) => sum + score, 0)
  if (points > 0)
    return milestones.reduce((sum, { score, truth }) => sum + (truth.done ? score : 0), 0) / points
  return rewards.most > 0 ? Math.max(0, Math.min(1, rewards.total / rewards.most)) : 0
}

/** Game time at which a goal was reached, or the last of all milestones (ms); undefined if it was not. */
export function doneAtOf({ success, milestones }: OpenScore): number | undefined {
  if (success !== undefined) return success.doneAt
  const times = milestones.map(({ truth }) => truth.doneAt)
  if (times.length === 0 || times.includes(undefined)) return undefined
  return Math.max(...times.map(Number))
}
