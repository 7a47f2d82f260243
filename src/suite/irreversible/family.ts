import type { Random } from '../../core/random.ts'
import type { TaskDraft } from '../../scenario/builtin.ts'

/** Number of tasks of each family. */
export const SIZES = 4

/** Tasks of different sizes with the same kind of irreversible mistake. */
export interface IrreversibleFamily {
  readonly id: string
  /** What is lost when the order is wrong, for listings and documentation. */
  readonly loss: string
  /** @param size 0 to SIZES − 1 */
  task(id: string, size: number, random: Random): TaskDraft
}
