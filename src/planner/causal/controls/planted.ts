import type { Random } from '../../../core/random.ts'
import type { Subtask } from '../../../graph/subtask.ts'

/** Planted subtasks, each at its own position in every list. */
export class Planted {
  readonly subtasks: readonly Subtask[]
  readonly ids: ReadonlySet<number>
  /** Position of each of them in the list, from 0 to 1. */
  readonly #places: readonly number[]
  /** One list per list of the task's own subtasks, because answers are cached by list. */
  readonly #lists = new WeakMap<readonly Subtask[], readonly Subtask[]>()

  constructor(subtasks: readonly Subtask[], random: Random) {
    this.subtasks = subtasks
    this.ids = new Set(subtasks.map(({ id }) => id))
    this.#places = subtasks.map(() => random.next())
  }

  /** These subtasks with the planted ones among them. The order of both is the same in every list. */
  among(own: readonly Subtask[]): readonly Subtask[] {
    if (this.subtasks.length === 0) return own
    const known = this.#lists.get(own)
    if (known !== undefined) return known
    const placed = [
      ...own.map((subtask, index) => ({ subtask, at: (index + 0.5) / own.length })),
      ...this.subtasks.map((subtask, index) => ({ subtask, at: this.#places[index] as number })),
    ]
    const list = placed.sort((a, b) => a.at - b.at).map(({ subtask }) => subtask)
    this.#lists.set(own, list)
    return list
  }
}
