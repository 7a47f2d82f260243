import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'
import type { Draw } from './draw.ts'

/** True edges of a subtask, on average over our tasks: turns a share of true edges into a chance for each pair. */
export const TRUE_EDGES_A_SUBTASK = 1.5
/** Share of made-up edges that lead forward in the order in which the subtasks are listed. */
export const FORWARD = 0.8

/**
 * What a simulated model holds for the prerequisites of each subtask, by ids: the true ones but those it never sees, with
 * made-up ones beside them. The lasting errors are drawn by the same names as in answers about dependencies, so all
 * planners meet the same wrong beliefs.
 *
 * @param of names this answer among all others: what is left out or made up this once
 */
export function believedPrerequisites(
  { task, subtasks }: { task: Task; subtasks: readonly Subtask[] },
  { rates, dice, of, knowledge }: Draw,
): (id: number) => number[] {
  const chance = (share: number) => (share * TRUE_EDGES_A_SUBTASK * 2) / Math.max(1, subtasks.length - 1)
  const isMadeUp = (from: number, to: number, share: number, draw: (pair: string) => number) => {
    if (share === 0) return false
    const drawn = draw(`${Math.min(from, to)}–${Math.max(from, to)}`)
    return from < to
      ? drawn < chance(share) * FORWARD
      : drawn >= chance(share) * FORWARD && drawn < chance(share)
  }
  return (to) => {
    const truth = new Set(knowledge.prerequisitesOf(task, subtasks, to))
    return subtasks.flatMap(({ id: from }) => {
      if (from === to) return []
      const edge = `${from}→${to}`
      const isFlipped = () => dice('flip', edge, of) < rates.flip
      if (truth.has(from)) return dice('missed', edge) < rates.missed || isFlipped() ? [] : [from]
      const isHeld = isMadeUp(from, to, rates.invented, (pair) => dice('invented', pair)) && !isFlipped()
      const isNamed = isHeld || isMadeUp(from, to, rates.unstable, (pair) => dice('whim', pair, of))
      return isNamed ? [from] : []
    })
  }
}
