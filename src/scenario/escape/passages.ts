import { cellKey, type Position } from '../../core/position.ts'
import type { CauseList } from '../../graph/needs/cause.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { ActionRole } from '../../task/actions/roles.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { RuleId } from '../../task/rule-ids.ts'
import { type Escape, type EscapeTask, roomAt, type Way, waysOf } from './rooms.ts'

/** Maximum number of ways to a room that are distinguished, and of the groups of alternatives made of them. */
const MAX_WAYS = 8
const MAX_GROUPS = 64

/** Subtasks of which any one opens a gate (or is one of several that must all be done to open it). */
interface Opening {
  rule: RuleId
  anyOf: readonly number[]
}

/**
 * Closed ways (game rules): work in a room waits for the mechanisms of the gates and teleports on the way there, except for those
 * that the mechanism of a later gate waits for anyway. The way with the fewest gates is named first and, if any one mechanism
 * opens a gate, the subtask with the lowest id; if other ways lead there, the subtasks that open them are alternatives.
 */
export function passageCauses(
  { escape: escapeTask }: EscapeTask,
  subtasks: readonly Subtask[],
  causes: CauseList,
  actions: ActionVocabulary,
): void {
  const roomOf = roomFinder(escapeTask)
  const openings = new Openings(escapeTask, usersOf(escapeTask, subtasks, actions))
  for (const { id, actions: calls } of subtasks) {
    const rooms = new Set(calls.flatMap((call) => roomAround(actions.targetCellOf(call), roomOf)))
    for (const room of rooms)
      for (const { rule, anyOf } of anyOfThese(withoutOwn(openings.onWaysTo(room), id))) {
        const [user, ...instead] = anyOf
        causes.add(rule, user as number, id, instead)
      }
  }
}

/** The mechanisms to open on the ways to each room. */
class Openings {
  readonly #escape: Escape
  /** The subtask that uses each mechanism. */
  readonly #users: ReadonlyMap<string, number>
  readonly #roomOfMechanism: ReadonlyMap<string, string | undefined>
  /** The gates on the nearest way to each room. */
  readonly #nearest: ReadonlyMap<string, readonly Way[]>
  readonly #byRoom = new Map<string, Opening[][]>()

  constructor(escapeTask: Escape, users: ReadonlyMap<string, number>) {
    const roomOf = roomFinder(escapeTask)
    this.#escape = escapeTask
    this.#users = users
    this.#roomOfMechanism = new Map(escapeTask.mechanisms.map(({ id, position }) => [id, roomOf(position)]))
    this.#nearest = waysFrom(escapeTask, this.#roomOfMechanism)
  }

  /** The openings on each path to a room, the nearest path first. */
  onWaysTo(room: string): Opening[][] {
    const cached = this.#byRoom.get(room)
    if (cached !== undefined) return cached
    const first = this.#nearest.get(room) ?? []
    const canBeOpened = (way: Way) => this.#canBeOpened(way)
    const others = otherWaysTo(room, { escapeTask: this.#escape, first, canBeOpened })
    const openings = [first, ...others].map((gates) => this.#on(gates))
    this.#byRoom.set(room, openings)
    return openings
  }

  #gatesBefore(mechanism: string): readonly Way[] {
    return this.#nearest.get(this.#roomOfMechanism.get(mechanism) ?? '') ?? []
  }

  /** The mechanisms of a gate that a subtask uses, the lowest subtask first. */
  #openersOf({ openedBy }: Way): { mechanism: string; user: number }[] {
    return openedBy
      .flatMap((mechanism) => {
        const user = this.#users.get(mechanism)
        return user === undefined ? [] : [{ mechanism, user }]
      })
      .sort((a, b) => a.user - b.user)
  }

  /** Whether the team opens a gate, and not only from behind it. */
  #canBeOpened(way: Way): boolean {
    const fromBefore = this.#openersOf(way).filter(
      ({ mechanism }) => !this.#gatesBefore(mechanism).some(({ id }) => id === way.id),
    )
    return fromBefore.length >= (way.hold === 'any' ? Math.min(1, way.openedBy.length) : way.openedBy.length)
  }

  /** The openings on one way, without those that later ones imply. */
  #on(gates: readonly Way[]): Opening[] {
    const implied = new Set<string>()
    return gates.toReversed().flatMap((gate) => {
      const openers = this.#openersOf(gate)
      const awaited = gate.hold === 'any' ? openers.slice(0, 1) : openers
      for (const { mechanism } of awaited) for (const { id } of this.#gatesBefore(mechanism)) implied.add(id)
      return implied.has(gate.id)
        ? []
        : openingsOf(
            gate,
            openers.map(({ user }) => user),
          )
    })
  }
}

