import { cellKey, type Position } from '../../core/position.ts'
import { type Escape, roomAt, type Way, waysOf } from '../../task/escape.ts'
import { cellOf } from '../cell-of.ts'
import type { Subtask } from '../subtask.ts'
import type { CauseList } from './cause.ts'

/** Arguments of actions that name where an agent goes. */
const PLACES = ['pos', 'container', 'target']

/**
 * Closed ways (game rules): what is done in a room waits for the mechanisms of the gates and teleports on the way there,
 * and of these only for the ones that no later gate's mechanism waits for anyway. Of several ways the one with the fewest
 * gates counts; of a gate that any one mechanism opens, the subtask of the lowest id.
 */
export function passageCauses(escapeTask: Escape, subtasks: readonly Subtask[], causes: CauseList): void {
  const ways = waysFrom(escapeTask)
  const roomOf = roomFinder(escapeTask)
  const users = usersOf(escapeTask, subtasks)
  const roomOfMechanism = new Map(escapeTask.mechanisms.map(({ id, position }) => [id, roomOf(position)]))
  /** Who opens a gate, by the mechanism used. */
  const openers = ({ openedBy, hold }: Way) => {
    const all = openedBy.flatMap((mechanism) => {
      const user = users.get(mechanism)
      return user === undefined ? [] : [{ mechanism, user }]
    })
    return hold === 'any' ? all.sort((a, b) => a.user - b.user).slice(0, 1) : all
  }
  for (const { id, actions } of subtasks) {
    const rooms = new Set(
      actions.flatMap(({ args }) => PLACES.flatMap((name) => roomNamed(args[name], roomOf))),
    )
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

function roomNamed(value: unknown, roomOf: (cell: Position) => string | undefined): string[] {
  const cell = cellOf(value)
  const room = cell === undefined ? undefined : roomOf(cell)
  return room === undefined ? [] : [room]
}

/** The gates and teleports on the way from the start to each room, the first one first (breadth first: fewest gates). */
function waysFrom(escapeTask: Escape): Map<string, readonly Way[]> {
  const { start } = escapeTask
  const ways = new Map<string, readonly Way[]>([[start, []]])
  const at = new Map<string, { way: Way; to: readonly string[] }[]>()
  const lead = (room: string, way: Way, to: readonly string[]) =>
    at.set(room, [...(at.get(room) ?? []), { way, to }])
  for (const way of waysOf(escapeTask)) {
    lead(way.from, way, way.to)
    if (way.isGate) for (const room of way.to) lead(room, way, [way.from])
  }
  const open = [start]
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    for (const { way, to } of at.get(room) ?? []) {
      for (const next of to) {
        if (ways.has(next)) continue
        ways.set(next, [...(ways.get(room) ?? []), way])
        open.push(next)
      }
    }
  }
  return ways
}

function roomFinder(escapeTask: Escape): (cell: Position) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (cell) => {
    const key = cellKey(cell)
    if (!known.has(key)) known.set(key, roomAt(escapeTask, cell))
    return known.get(key)
  }
}

const USES: ReadonlySet<string> = new Set(['Toggle', 'PlaceBlock', 'MineBlock'])

/** The subtask that uses each mechanism first (lowest id): toggles it, puts the wanted block there, or takes one away. */
function usersOf({ mechanisms }: Escape, subtasks: readonly Subtask[]): Map<string, number> {
  const at = new Map(mechanisms.map(({ id, position }) => [cellKey(position), id]))
  const users = new Map<string, number>()
  for (const { id, actions } of subtasks) {
    for (const { name, args } of actions) {
      const cell = USES.has(name) ? cellOf(args.pos) : undefined
      const mechanism = cell === undefined ? undefined : at.get(cellKey(cell))
      if (mechanism !== undefined) users.set(mechanism, Math.min(id, users.get(mechanism) ?? id))
    }
  }
  return users
}
