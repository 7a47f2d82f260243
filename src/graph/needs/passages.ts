import { cellKey, inBox, type Position } from '../../core/position.ts'
import type { Escape } from '../../task/escape.ts'
import { cellOf } from '../cell-of.ts'
import type { Subtask } from '../subtask.ts'
import type { CauseList } from './cause.ts'

type Gate = Escape['gates'][number]

/** Arguments of actions that name where an agent goes. */
const PLACES = ['pos', 'container', 'target']

/**
 * Closed ways (game rules): what is done in a room waits for the mechanisms of the gates on the way there, and of these
 * only for the ones that no later gate's mechanism waits for anyway. Of several ways the one with the fewest gates
 * counts; of a gate that any one mechanism opens, the subtask of the lowest id.
 */
export function passageCauses(escapeTask: Escape, subtasks: readonly Subtask[], causes: CauseList): void {
  const ways = waysFrom(escapeTask)
  const roomOf = roomFinder(escapeTask)
  const users = usersOf(escapeTask, subtasks)
  const roomOfMechanism = new Map(escapeTask.mechanisms.map(({ id, position }) => [id, roomOf(position)]))
  /** Who opens a gate, by the mechanism used. */
  const openers = ({ openedBy, hold }: Gate) => {
    const all = openedBy.flatMap((mechanism) => {
      const user = users.get(mechanism)
      return user === undefined ? [] : [{ mechanism, user }]
    })
    return hold === 'any' ? all.sort((a, b) => a.user - b.user).slice(0, 1) : all
  }
  for (const { id, actions } of subtasks) {
    const rooms = new Set(actions.flatMap(({ args }) => PLACES.flatMap((name) => roomAt(args[name], roomOf))))
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
        for (const { user } of before) causes.add(rule, user, id)
      }
    }
  }
}

function roomAt(value: unknown, roomOf: (cell: Position) => string | undefined): string[] {
  const cell = cellOf(value)
  const room = cell === undefined ? undefined : roomOf(cell)
  return room === undefined ? [] : [room]
}

/** The gates on the way from the start to each room, the first one first (breadth first: fewest gates). */
function waysFrom({ start, gates }: Escape): Map<string, readonly Gate[]> {
  const ways = new Map<string, readonly Gate[]>([[start, []]])
  const at = new Map<string, Gate[]>()
  for (const gate of gates) {
    for (const room of gate.between) at.set(room, [...(at.get(room) ?? []), gate])
  }
  const open = [start]
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    for (const gate of at.get(room) ?? []) {
      const [a, b] = gate.between
      const next = a === room ? b : a
      if (ways.has(next)) continue
      ways.set(next, [...(ways.get(room) ?? []), gate])
      open.push(next)
    }
  }
  return ways
}

function roomFinder({ rooms }: Escape): (cell: Position) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (cell) => {
    const key = cellKey(cell)
    if (!known.has(key)) known.set(key, rooms.find(({ box }) => inBox(box, cell))?.id)
    return known.get(key)
  }
}

/** The subtask that uses each mechanism first (lowest id): toggles it, or puts the wanted block there. */
function usersOf({ mechanisms }: Escape, subtasks: readonly Subtask[]): Map<string, number> {
  const at = new Map(mechanisms.map(({ id, position }) => [cellKey(position), id]))
  const users = new Map<string, number>()
  for (const { id, actions } of subtasks) {
    for (const { name, args } of actions) {
      const cell = name === 'Toggle' || name === 'PlaceBlock' ? cellOf(args.pos) : undefined
      const mechanism = cell === undefined ? undefined : at.get(cellKey(cell))
      if (mechanism !== undefined) users.set(mechanism, Math.min(id, users.get(mechanism) ?? id))
    }
  }
  return users
}
