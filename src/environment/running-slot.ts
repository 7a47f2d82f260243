import { z } from 'zod'
import type { Progress } from '../task/progress.ts'
import type { SlotStep } from './observations.ts'
import type { Slot, SlotEnding } from './slot.ts'
import type { SlotRewards } from './slot-rewards.ts'

/** Number of consecutive malformed actions after which a slot ends. */
const MAX_MALFORMED = 200

/** An agent leaves: its slot ends, and the others continue. */
export const leaveSchema = z.strictObject({ type: z.literal('leave') })

/** A slot that is still being played, with its rewards and the number of its decisions. */
export class RunningSlot {
  readonly slot: Slot
  readonly rewards: SlotRewards
  #steps = 0
  #reported = 0
  #malformed: string | undefined
  #malformedInARow = 0
  #hasLeft = false

  constructor(slot: Slot, rewards: SlotRewards) {
    this.slot = slot
    this.rewards = rewards
  }

  get agent(): string {
    return this.slot.spec.agent
  }

  get steps(): number {
    return this.#steps
  }

  /** Why the slot itself ends: death, all steps used, the agent left, too many malformed actions. */
  get ending(): SlotEnding | undefined {
    const { maxSteps } = this.slot.spec
    if (this.slot.ending !== undefined) return this.slot.ending
    if (this.#hasLeft) return { how: 'truncated', reason: 'the agent left' }
    if (this.#malformedInARow >= MAX_MALFORMED)
      return { how: 'truncated', reason: `${MAX_MALFORMED} actions in a row could not be read` }
    if (maxSteps !== undefined && this.#steps >= maxSteps && this.slot.isDue)
      return { how: 'truncated', reason: `all ${maxSteps} steps are used up` }
    return undefined
  }

  act(action: unknown): void {
    if (leaveSchema.safeParse(action).success) {
      this.#hasLeft = true
      return
    }
    this.#steps++
    this.#malformed = this.slot.act(action)
    this.#malformedInARow = this.#malformed === undefined ? 0 : this.#malformedInARow + 1
  }

  /** The result of the last decision; its reward is reported once. */
  report(gameMs: number, progress: Progress, ending: SlotEnding | undefined): SlotStep {
    const total = this.rewards.total()
    const reward = total - this.#reported
    this.#reported = total
    return {
      observation: this.slot.observe(),
      reward,
      terminated: ending?.how === 'terminated',
      truncated: ending?.how === 'truncated',
      info: {
        agent: this.agent,
        step: this.#steps,
        gameMs: Math.round(gameMs),
        totalReward: total,
        progress,
        malformed: this.#malformed ?? null,
        ending: ending?.reason ?? null,
      },
    }
  }
}
