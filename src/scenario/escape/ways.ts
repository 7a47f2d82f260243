import { cellKey, floor, type Position } from '../../core/position.ts'
import { isAir, parseBlock, satisfies } from '../../game/block.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { equip } from '../../task/actions/equip.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { TeamWorld } from '../../worker/team-world.ts'
import { mechanismUses, waysToHoldFor } from './mechanism-uses.ts'
import type { ShutGate } from './reopening.ts'
import { centreOf, type Escape, isMomentary, type Mechanism, roomAt, type Way, waysOf } from './rooms.ts'

/**
 * A team's knowledge of the ways of an escape, from the world as its clients see it: which ways are open, where each agent can
 * walk, and so which work it can do.
 */
export class Ways {
  readonly #world: TeamWorld
  readonly #escape: Escape
  readonly #ways: readonly Way[]
  /** Minimum number of ways between each room and the exit. */
  readonly #hops: ReadonlyMap<string, number>
  /** Gates that an agent has seen open. */
  readonly #seenOpen = new Set<string>()
  /** The rooms that agents can walk to, cached for one game tick. */
  #walks: { at: number; rooms: Map<string, ReadonlySet<string>> } = { at: -1, rooms: new Map() }

  constructor(world: TeamWorld, escapeTask: Escape) {
    this.#world = world
    this.#escape = escapeTask
    this.#ways = waysOf(escapeTask)
    this.#hops = hopsToExit(escapeTask, this.#ways)
  }

