import { join } from 'node:path'
import { claim } from '../experiment/claim/claim.ts'
import { noteSpentAt, spentAt } from '../experiment/matrix/spending.ts'
import type { Allowance, Spent } from '../model/allowance/allowance.ts'
import { type AllowanceOptions, openAllowance } from '../model/allowance/open-allowance.ts'

/** The budget for judging, over all judges and all processes that judge this folder. */
export interface JudgingBudget extends Allowance {
  /** Allows other processes to judge the folder. */
  release(): void
}

/**
 * Opens the budget of a folder. Earlier spending counts, even by a process that was killed, since a request is recorded before it
 * is made. Only one process at a time holds the budget.
 * @throws RunFolderError if a living process is judging the folder; UsageError for limits that allow nothing
 */
export async function judgingBudget(folder: string, options: AllowanceOptions): Promise<JudgingBudget> {
  const file = join(folder, 'judging.json')
  const held = await claim({ folder, name: 'judging' })
  const release = () => held.release()
  try {
    const spent = spentAt(file)
    const note = (booked: Spent) => {
      held.assertHeld()
      noteSpentAt(file, booked)
    }
    const allowance = openAllowance({ ...options, spent, whose: 'judging', note })
    return {
      release,
      hasBudget: allowance.hasBudget,
      turn: (...args) => allowance.turn(...args),
    }
  } catch (error) {
    release()
    throw error
  }
}
