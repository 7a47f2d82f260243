import type { Requirements } from '../../graph/requirements.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Rehearsal, TrialResult, Trials } from '../trials.ts'
import { findRequirements, minimalSufficient } from './find-requirements.ts'

/** More alternatives than this are not told apart: any three of twelve make 220 groups. */
const MAX_REQUIREMENTS = 64

/** What trials have shown of a subtask. */
export interface Shown {
  requirements: Requirements
  /** False if there may be more requirements than were looked for. */
  isComplete: boolean
  /** Subtasks that must come later: once they are done as well, this one cannot be done any more. */
  closedBy: readonly number[]
  /** Why nothing could be found out. Then the rest says nothing. */
  unknown?: string
}

/** A trial that could not be run says nothing, neither that a subtask can be done nor that it cannot. */
class Unknown extends Error {}

/**
 * Finds out by interventions in the world what each subtask needs: do(others done, all but some not), then the subtask is
 * carried out. Nothing is read from the rules of the game.
 * @param hints subtasks that are likely to be needed, such as predicted edges; tried first, but not only
 */
export async function tryOut(
  subtasks: readonly Subtask[],
  trials: Trials,
  hints: (subtask: number) => readonly number[] = () => [],
): Promise<Map<number, Shown>> {
  const rehearsal = await trials.rehearse()
  const shown = await Promise.all(
    subtasks.map(async ({ id }) => [id, await tryOne(id, rehearsal, trials, hints(id))] as const),
  )
  return new Map(shown)
}

async function tryOne(
  id: number,
  { order, failures }: Rehearsal,
  trials: Trials,
  hints: readonly number[],
): Promise<Shown> {
  const nothing = { requirements: [], isComplete: false, closedBy: [] }
  const rank = order.indexOf(id)
  if (rank < 0)
    return { ...nothing, unknown: `it could not be carried out: ${failures.get(id) ?? 'no reason'}` }
  const isHint = (other: number) => Number(hints.includes(other))
  /** What was done right before is more likely to matter than what was done long ago, or later. */
  const delay = (other: number) => {
    const place = order.indexOf(other)
    return place < rank ? rank - place : order.length + place
  }
  let others = order
    .filter((other) => other !== id)
    .sort(
      (a, b) =>
        isHint(b) - isHint(a) || trials.distance(id, a) - trials.distance(id, b) || delay(a) - delay(b),
    )
  const before = new Set(order.slice(0, rank))
  let mayHang = false
  const attempt = (done: readonly number[]): Promise<TrialResult> =>
    trials.attempt({ subtask: id, done, mayHang })
  const test = async (done: readonly number[]): Promise<boolean> => {
    const result = await attempt(done)
    if (result.kind === 'not-run') throw new Unknown(result.reason)
    return result.kind === 'succeeded'
  }
  try {
    const all = await attempt(others)
    // Where nothing in the plan carries a block, dirt must.
    mayHang = all.kind === 'failed' && all.hangs
    const earlier = others.filter((other) => before.has(other))
    const closedBy: number[] = []
    while (!(await test(others))) {
      if (!(await test(earlier))) {
        const result = await attempt(earlier)
        const why = result.kind === 'failed' ? result.reason : result.kind
        return { ...nothing, unknown: `it failed with everything before it done: ${why}` }
      }
      const later = others.filter((other) => !before.has(other))
      const closing = await minimalSufficient(later, async (more) => !(await test([...earlier, ...more])))
      const last = closing.reduce((latest, other) =>
        order.indexOf(other) > order.indexOf(latest) ? other : latest,
      )
      closedBy.push(last)
      others = others.filter((other) => other !== last)
    }
    const found = await findRequirements({ candidates: others, test, maxRequirements: MAX_REQUIREMENTS })
    return { ...found, closedBy }
  } catch (error) {
    if (error instanceof Unknown) return { ...nothing, unknown: `a trial could not be run: ${error.message}` }
    throw error
  }
}
