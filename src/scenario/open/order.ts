import type { CauseList } from '../../graph/needs/cause.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import type { Predicate } from '../../mcu/predicate/schema.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { type Deed, deedsOf } from './deeds.ts'
import { shareIn, wantedFor } from './does.ts'
import type { Open, OpenTask } from './open.ts'

/** What an open task demands to be done one after another, in words; undefined where the order is free. */
export function orderInWords({ open }: OpenTask): string | undefined {
  const ordered = goalsOf(open).filter(isOrdered)
  if (ordered.length === 0) return undefined
  return `In this order: ${ordered.map(predicateInWords).join('; ')}.`
}

/**
 * The order that an open task demands (rule `task-order`): what is done for a part of "x, then y" comes before what is done
 * for the next one. What only prepares a part is free. A part that no subtask does anything for is skipped.
 */
export function orderCauses(
  task: OpenTask,
  subtasks: readonly Subtask[],
  causes: CauseList,
  actions: ActionVocabulary,
): void {
  const goals = goalsOf(task.open)
  if (!goals.some(isOrdered)) return
  const deeds = deedsOf(task, subtasks, actions)
  for (const goal of goals)
    for (const { from, to } of workOn(goal, { deeds, version: task.gameVersion }).waits)
      causes.add('task-order', from, to)
}

const goalsOf = ({ success, milestones }: Open): Predicate[] =>
  success === undefined ? milestones.map(({ reached }) => reached) : [success]

function isOrdered(goal: Predicate): boolean {
  switch (goal.kind) {
    case 'then':
      return goal.of.length > 1 || goal.of.some(isOrdered)
    case 'and':
    case 'or':
      return goal.of.some(isOrdered)
    case 'within':
    case 'times':
      return isOrdered(goal.of)
    default:
      return false
  }
}

/** What the subtasks do for a part of a goal. */
interface Work {
  /** Deeds that count for the part. */
  readonly deeds: readonly Deed[]
  /** Those of them that the part begins with, and those that it ends with. */
  readonly first: readonly Deed[]
  readonly last: readonly Deed[]
  /** Which subtask has to come before which. */
  readonly waits: readonly { from: number; to: number }[]
  /** Whether the part is complete with these deeds. */
  readonly isComplete: boolean
}

const NOTHING: Work = { deeds: [], first: [], last: [], waits: [], isComplete: true }

/** The deeds that count for a part of a goal. Each deed counts once, for the first part that it does something for. */
function workOn(goal: Predicate, free: { deeds: readonly Deed[]; version: string }): Work {
  switch (goal.kind) {
    case 'and':
      return workOnAll(goal.of, free, { inOrder: false })
    case 'then':
      return workOnAll(goal.of, free, { inOrder: true })
    case 'or': {
      const ways = goal.of.map((part) => workOn(part, free))
      return (
        ways.find(({ isComplete }) => isComplete) ?? ways.find(({ deeds }) => deeds.length > 0) ?? NOTHING
      )
    }
    case 'within':
      return workOn(goal.of, free)
    case 'times':
      return workOnAll(
        Array.from({ length: goal.count }, () => goal.of),
        free,
        { inOrder: isOrdered(goal.of) },
      )
    default: {
      const deeds: Deed[] = []
      let left = wantedFor(goal)
      for (const deed of free.deeds) {
        const share = left > 0 ? shareIn(goal, deed, free.version) : 0
        if (share === 0) continue
        deeds.push(deed)
        left -= share
      }
      return { deeds, first: deeds, last: deeds, waits: [], isComplete: left <= 0 }
    }
  }
}

function workOnAll(
  parts: readonly Predicate[],
  free: { deeds: readonly Deed[]; version: string },
  { inOrder }: { inOrder: boolean },
): Work {
  let all = NOTHING
  for (const part of parts) {
    const taken = new Set(all.deeds)
    const work = workOn(part, { ...free, deeds: free.deeds.filter((deed) => !taken.has(deed)) })
    const isNext = inOrder && all.deeds.length > 0
    all = {
      deeds: [...all.deeds, ...work.deeds],
      first: isNext ? all.first : [...all.first, ...work.first],
      last: isNext && work.deeds.length > 0 ? work.last : [...all.last, ...work.last],
      waits: [...all.waits, ...work.waits, ...(isNext ? pairsOf(all.last, work.first) : [])],
      isComplete: all.isComplete && work.isComplete,
    }
  }
  return all
}

function pairsOf(before: readonly Deed[], after: readonly Deed[]): { from: number; to: number }[] {
  const ids = (deeds: readonly Deed[]) => [...new Set(deeds.map(({ subtask }) => subtask))]
  return ids(before).flatMap((from) => ids(after).map((to) => ({ from, to })))
}
