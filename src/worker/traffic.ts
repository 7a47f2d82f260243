import type { EventSink } from '../core/journal/events.ts'
import { cellKey, distance, floor, type Position, sameCell } from '../core/position.ts'
import { Signal } from '../core/signal.ts'
import { BODY_HEIGHT, HALF_WIDTH } from '../game/bodies.ts'
import type { ActionCall, ActionFailure, ActionResult } from '../task/action.ts'
import { navigateTo } from '../task/actions/navigate-to.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { BlueprintBlock } from '../task/task.ts'
import type { Supplies } from './supplies.ts'
import { TEAM_POLICY, type TrafficPolicy } from './team-policy.ts'
import type { TeamWorld } from './team-world.ts'

/** Whether an agent reserves the cell that it is filling. */
export type Reserves = 'always' | 'if_free' | 'never'

/** A request to an agent to make room for another. */
interface Request {
  for: string
  reason: string
  /** The cells that the other agent wants to fill: two for a door or a bed. */
  cells: readonly Position[]
}

interface Queue {
  users: number
  waiting: (() => void)[]
}

/**
 * Reserves shared resources. Cells being filled, containers, tables and furnaces are reserved for one action at a time, in the
 * order of the requests. No action holds two, so agents cannot deadlock. An agent that stands where another wants to build
 * receives a request to step aside.
 */
export class Traffic {
  /** Fires when an agent may be blocking another. */
  readonly changes = new Signal()
  readonly #world: TeamWorld
  readonly #log: EventSink
  readonly #supplies: Supplies | undefined
  readonly #policy: TrafficPolicy
  readonly #queues = new Map<string, Queue>()
  /** The agent that is filling a cell and since when (ms of game time), by cell. */
  readonly #targets = new Map<string, { agent: string; since: number }>()
  /** Requests to make way, by the agent that must move. */
  readonly #asked = new Map<string, Request>()
  /** Cells that an agent's subtask is going to fill, by agent. */
  readonly #claims = new Map<string, readonly Position[]>()
  readonly #stuck = new Set<string>()
  readonly #blueprint: ReadonlyMap<string, BlueprintBlock>

  /** @param options.supplies records withdrawals from containers, all of which pass through here */
  constructor(
    world: TeamWorld,
    log: EventSink,
    { supplies, policy = TEAM_POLICY.traffic }: { supplies?: Supplies; policy?: TrafficPolicy } = {},
  ) {
    this.#supplies = supplies
    this.#policy = policy
    this.#world = world
    this.#log = log
    this.#blueprint = new Map(world.task.blueprint.map((cell) => [cellKey(cell.position), cell]))
  }

  /** Records the cells that an agent is going to fill, so that no other agent rests there. */
  claim(agent: string, cells: readonly Position[]): void {
    this.#claims.set(agent, cells)
  }

  release(agent: string): void {
    this.#claims.delete(agent)
  }

