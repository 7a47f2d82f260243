import { step, stop } from '../moves.ts'
import { amountsIn, type Cell, cellsIn, keyOf, propertiesIn, under } from '../reading.ts'
import type { Situation } from '../situation.ts'
import { selfIn, teamIn } from './team.ts'

interface Room {
  id: string
  min: Cell
  max: Cell
}
interface Mechanism {
  id: string
  at: Cell
  first: string
  wanted: string
}
interface Way {
  id: string
  /** A cell of a gate; undefined for a teleport. */
  cell: Cell | undefined
  rooms: string[]
  hold: string
  openedBy: string[]
}

/**
 * A whole escape without a plan. All agents read the same list of ways, so each takes its share of the mechanisms of the
 * next closed one by its place among the agents that can get there.
 */
export function playEscape(text: string, situation: Situation): object {
  return new EscapePlay(text, situation).next()
}

class EscapePlay {
  readonly #situation: Situation
  readonly #self: string
  readonly #rooms: Room[]
  readonly #ways: Way[]
  readonly #mechanisms: Map<string, Mechanism>
  readonly #exit: string
  readonly #carry: Map<string, number>
  /** The blocks of cells, read from the environment. */
  readonly #holds: Map<string, string>
  readonly #places: Map<string, Cell>
  readonly #team: string[]

