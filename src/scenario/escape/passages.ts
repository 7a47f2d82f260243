import { cellKey, type Position } from '../../core/position.ts'
import type { CauseList } from '../../graph/needs/cause.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { ActionRole } from '../../task/actions/roles.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { type Escape, type EscapeTask, roomAt, type Way, waysOf } from './rooms.ts'

/**
 * Closed ways (game rules): work in a room waits for the mechanisms of the gates and teleports on the way there, except
 * for those that the mechanism of a later gate waits for anyway. Of several ways the one with the fewest gates counts; if any
 * one mechanism opens a gate, the subtask with the lowest id is named and the others would do as well.
 */
export function passageCauses(
  { escape: escapeTask }: EscapeTask,
  subtasks: readonly Subtask[],
  causes: CauseList,
  actions: ActionVocabulary,
): void {
  const roomOf = roomFinder(escapeTask)
  const users = usersOf(escapeTask, subtasks, actions)
  const roomOfMechanism = new Map(escapeTask.mechanisms.map(({ id, position }) => [id, roomOf(position)]))
  const ways = waysFrom(escapeTask, roomOfMechanism)
  /** The subtasks that open a gate, by mechanism; of alternatives the first, with the others beside it. */
  const openers = ({ openedBy, hold }: Way): { mechanism: string; user: number; instead?: number[] }[] => {
    const all = openedBy.flatMap((mechanism) => {
      const user = users.get(mechanism)
      return user === undefined ? [] : [{ mechanism, user }]
    })
    if (hold !== 'any') return all
    const [first, ...others] = all.sort((a, b) => a.user - b.user)
    return first === undefined ? [] : [{ ...first, instead: others.map(({ user }) => user) }]
  }
  for (const { id, actions: calls } of subtasks) {
    const rooms = new Set(calls.flatMap((call) => roomAround(actions.targetCellOf(call), roomOf)))
    for (const room of rooms) {
      const implied = new Set<string>()
      for (const gate of [...(ways.get(room) ?? [])].reverse()) {
        const before = openers(gate)
        for (const { mechanism } of before) {
          for (const { id: passed } of ways.get(roomOfMechanism.get(mechanism) ?? '') ?? [])
            implied.add(passed)
        }
        if (implied.has(gate.id)) continue
        const rule =
          gate.hold === 'together' && gate.openedBy.length > 1
            ? 'simultaneous-conditions'
            : 'mechanism-before-passage'
        for (const { user, instead } of before) causes.add(rule, user, id, instead)
      }
    }
  }
}

function roomAround(cell: Position | undefined, roomOf: (cell: Position) => string | undefined): string[] {
  const room = cell === undefined ? undefined : roomOf(cell)
  return room === undefined ? [] : [room]
}

/**
 * The gates and teleports on the way from the start to each room, in order: the way with the fewest of them that can be
 * opened from rooms reached before. Ways that cannot be opened like this are used only if there is no alternative.
 */
function waysFrom(
  escapeTask: Escape,
  roomOfMechanism: ReadonlyMap<string, string | undefined>,
): Map<string, readonly Way[]> {
  const known = new Map<string, readonly Way[]>([[escapeTask.start, []]])
  const canOpen = ({ openedBy, hold }: Way) => {
    const isThere = (id: string) => {
      const room = roomOfMechanism.get(id)
      return room === undefined || known.has(room)
    }
    return hold === 'any' && openedBy.length > 0 ? openedBy.some(isThere) : openedBy.every(isThere)
  }
  const steps = waysOf(escapeTask).flatMap((way) => [
    ...way.to.map((to) => ({ way, from: way.from, to })),
    ...(way.isGate ? way.to.map((from) => ({ way, from, to: way.from })) : []),
  ])
  for (;;) {
    const next = steps.filter(({ from, to }) => known.has(from) && !known.has(to))
    const possible = next.filter(({ way }) => canOpen(way))
    const length = ({ from }: (typeof steps)[number]) => known.get(from)?.length ?? 0
    const [best] = (possible.length > 0 ? possible : next).sort((a, b) => length(a) - length(b))
    if (best === undefined) return known
    known.set(best.to, [...(known.get(best.from) ?? []), best.way])
  }
}

function roomFinder(escapeTask: Escape): (cell: Position) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (cell) => {
    const key = cellKey(cell)
    if (!known.has(key)) known.set(key, roomAt(escapeTask, cell))
    return known.get(key)
  }
}

/** Roles of actions that activate a mechanism. */
const USING: ReadonlySet<ActionRole | undefined> = new Set(['operates', 'places', 'digs'])

/** The subtask (lowest id) that uses each mechanism: toggles it, places the wanted block or removes a block. */
function usersOf(
  { mechanisms }: Escape,
  subtasks: readonly Subtask[],
  actions: ActionVocabulary,
): Map<string, number> {
  const at = new Map(mechanisms.map(({ id, position }) => [cellKey(position), id]))
  const users = new Map<string, number>()
  for (const { id, actions: calls } of subtasks) {
    for (const call of calls) {
      const cell = USING.has(actions.roleOf(call)) ? actions.targetCellOf(call) : undefined
      const mechanism = cell === undefined ? undefined : at.get(cellKey(cell))
      if (mechanism !== undefined) users.set(mechanism, Math.min(id, users.get(mechanism) ?? id))
    }
  }
  return users
}