/** The openings of one gate, by the subtasks that use its mechanisms. */
function openingsOf({ hold, openedBy }: Way, users: readonly number[]): Opening[] {
  if (users.length === 0) return []
  const rule: RuleId =
    hold === 'together' && openedBy.length > 1 ? 'simultaneous-conditions' : 'mechanism-before-passage'
  return hold === 'any' ? [{ rule, anyOf: users }] : users.map((user) => ({ rule, anyOf: [user] }))
}

/** The nearest path, and others without the openings that the subtask itself must make. */
function withoutOwn([first = [], ...others]: readonly (readonly Opening[])[], id: number): Opening[][] {
  const left = others.map((openings) =>
    openings.map(({ rule, anyOf }): Opening => ({ rule, anyOf: anyOf.filter((user) => user !== id) })),
  )
  return [[...first], ...left.filter((openings) => openings.every(({ anyOf }) => anyOf.length > 0))]
}

/** The mechanisms to open if any one of several paths is enough: something from each path, in all combinations. */
function anyOfThese([first = [], ...others]: readonly (readonly Opening[])[]): Opening[] {
  const groups = others.reduce<readonly Opening[]>(
    (known, way) =>
      known.length * way.length > MAX_GROUPS
        ? known
        : known.flatMap(({ rule, anyOf }) =>
            way.map((opening): Opening => ({ rule, anyOf: [...new Set([...anyOf, ...opening.anyOf])] })),
          ),
    first,
  )
  return groups.filter(
    ({ anyOf }, index) =>
      !groups.some(
        (other, at) =>
          at !== index &&
          other.anyOf.every((user) => anyOf.includes(user)) &&
          (other.anyOf.length < anyOf.length || at < index),
      ),
  )
}

/** Ways to a room other than the nearest, through gates that can be opened and no room twice; the shortest first. */
function otherWaysTo(
  room: string,
  options: { escapeTask: Escape; first: readonly Way[]; canBeOpened: (way: Way) => boolean },
): (readonly Way[])[] {
  const { escapeTask, first, canBeOpened } = options
  const steps = stepsOf(escapeTask).filter(({ way }) => canBeOpened(way))
  const found: (readonly Way[])[] = []
  let open: { at: string; rooms: readonly string[]; gates: readonly Way[] }[] = [
    { at: escapeTask.start, rooms: [escapeTask.start], gates: [] },
  ]
  while (open.length > 0 && found.length < MAX_WAYS) {
    found.push(...open.flatMap(({ at, gates }) => (at === room ? [gates] : [])))
    const further = open.filter(({ at }) => at !== room)
    open = further
      .slice(0, MAX_GROUPS)
      .flatMap(({ at, rooms, gates }) =>
        steps
          .filter(({ from, to }) => from === at && !rooms.includes(to))
          .map(({ way, to }) => ({ at: to, rooms: [...rooms, to], gates: [...gates, way] })),
      )
  }
  const key = (gates: readonly Way[]) => gates.map(({ id }) => id).join()
  return found.filter((gates) => key(gates) !== key(first)).slice(0, MAX_WAYS)
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
  const steps = stepsOf(escapeTask)
  for (;;) {
    const next = steps.filter(({ from, to }) => known.has(from) && !known.has(to))
    const possible = next.filter(({ way }) => canOpen(way))
    const length = ({ from }: Step) => known.get(from)?.length ?? 0
    const [best] = (possible.length > 0 ? possible : next).sort((a, b) => length(a) - length(b))
    if (best === undefined) return known
    known.set(best.to, [...(known.get(best.from) ?? []), best.way])
  }
}

interface Step {
  way: Way
  from: string
  to: string
}

/** Connections between rooms: gates lead both ways. */
const stepsOf = (escapeTask: Escape): Step[] =>
  waysOf(escapeTask).flatMap((way) => [
    ...way.to.map((to) => ({ way, from: way.from, to })),
    ...(way.isGate ? way.to.map((from) => ({ way, from, to: way.from })) : []),
  ])

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
export function usersOf(
  { mechanisms }: Escape,
  subtasks: readonly Pick<Subtask, 'id' | 'actions'>[],
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