  constructor(text: string, situation: Situation) {
    const task = under('The task', text)
    const lines = task.split('\n')
    this.#situation = situation
    this.#self = selfIn(text)
    this.#rooms = lines.flatMap(roomIn)
    this.#ways = lines.flatMap(wayIn)
    this.#mechanisms = new Map(lines.flatMap(mechanismIn).map((one) => [one.id, one]))
    this.#exit = /Everybody must be in the room (\S+) at the same time/.exec(task)?.[1] ?? ''
    this.#carry = amountsIn(/at the same time, with (.*) in their inventories/.exec(task)?.[1] ?? '')
    const { environment } = situation
    this.#holds = new Map(
      [...environment.matchAll(/^(\[[^\]]*\]) holds (\S+)$/gm)].map(([, at = '', block = '']) => [
        keyOf(cellsIn(at)[0] as Cell),
        block,
      ]),
    )
    this.#team = teamIn(text)
    this.#places = new Map(
      [...environment.matchAll(/^(\w+) at (\[[^\]]*\])$/gm)].map(([, name = '', at = '']) => [
        name,
        cellsIn(at)[0] as Cell,
      ]),
    )
    this.#places.set(this.#self, situation.here)
  }

  next(): object {
    return this.#takeItems() ?? this.#open() ?? this.#goOut()
  }

  /** Takes the items that must be carried out, as soon as a chest with them can be reached. */
  #takeItems(): object | undefined {
    for (const [item] of this.#carry) {
      const store = this.#situation.stores.find(({ items }) => items.has(item))
      if (store === undefined || !this.#reach(this.#situation.here).has(this.#roomOf(store.cell))) continue
      if (this.#ablest(store.cell)[0] !== this.#self) continue
      return step(`I take the ${item}.`, 'WithdrawItem', {
        container: store.cell,
        item,
        amount: store.items.get(item),
      })
    }
    return undefined
  }

  /** The share of this agent in the next way that is closed. */
  #open(): object | undefined {
    const reach = this.#reach(this.#situation.here)
    for (const way of this.#ways.filter((one) => !this.#isOpen(one))) {
      const mechanisms = way.openedBy.flatMap((id) => this.#mechanisms.get(id) ?? [])
      if (!mechanisms.some(({ at }) => reach.has(this.#roomOf(at)))) continue
      const own = mechanisms.filter(({ at }, index) => {
        const able = this.#ablest(at)
        return able[index % able.length] === this.#self
      })
      return this.#use(own, way) ?? this.#await(way)
    }
    return undefined
  }

  #use(own: readonly Mechanism[], { hold }: Way): object | undefined {
    const { steps, inventory, held, stores } = this.#situation
    for (const mechanism of own) {
      const { at, first, wanted } = mechanism
      if (this.#isAs(at, wanted)) continue
      const item = nameOf(wanted)
      if (item === nameOf(first)) {
        const isUsed = steps.some((line) => line.includes(`[${at.join(', ')}]`) && line.includes('→ done'))
        // A mechanism that switches off by itself counts as used once it was pressed.
        if (isUsed && hold !== 'all of these are on at the same time') continue
        return step(`I use ${mechanism.id}.`, 'Toggle', { pos: at })
      }
      if (item === 'air') return step(`I dig ${mechanism.id}.`, 'MineBlock', { pos: at, discard: true })
      const store = stores.find(({ items }) => items.has(item))
      if (inventory.has(item) && held !== item) return step(`I take ${item} in my hand.`, 'Equip', { item })
      if (inventory.has(item)) return step(`I put ${item} there.`, 'PlaceBlock', { item, pos: at })
      if (store !== undefined)
        return step(`I take ${item}.`, 'WithdrawItem', { container: store.cell, item, amount: 1 })
    }
    return undefined
  }

  #await({ id, cell }: Way): object {
    const change = cell === undefined ? {} : { pos: cell, block: 'air' }
    return step(`I wait for ${id}.`, 'Wait', { seconds: 5, ...change })
  }

  #goOut(): object {
    const { here } = this.#situation
    const exit = this.#rooms.find(({ id }) => id === this.#exit)
    if (exit === undefined || !this.#reach(here).has(exit.id)) return step('I wait.', 'Wait', { seconds: 5 })
    if (this.#roomOf(here) === exit.id) {
      const isAlone = this.#team.some((name) => this.#roomOf(this.#places.get(name)) !== exit.id)
      return isAlone ? step('I wait for the others.', 'Wait', { seconds: 5 }) : stop('Everybody is out.')
    }
    const middle = [0, 1, 2].map((axis) =>
      axis === 1 ? exit.min[1] : Math.floor(((exit.min[axis] as number) + (exit.max[axis] as number)) / 2),
    )
    return step('I go out.', 'NavigateTo', { pos: middle, range: 1 })
  }

  /** The agents that can get to a cell, in the order of the team. */
  #ablest(cell: Cell): string[] {
    const room = this.#roomOf(cell)
    const able = this.#team.filter((name) => this.#reach(this.#places.get(name)).has(room))
    return able.length === 0 ? [this.#self] : able
  }

  /** The rooms that can be walked to from a place. */
  #reach(from: Cell | undefined): Set<string> {
    const reached = new Set([this.#roomOf(from)])
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const way of this.#ways)
        if (way.cell !== undefined && this.#isOpen(way) && way.rooms.some((room) => reached.has(room)))
          for (const room of way.rooms) reached.add(room)
    }
    return reached
  }

  /** A teleport is open as long as its mechanisms are on, and moves the agent away by itself. */
  #isOpen({ cell, openedBy }: Way): boolean {
    if (cell !== undefined) return nameOf(this.#holds.get(keyOf(cell)) ?? '') === 'air'
    return openedBy.every((id) => {
      const mechanism = this.#mechanisms.get(id)
      return mechanism !== undefined && this.#isAs(mechanism.at, mechanism.wanted)
    })
  }

  #isAs(cell: Cell, wanted: string): boolean {
    const there = this.#holds.get(keyOf(cell)) ?? ''
    const properties = statesOf(there)
    return (
      nameOf(there) === nameOf(wanted) &&
      Object.entries(statesOf(wanted)).every(([key, value]) => properties[key] === value)
    )
  }

  /** The room around a cell, or the one beside it for a cell in a wall or doorway. */
  #roomOf(cell: Cell | undefined): string {
    if (cell === undefined) return ''
    const isIn = ({ min, max }: Room, by: number) =>
      [0, 1, 2].every((axis) => {
        const at = cell[axis] as number
        return at >= (min[axis] as number) - by && at <= (max[axis] as number) + by
      })
    return [0, 1, 2].flatMap((by) => this.#rooms.filter((room) => isIn(room, by)))[0]?.id ?? ''
  }
}

const nameOf = (block: string): string => block.replace(/\[.*$/, '')
const statesOf = (block: string): Record<string, string> => propertiesIn(/\[(.*)\]/.exec(block)?.[1] ?? '')

function roomIn(line: string): Room[] {
  const [, id, from = '', to = ''] = /^(\S+) from (\[[^\]]*\]) to (\[[^\]]*\])$/.exec(line) ?? []
  return id === undefined ? [] : [{ id, min: cellsIn(from)[0] as Cell, max: cellsIn(to)[0] as Cell }]
}

function wayIn(line: string): Way[] {
  const [, id, place = '', hold = '', by = ''] =
    /^(\S+) ((?:at|from) .*): opens when ([^:]*): ([^;]*?)(?: and stays open|;.*)?$/.exec(line) ?? []
  if (id === undefined) return openIn(line)
  return [{ id, ...endsIn(place), hold, openedBy: by.split(', ') }]
}

function openIn(line: string): Way[] {
  const [, id, place = ''] = /^(\S+) ((?:at|from) .*): stands open$/.exec(line) ?? []
  return id === undefined ? [] : [{ id, ...endsIn(place), hold: '', openedBy: [] }]
}

/** `at [1, 2, 3] between a and b`, or `from a to [1, 2, 3]`. */
function endsIn(place: string): Pick<Way, 'cell' | 'rooms'> {
  const [, from = '', to = ''] = / between (\S+) and (\S+)$/.exec(place) ?? []
  if (from !== '') return { cell: cellsIn(place)[0], rooms: [from, to] }
  return { cell: undefined, rooms: [/^from (\S+)/.exec(place)?.[1] ?? ''] }
}

function mechanismIn(line: string): Mechanism[] {
  const [, id, at = '', first = '', wanted = ''] =
    /^(\S+) at (\[[^\]]*\]): (\S+), used when it is (\S+)$/.exec(line) ?? []
  return id === undefined ? [] : [{ id, at: cellsIn(at)[0] as Cell, first, wanted }]
}
