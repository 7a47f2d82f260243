import { cellKey } from '../../core/position.ts'
import type { CauseList } from '../../graph/needs/cause.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { usersOf } from './passages.ts'
import { type Escape, type EscapeTask, roomAt, type Way, waysOf } from './rooms.ts'

/**
 * Work that can be lost for good in an escape (rule `last-chance`): a teleport that opens moves every agent in its room, and where
 * no way leads back, work that is left in that room is never done. Such work comes before the subtask that opens the
 * teleport; if several mechanisms open it, before the last of them.
 */
export function lastChanceCauses(
  { escape: escapeTask }: EscapeTask,
  subtasks: readonly Subtask[],
  causes: CauseList,
  actions: ActionVocabulary,
): void {
  const drops = oneWayDrops(escapeTask)
  if (drops.length === 0) return
  const users = usersOf(escapeTask, subtasks, actions)
  for (const { from, openedBy } of drops) {
    const openers = openedBy.flatMap((mechanism) => users.get(mechanism) ?? [])
    if (openers.length === 0) continue
    const opener = Math.max(...openers)
    for (const { id, actions: calls } of subtasks) {
      const cells = calls.flatMap((call) => actions.targetCellOf(call) ?? [])
      if (!openers.includes(id) && cells.some((cell) => roomAt(escapeTask, cell) === from))
        causes.add('last-chance', id, opener)
    }
  }
}

/** Whether something can be left behind above a drop of this escape; its prompts then state the rule. */
export const canLeaveBehind = (task: EscapeTask): boolean => lossyDrops(task).length > 0

/** Whether a subtask uses a mechanism that opens such a drop: no agent in the room can come back. */
export function opensDrop(
  task: EscapeTask,
  { actions: calls }: Pick<Subtask, 'actions'>,
  actions: ActionVocabulary,
): boolean {
  const drops = lossyDrops(task)
  if (drops.length === 0) return false
  const used = usersOf(task.escape, [{ id: 0, actions: calls }], actions)
  return drops.some(({ openedBy }) => openedBy.some((mechanism) => used.has(mechanism)))
}

/** One-way drops from rooms with a container, or with a mechanism that does not open the drop itself. */
const lossyDrops = ({ containers, escape: escapeTask }: EscapeTask): Way[] =>
  oneWayDrops(escapeTask).filter(({ from, openedBy }) =>
    [
      ...containers.map(({ position }) => ({ id: cellKey(position), position })),
      ...escapeTask.mechanisms,
    ].some(({ id, position }) => roomAt(escapeTask, position) === from && !openedBy.includes(id)),
  )

/** Teleports that are closed at first and from whose destinations no way leads back to their room. */
function oneWayDrops(escapeTask: Escape): Way[] {
  const ways = waysOf(escapeTask)
  return ways.filter(
    ({ isGate, openedBy, from, to }) => !isGate && openedBy.length > 0 && !roomsFrom(to, ways).has(from),
  )
}

/** The rooms that can be reached from some rooms once every gate and teleport is open. */
function roomsFrom(starts: readonly string[], ways: readonly Way[]): Set<string> {
  const reached = new Set(starts)
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { from, to, isGate } of ways) {
      if (reached.has(from)) for (const room of to) reached.add(room)
      if (isGate && to.some((room) => reached.has(room))) reached.add(from)
    }
  }
  return reached
}
