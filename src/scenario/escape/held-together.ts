import type { Subtask } from '../../graph/subtask.ts'
import { mechanismUses } from './mechanism-uses.ts'
import { type EscapeTask, isMomentary, waysOf } from './rooms.ts'

/**
 * The subtasks that several agents must work on at the same moment: they operate mechanisms of one way that are held
 * together, one of which releases as soon as no agent holds it. Groups that share a subtask are one.
 */
export function heldTogether({ escape: rooms }: EscapeTask, subtasks: readonly Subtask[]): number[][] {
  const momentary = new Set(rooms.mechanisms.filter(isMomentary).map(({ id }) => id))
  const uses = subtasks.map(({ id, actions }) => ({
    id,
    mechanisms: new Set(mechanismUses({ actions }, rooms).map(({ mechanism }) => mechanism.id)),
  }))
  const groups: Set<number>[] = []
  for (const { hold, openedBy } of waysOf(rooms)) {
    if (hold !== 'together' || !openedBy.some((id) => momentary.has(id))) continue
    const partners = uses.filter(({ mechanisms }) => openedBy.some((id) => mechanisms.has(id)))
    const group = new Set(partners.map(({ id }) => id))
    for (const other of groups.filter((one) => [...one].some((id) => group.has(id)))) {
      for (const id of other) group.add(id)
      groups.splice(groups.indexOf(other), 1)
    }
    groups.push(group)
  }
  return groups.filter(({ size }) => size > 1).map((group) => [...group].sort((a, b) => a - b))
}