  /** The agent that is filling a cell now, and for how long it has been (ms of game time). */
  fillerOf(cell: Position): { agent: string; lasts: number } | undefined {
    const target = this.#targets.get(cellKey(cell))
    return target && { agent: target.agent, lasts: this.#world.clock.now() - target.since }
  }

  /**
   * Carries out an action with its resource reserved, and asks agents in its way to make room.
   * @param reserves whether to reserve cells; a helper must not block the agent that it helps, so it reserves only a free cell
   * that it can fill immediately, not one that it has to walk to
   */
  async act(
    agent: string,
    action: ActionCall,
    work: () => Promise<ActionResult>,
    { reserves = 'always' }: { reserves?: Reserves } = {},
  ): Promise<ActionResult> {
    const pos = this.#world.actions.fillsOf(action)?.cell
    const resource = resourceOf(action, this.#world.actions, this.#policy.usersPerContainer)
    if (resource === undefined || (pos !== undefined && !this.#mayReserve(resource.key, reserves)))
      return work()
    await this.#enter(resource.key, resource.places)
    if (pos !== undefined) {
      this.#targets.set(cellKey(pos), { agent, since: this.#world.clock.now() })
      this.#wakeIfOccupied(pos)
    }
    try {
      const result = await work()
      this.#supplies?.note(action, result)
      if (!result.ok && (result.reason === 'entity_in_the_way' || result.reason === 'walls_in'))
        this.#askAside(agent, result, pos)
      return result
    } finally {
      if (pos !== undefined) this.#targets.delete(cellKey(pos))
      this.#leave(resource.key)
    }
  }

  /** Makes room if this agent is in another's way. @returns whether it moved */
  async stepAside(agent: string, signal?: AbortSignal): Promise<boolean> {
    const request = this.#requestTo(agent)
    this.#asked.delete(agent)
    if (request === undefined || this.#world.avatar(agent).isGone) return false
    const place = this.#placeFor(agent, request.reason === 'walls_in' ? request.cells[0] : undefined)
    if (place === undefined) {
      if (this.#isShutIn(agent)) this.#stuck.add(agent)
      return false
    }
    this.#log.emit('agent.stepped_aside', { agent, for: request.for, reason: request.reason })
    const { x, y, z } = place
    const action = navigateTo.call({ pos: [x, y, z], range: 0 })
    const result = await this.#world
      .avatar(agent)
      .act(action, { thought: `I step aside for ${request.for}.` }, signal)
    if (!result.ok && (result.reason === 'unreachable' || result.reason === 'stuck')) this.#stuck.add(agent)
    return true
  }

  /** True after an agent could not make room on request, until cleared. */
  isStuck(agent: string): boolean {
    return this.#stuck.has(agent)
  }

  clearStuck(agent: string): void {
    this.#stuck.delete(agent)
  }

  /** True when another agent waits for this one to move. */
  isInTheWay(agent: string): boolean {
    return this.#requestTo(agent) !== undefined
  }

  /** The request that an agent must follow. An agent that has left the cell in the meantime need not go any farther. */
  #requestTo(agent: string): Request | undefined {
    const request = this.#asked.get(agent)
    const feet = this.#world.avatar(agent).position
    const isThere =
      request?.reason !== 'entity_in_the_way' || request.cells.some((cell) => reachesInto(feet, cell))
    return request !== undefined && isThere ? request : this.#inTheWayOf(agent)
  }

  /**
   * A free place to stand that does not block any agent. When a cell is about to be closed: the nearest place beyond it (a large
   * house has places inside that are far from its last gap), or failing that one far enough from the cell. Otherwise: of the
   * nearest places on foot, the one closest to the agent's next cell.
   */
  #placeFor(agent: string, awayFrom: Position | undefined): Position | undefined {
    const here = this.#world.avatar(agent).position
    // Its own cell does not count: near the edge of a cell, the body reaches into the next.
    const occupied = new Set<string>([...this.#targets.keys(), cellKey(cellOf(here))])
    for (const [other, cells] of this.#claims)
      if (other !== agent) for (const cell of cells) occupied.add(cellKey(cell))
    for (const other of this.#world.agents)
      if (other !== agent && !this.#world.avatar(other).isGone)
        occupied.add(cellKey(cellOf(this.#world.avatar(other).position)))
    // On a campfire or layered snow, paths start in the cell above the agent's feet.
    const isOwn = (place: Position) => sameColumn(place, floor(here)) && Math.abs(place.y - here.y) < 1
    const isFree = (place: Position) =>
      !isOwn(place) && !occupied.has(cellKey(place)) && !occupied.has(cellKey({ ...place, y: place.y + 1 }))
    const onFoot = this.#world.avatar(agent).standingPlaces()
    const free = onFoot.filter(isFree)
    if (awayFrom !== undefined) {
      const inside = sideOf(onFoot, cellOf(here), awayFrom)
      const beyond = free.find((place) => !inside.has(cellKey(place)) && !sameColumn(place, awayFrom))
      return beyond ?? free.find((place) => distance(place, awayFrom) >= this.#policy.outOfTheWay)
    }
    const next = this.#next(agent)
    const detour = (place: Position) =>
      distance(place, here) + (next === undefined ? 0 : distance(place, next))
    return free.slice(0, this.#policy.placesToChoose).sort((a, b) => detour(a) - detour(b))[0]
  }

  /** The nearest cell that the agent has yet to fill. */
  #next(agent: string): Position | undefined {
    const here = this.#world.avatar(agent).position
    const cells = (this.#claims.get(agent) ?? []).filter((cell) => {
      const wanted = this.#blueprint.get(cellKey(cell))
      return wanted !== undefined && !this.#world.shows([wanted])
    })
    return cells.sort((a, b) => distance(a, here) - distance(b, here))[0]
  }

  /**
   * Whether an agent that is not on its own pillar can reach no other cell: it has fallen into a hole that others have closed.
   */
  #isShutIn(agent: string): boolean {
    const avatar = this.#world.avatar(agent)
    const own = cellOf(avatar.position)
    return avatar.observe().isUp !== true && avatar.standingPlaces().every((place) => sameCell(place, own))
  }

  /** The agent filling a cell that this agent's body reaches into, even if its feet are in the next cell. */
  #inTheWayOf(agent: string): Request | undefined {
    if (this.#targets.size === 0) return undefined
    const feet = this.#world.avatar(agent).position
    const { x, y, z } = cellOf(feet)
    for (const dy of [0, 1, 2])
      for (const dx of [0, -1, 1])
        for (const dz of [0, -1, 1]) {
          const cell = { x: x + dx, y: y + dy, z: z + dz }
          const by = this.#targets.get(cellKey(cell))?.agent
          if (by !== undefined && by !== agent && reachesInto(feet, cell))
            return { for: by, reason: 'entity_in_the_way', cells: [cell] }
        }
    return undefined
  }

  #wakeIfOccupied(pos: Position): void {
    for (const agent of this.#world.agents) {
      if (this.#world.avatar(agent).isGone || distance(this.#world.avatar(agent).position, pos) > 3) continue
      this.changes.notify()
      return
    }
  }

  #askAside(
    by: string,
    { reason, blockers = [], blockedAt }: Pick<ActionFailure, 'reason' | 'blockers' | 'blockedAt'>,
    target: Position | undefined,
  ): void {
    const pos = blockedAt ?? target
    const blocking = this.#world.agents.filter((agent) => agent !== by && blockers.includes(agent))
    const others = this.#world.task.blueprint.filter(
      ({ placedWith }) => pos !== undefined && placedWith !== undefined && sameCell(placedWith, pos),
    )
    const cells = pos === undefined ? [] : [pos, ...others.map(({ position }) => position)]
    for (const agent of blocking) this.#asked.set(agent, { for: by, reason, cells })
    if (blocking.length > 0) this.changes.notify()
  }

  #mayReserve(key: string, reserves: Reserves): boolean {
    return reserves === 'always' || (reserves === 'if_free' && !this.#queues.has(key))
  }

  async #enter(key: string, places: number): Promise<void> {
    const queue = this.#queues.get(key) ?? { users: 0, waiting: [] }
    this.#queues.set(key, queue)
    if (queue.users >= places) await new Promise<void>((resolve) => queue.waiting.push(resolve))
    else queue.users++
  }

  #leave(key: string): void {
    const queue = this.#queues.get(key)
    if (queue === undefined) return
    const next = queue.waiting.shift()
    if (next === undefined) queue.users--
    else next()
    if (queue.users === 0) this.#queues.delete(key)
  }
}

/** The cell in which an agent stands; on farmland or a slab, which are lower than a full block, the cell above. */
const cellOf = ({ x, y, z }: Position): Position => floor({ x, y: y + 0.5, z })

const reachesInto = (feet: Position, { x, y, z }: Position): boolean =>
  Math.abs(feet.x - (x + 0.5)) < 0.5 + HALF_WIDTH &&
  Math.abs(feet.z - (z + 0.5)) < 0.5 + HALF_WIDTH &&
  feet.y < y + 1 &&
  feet.y + BODY_HEIGHT > y

const sameColumn = (a: Position, b: Position): boolean => a.x === b.x && a.z === b.z

/** The places reachable from `from`, step by step, without passing the closed column: those on this side of it. */
function sideOf(places: readonly Position[], from: Position, closed: Position): ReadonlySet<string> {
  const unreached = new Map(places.map((place) => [cellKey(place), place]))
  const side = new Set([cellKey(from)])
  const open = [from]
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const cell of stepsFrom(place)) {
      const key = cellKey(cell)
      if (!unreached.delete(key) || sameColumn(cell, closed)) continue
      side.add(key)
      open.push(cell)
    }
  return side
}

/** Cells reachable with one step, up to one block up and three down. */
const stepsFrom = ({ x, y, z }: Position): Position[] =>
  [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ].flatMap(([dx = 0, dz = 0]) => [0, 1, -1, -2, -3].map((dy) => ({ x: x + dx, y: y + dy, z: z + dz })))

/** The resource that an action uses, and how many agents may use it at a time. */
function resourceOf(
  call: ActionCall,
  actions: ActionVocabulary,
  usersPerContainer: number,
): { key: string; places: number } | undefined {
  const target = actions.targetOf(call)
  if (target?.kind === 'container')
    return { key: `container ${cellKey(target.cell)}`, places: usersPerContainer }
  if (target?.kind === 'station') return { key: `station ${target.blocks.join()}`, places: 1 }
  const role = actions.roleOf(call)
  if (target?.kind === 'cell' && (role === 'places' || role === 'digs'))
    return { key: `cell ${cellKey(target.cell)}`, places: 1 }
  return undefined
}