  /** Whether an agent sees that a gate is open, or was moved by a teleport. */
  isOpen(way: Way, agent: string): boolean {
    const gate = this.#escape.gates.find(({ id }) => id === way.id)
    if (gate !== undefined) {
      const isOpen = gate.cells.every(({ position }) => isAir(this.#blockAt(agent, position)))
      if (isOpen) this.#seenOpen.add(gate.id)
      return isOpen
    }
    return this.#roomsAround(agent).every((room) => room !== way.from)
  }

  /** Whether an agent sees a mechanism in the required state. */
  isSet({ position, wanted }: Mechanism, agent: string): boolean {
    const there = parseBlock(this.#blockAt(agent, position))
    return there !== undefined && satisfies(there, wanted)
  }

  /** The mechanisms that must be held at the same time as this one. */
  partnersOf(mechanism: Mechanism): Mechanism[] {
    const ids = new Set(waysToHoldFor(this.#escape, mechanism).flatMap(({ openedBy }) => openedBy))
    return this.#escape.mechanisms.filter(({ id }) => ids.has(id) && id !== mechanism.id)
  }

  /** The mechanisms that an agent must hold after the calls of a subtask, with the ways that they open. */
  toBeHeld(subtask: Subtask, agent: string): { mechanism: Mechanism; ways: Way[] }[] {
    return mechanismUses(subtask, this.#escape).flatMap(({ mechanism }) => {
      const ways = waysToHoldFor(this.#escape, mechanism).filter((way) => !this.isOpen(way, agent))
      return ways.length === 0 ? [] : [{ mechanism, ways }]
    })
  }

  /**
   * Whether an agent may start a subtask. Agents that can get there with the required items come first. No agent starts to
   * hold a mechanism while another group still waits for partners, or while levers of its group come first.
   * @param running current subtasks by agent
   */
  mayStart(agent: string, subtask: Subtask, running: ReadonlyMap<string, Subtask>): boolean {
    if (this.#isBeingMoved(agent)) return false
    const others = this.#world.agents.filter((other) => other !== agent && !this.#world.avatar(other).isGone)
    if (!this.#canReach(agent, subtask) && others.some((other) => this.#canReach(other, subtask)))
      return false
    for (const item of itemsBrought(subtask)) {
      const has = (name: string) => this.#world.avatar(name).carries(item) > 0
      if (!has(agent) && others.some(has)) return false
    }
    return this.#groupsOf(subtask, agent).every(
      (group) => this.#isNext(group, agent, running) && !this.#waitsForLevers(group, [agent, ...others]),
    )
  }

  /** A cell in the reachable room that is closest to the exit; undefined if the agent is already there. */
  ahead(agent: string): Position | undefined {
    const here = this.#roomsAround(agent)
    const hops = (room: string) => this.#hops.get(room) ?? Number.POSITIVE_INFINITY
    const rooms = [...here, ...this.#reach(agent)]
    const best = rooms.reduce<string | undefined>(
      (found, room) => (found === undefined || hops(room) < hops(found) ? room : found),
      undefined,
    )
    return best === undefined || (here.length === 1 && here[0] === best)
      ? undefined
      : centreOf(this.#escape, best)
  }

  /**
   * A gate towards the exit that has closed again before an agent was through, with the mechanisms that the
   * agent must operate to open it; undefined if there is none, or a single agent cannot open it.
   */
  shutOutBy(agent: string): ShutGate | undefined {
    const reach = this.#reach(agent)
    const hops = (room: string) => this.#hops.get(room) ?? Number.POSITIVE_INFINITY
    const nearest = Math.min(...[...reach].map(hops))
    for (const way of this.#ways) {
      const gate = this.#escape.gates.find(({ id }) => id === way.id)
      const leadsOn = [way.from, ...way.to].some((room) => hops(room) < nearest)
      const isAtHand = [way.from, ...way.to].some((room) => reach.has(room))
      if (gate?.cells[0] === undefined || !leadsOn || !isAtHand || !this.#seenOpen.has(gate.id)) continue
      const mechanisms = this.isOpen(way, agent) ? [] : this.#toOperate(way, agent)
      if (mechanisms.length > 0) return { gate: gate.cells[0].position, mechanisms }
    }
    return undefined
  }

  /** The mechanisms that an agent must operate to open a closed gate alone; empty if it cannot. */
  #toOperate({ openedBy, hold }: Way, agent: string): Mechanism[] {
    const reach = this.#reach(agent)
    const unset = this.#escape.mechanisms.filter(
      (mechanism) => openedBy.includes(mechanism.id) && !this.isSet(mechanism, agent),
    )
    const atHand = unset.filter(({ position, block, wanted }) => {
      const room = roomAt(this.#escape, position)
      return room !== undefined && reach.has(room) && block.name === wanted.name
    })
    if (hold === 'any') return atHand.slice(0, 1)
    const isAlone = hold === 'each' || unset.length <= 1
    return isAlone && atHand.length === unset.length ? atHand : []
  }

  /** The centre of the agent's room; undefined between rooms. */
  roomOf(agent: string): Position | undefined {
    const [room] = this.#roomsAround(agent)
    return room === undefined ? undefined : centreOf(this.#escape, room)
  }

  isOut(agent: string): boolean {
    return roomAt(this.#escape, this.#feet(agent)) === this.#escape.exit
  }

  /** Groups of mechanisms that a subtask takes part in holding and that have not opened their way yet. */
  #groupsOf(subtask: Subtask, agent: string): Way[] {
    return this.toBeHeld(subtask, agent).flatMap(({ ways }) => ways)
  }

  #isNext(group: Way, agent: string, running: ReadonlyMap<string, Subtask>): boolean {
    for (const [other, subtask] of running) {
      if (other === agent || this.#world.avatar(other).isGone) continue
      for (const way of this.#groupsOf(subtask, other)) {
        const shares = way.openedBy.some((id) => group.openedBy.includes(id))
        if (!shares && this.#reach(agent).has(way.from)) return false
      }
    }
    return true
  }

  /**
   * Whether mechanisms that keep their state come first: a team too small to hold all of a group at once would
   * hold some, and no agent would be left for those.
   */
  #waitsForLevers({ openedBy }: Way, agents: readonly string[]): boolean {
    if (agents.length >= openedBy.length) return false
    const lasting = this.#escape.mechanisms.filter((one) => openedBy.includes(one.id) && !isMomentary(one))
    return lasting.some((one) => {
      const room = roomAt(this.#escape, one.position)
      const atHand = agents.filter((agent) => room !== undefined && this.#reach(agent).has(room))
      return atHand.length > 0 && atHand.every((agent) => !this.isSet(one, agent))
    })
  }

  /** Whether the agent is in a room whose teleport is open, as far as it can see. */
  #isBeingMoved(agent: string): boolean {
    const here = this.#roomsAround(agent)
    const isSet = (id: string) =>
      this.#escape.mechanisms.some((one) => one.id === id && !isMomentary(one) && this.isSet(one, agent))
    return this.#ways.some(
      ({ isGate, openedBy, hold, from }) =>
        !isGate &&
        here.includes(from) &&
        (hold === 'any' && openedBy.length > 0 ? openedBy.some(isSet) : openedBy.every(isSet)),
    )
  }

  #canReach(agent: string, { actions }: Subtask): boolean {
    const rooms = actions.flatMap((call) => {
      const cell = this.#world.actions.targetCellOf(call)
      return cell === undefined ? [] : (roomAt(this.#escape, cell) ?? [])
    })
    const reach = this.#reach(agent)
    return rooms.every((room) => reach.has(room))
  }

  /** The rooms that an agent can walk to, beginning with its own. */
  #reach(agent: string): ReadonlySet<string> {
    const now = this.#world.clock.now()
    if (this.#walks.at !== now) this.#walks = { at: now, rooms: new Map() }
    const known = this.#walks.rooms.get(agent)
    if (known !== undefined) return known
    const reached = new Set(this.#roomsAround(agent))
    const open = this.#ways.filter((way) => way.isGate && this.isOpen(way, agent))
    for (let before = -1; before < reached.size; ) {
      before = reached.size
      for (const { from, to } of open) {
        if (reached.has(from)) for (const room of to) reached.add(room)
        else if (to.some((room) => reached.has(room))) reached.add(from)
      }
    }
    this.#walks.rooms.set(agent, reached)
    return reached
  }

  /** The agent's room; in a gateway, the rooms on both sides. */
  #roomsAround(agent: string): string[] {
    const feet = this.#feet(agent)
    const room = roomAt(this.#escape, feet)
    if (room !== undefined) return [room]
    const gate = this.#escape.gates.find(({ cells }) =>
      cells.some(({ position }) => position.x === feet.x && position.z === feet.z),
    )
    return gate === undefined ? [] : [...gate.between]
  }

  #feet(agent: string): Position {
    return floor(this.#world.avatar(agent).position)
  }

  #blockAt(agent: string, position: Position): string {
    const [seen] = this.#world.avatar(agent).observe([position]).cells
    return seen !== undefined && cellKey(seen.position) === cellKey(position) ? seen.block : ''
  }
}

/** Items that a subtask uses but does not obtain itself. */
function itemsBrought({ actions }: Subtask): Set<string> {
  const fetched = new Set(actions.map((call) => withdrawItem.read(call)?.item))
  const used = actions.flatMap((call) => (equip.read(call) ?? placeBlock.read(call))?.item ?? [])
  return new Set(used.filter((item) => !fetched.has(item)))
}

function hopsToExit({ exit }: Escape, ways: readonly Way[]): Map<string, number> {
  const hops = new Map([[exit, 0]])
  const open = [exit]
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    const next = (hops.get(room) ?? 0) + 1
    for (const before of roomsBefore(room, ways)) {
      if (hops.has(before)) continue
      hops.set(before, next)
      open.push(before)
    }
  }
  return hops
}

/** Rooms from which a way leads into a room; gates are passed in both directions. */
const roomsBefore = (room: string, ways: readonly Way[]): string[] =>
  ways.flatMap(({ from, to, isGate }) => [
    ...(to.includes(room) ? [from] : []),
    ...(isGate && from === room ? to : []),
  ])
