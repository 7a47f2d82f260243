import { cellKey, formatPosition, type Position } from '../../core/position.ts'
import { MAX_AGENTS } from '../../task/agent-names.ts'
import { type EscapeGround, groundOf } from './ground.ts'
import type { GroundScene, Walk } from './ground-scene.ts'
import { itemOf, labelOf, whyNotEquipped, whyNotOperable } from './operation.ts'
import {
  type Escape,
  type EscapeTask,
  isMomentary,
  type Mechanism,
  roomAt,
  type Way,
  waysOf,
} from './rooms.ts'

/** When a team uses an open teleport: as soon as an agent can (`hasty`), or when nothing else is left to do (`patient`). */
export type Pace = 'hasty' | 'patient'

/**
 * Simulates an escape: agents do everything possible in the rooms that they can reach, within the limits of
 * walking, reach and the rules of the game (`EscapeGround`). Determines whether a team of this size gets out
 * with all required items.
 * @returns the obstacles; empty if the escape can be solved
 */
export function escapeObstacles(task: EscapeTask, agents: number, pace: Pace = 'patient'): string[] {
  return new Walkthrough(task, agents, pace).play()
}

/**
 * The smallest team that gets out, if the task's own is too small; otherwise 1, also for an escape that no team
 * gets out of: its obstacles say why.
 */
export function escapeAgentsNeeded(task: EscapeTask): number {
  const isEnough = (agents: number) => escapeObstacles(task, agents).length === 0
  if (isEnough(task.agents)) return 1
  for (let agents = task.agents + 1; agents <= MAX_AGENTS; agents++) if (isEnough(agents)) return agents
  return 1
}

class Walkthrough {
  readonly #escape: Escape
  readonly #ways: readonly Way[]
  readonly #pace: Pace
  /** The room of each agent, which stands for all rooms within walking distance. */
  readonly #rooms: string[]
  /** The rooms that each agent has been in since the last other event: teleports that lead in a circle end there. */
  #visited: Set<string>[] = []
  readonly #carried: Map<string, number>[]
  readonly #chests: { position: Position; room: string | undefined; items: Map<string, number> }[]
  readonly #ground: EscapeGround
  /** The blocks at the time of the last check of why mechanisms cannot be used. */
  #scene: GroundScene | undefined
  /** Why mechanisms cannot be used from an agent's cells, while the blocks stay unchanged. */
  readonly #reasons = new Map<string, string | undefined>()
  /** The cells from which the agents walk: where they started, or where a teleport has put them. */
  readonly #starts: Position[]
  readonly #open = new Set<string>()
  readonly #used = new Set<string>()

  constructor(task: EscapeTask, agents: number, pace: Pace) {
    const { arena, containers, escape: escapeTask } = task
    this.#escape = escapeTask
    this.#ground = groundOf(task)
    this.#starts = Array.from({ length: agents }, () => arena.spawn)
    this.#ways = waysOf(escapeTask)
    this.#pace = pace
    this.#rooms = Array.from({ length: agents }, () => escapeTask.start)
    this.#carried = this.#rooms.map(() => new Map())
    this.#chests = containers.map(({ position, items }) => ({
      position,
      room: roomAt(escapeTask, position) ?? this.#roomBeside(position),
      items: new Map(items.map(({ item, count }) => [item, count])),
    }))
    for (const { id, openedBy } of this.#ways) if (openedBy.length === 0) this.#open.add(id)
    this.#forgetVisits()
  }

  play(): string[] {
    for (;;) {
      if (this.#pace === 'hasty' && this.#goOn()) continue
      if (this.#takeItems() || this.#useMechanisms() || this.#holdTogether()) this.#forgetVisits()
      else if (!this.#goOn()) return this.#obstacles()
    }
  }

  #forgetVisits(): void {
    this.#visited = this.#rooms.map((room) => new Set([room]))
  }

  #obstacles(): string[] {
    const { exit, carry } = this.#escape
    const stuck = this.#rooms.flatMap((_, agent) => {
      if (!this.#reach(agent).has(exit) && !this.#visited[agent]?.has(exit))
        return [`agent ${agent + 1} cannot leave ${this.#rooms[agent]}`]
      return this.#canEnter(exit, agent) ? [] : [`agent ${agent + 1} finds no path into ${exit}`]
    })
    const shut = this.#ways.flatMap(({ id }) => (this.#open.has(id) ? [] : [`${id} cannot be opened`]))
    const lacking = carry.flatMap(({ item, count }) => {
      const held = this.#carried.reduce((sum, items) => sum + (items.get(item) ?? 0), 0)
      return held >= count ? [] : [`only ${held} of ${count} ${item} can be brought out`]
    })
    return [...this.#inoperable(), ...stuck, ...shut, ...lacking]
  }

  /** The mechanisms that no agent can use, with the reason, if they keep a gate shut. */
  #inoperable(): string[] {
    const shut = new Set(this.#ways.flatMap(({ id, openedBy }) => (this.#open.has(id) ? [] : openedBy)))
    const reasons = this.#escape.mechanisms.flatMap((mechanism) => {
      if (!shut.has(mechanism.id) || this.#used.has(mechanism.id)) return []
      const room = this.#roomOf(mechanism.position)
      const visitors = this.#rooms.flatMap((_, index) =>
        room !== undefined && this.#reach(index).has(room) ? [index] : [],
      )
      const why = visitors.map(
        (agent) => this.#whyNot(mechanism, agent) ?? this.#whyNotEquipped(mechanism, agent),
      )
      const [first] = why
      return first === undefined || why.includes(undefined) ? [] : [`${labelOf(mechanism)}: ${first}`]
    })
    const chests = this.#chests.flatMap(({ position, room, items }) => {
      const isVisited = this.#rooms.some((_, agent) => room !== undefined && this.#reach(agent).has(room))
      return items.size > 0 && isVisited
        ? [`the chest at ${formatPosition(position)} cannot be opened from where agents can stand`]
        : []
    })
    return [...reasons, ...chests]
  }

  #whyNotEquipped(mechanism: Mechanism, agent: number): string | undefined {
    const carried = this.#carried[agent]
    return whyNotEquipped(mechanism, (item) => (carried?.get(item) ?? 0) > 0, this.#current().version)
  }

  #whyNot(mechanism: Mechanism, agent: number): string | undefined {
    const scene = this.#current()
    const key = `${mechanism.id} ${cellKey(this.#starts[agent] as Position)}`
    if (!this.#reasons.has(key)) this.#reasons.set(key, whyNotOperable(mechanism, scene, this.#walk(agent)))
    return this.#reasons.get(key)
  }

  #current(): GroundScene {
    const scene = this.#ground.sceneIn({ open: this.#open, used: this.#used })
    if (scene !== this.#scene) this.#reasons.clear()
    this.#scene = scene
    return scene
  }

  #walk(agent: number): Walk {
    return this.#current().walkFrom(this.#starts[agent] as Position)
  }

  /** Whether an agent can walk to a cell of a room. */
  #canEnter(room: string, agent: number): boolean {
    const box = this.#escape.rooms.find(({ id }) => id === room)?.box
    if (box === undefined) return false
    const walk = this.#walk(agent)
    for (let x = box.min.x; x <= box.max.x; x++)
      for (let y = box.min.y; y <= box.max.y; y++)
        for (let z = box.min.z; z <= box.max.z; z++) if (walk.has({ x, y, z })) return true
    return false
  }

  /** All agents take everything that they can reach. */
  #takeItems(): boolean {
    let taken = false
    for (const { position, room, items } of this.#chests) {
      const agent = this.#rooms.findIndex(
        (_, index) =>
          room !== undefined &&
          this.#reach(index).has(room) &&
          this.#current().canOpen(position, this.#walk(index)),
      )
      if (agent < 0 || items.size === 0) continue
      const carried = this.#carried[agent] as Map<string, number>
      for (const [item, count] of items) carried.set(item, (carried.get(item) ?? 0) + count)
      items.clear()
      taken = true
    }
    return taken
  }

  /** Uses levers, locks and everything that need not be held. */
  #useMechanisms(): boolean {
    const inUse = new Set(this.#ways.flatMap(({ openedBy }) => openedBy))
    let isUsed = false
    for (const mechanism of this.#escape.mechanisms)
      if (inUse.has(mechanism.id) && this.#use(mechanism)) isUsed = true
    const opened = this.#ways.filter((way) => this.#opensByUse(way))
    for (const { id } of opened) this.#open.add(id)
    return isUsed || opened.length > 0
  }

  /** Lets an agent that reaches a mechanism, with the item that it needs, use it once. @returns whether one did */
  #use(mechanism: Mechanism): boolean {
    if (this.#used.has(mechanism.id)) return false
    const item = itemOf(mechanism)
    const agent = this.#agentsAt(mechanism).find(
      (index) => this.#whyNotEquipped(mechanism, index) === undefined,
    )
    if (agent === undefined) return false
    const carried = this.#carried[agent]
    if (item !== undefined) carried?.set(item, (carried.get(item) ?? 0) - 1)
    this.#used.add(mechanism.id)
    return true
  }

  #opensByUse({ id, openedBy, hold }: Way): boolean {
    if (hold === 'together' || this.#open.has(id)) return false
    const isUsed = (mechanism: string) => this.#used.has(mechanism)
    return hold === 'any' ? openedBy.some(isUsed) : openedBy.every(isUsed)
  }

  /** Mechanisms that must be held need one agent each at the same time; the others keep their state. */
  #holdTogether(): boolean {
    const mechanisms = new Map(this.#escape.mechanisms.map((one) => [one.id, one]))
    for (const { id, openedBy, hold } of this.#ways) {
      if (hold !== 'together' || this.#open.has(id)) continue
      const free = new Set(this.#rooms.keys())
      const isHeld = openedBy.every((one) => {
        const mechanism = mechanisms.get(one)
        if (mechanism === undefined) return false
        if (!isMomentary(mechanism)) return this.#used.has(one)
        // Agents that can get here can reach the same rooms, so any of them will do.
        const agent = this.#agentsAt(mechanism).find((index) => free.delete(index))
        return agent !== undefined
      })
      if (!isHeld) continue
      this.#open.add(id)
      return true
    }
    return false
  }

  /** Agents that can walk into a room with an open teleport use it. */
  #goOn(): boolean {
    let moved = false
    for (const { id, from } of this.#ways.filter((way) => !way.isGate && this.#open.has(way.id))) {
      const { to = [] } = this.#escape.teleports.find((teleport) => teleport.id === id) ?? {}
      this.#rooms.forEach((_, agent) => {
        const cell = to[agent % to.length]
        const room = cell === undefined ? undefined : roomAt(this.#escape, cell)
        const reach = this.#reach(agent)
        const visited = this.#visited[agent] as Set<string>
        if (cell === undefined || room === undefined) return
        if (!reach.has(from) || reach.has(room) || visited.has(room) || !this.#canEnter(from, agent)) return
        this.#rooms[agent] = room
        this.#starts[agent] = cell
        visited.add(room)
        moved = true
      })
    }
    return moved
  }

  #agentsAt(mechanism: Mechanism): number[] {
    const room = this.#roomOf(mechanism.position)
    return this.#rooms.flatMap((_, index) =>
      room !== undefined && this.#reach(index).has(room) && this.#whyNot(mechanism, index) === undefined
        ? [index]
        : [],
    )
  }

  #roomOf(cell: Position): string | undefined {
    return roomAt(this.#escape, cell) ?? this.#roomBeside(cell)
  }

  /** A mechanism in a wall belongs to the room next to it. */
  #roomBeside({ x, y, z }: Position): string | undefined {
    const sides = [
      { x: x + 1, y, z },
      { x: x - 1, y, z },
      { x, y, z: z + 1 },
      { x, y, z: z - 1 },
    ]
    return sides.map((side) => roomAt(this.#escape, side)).find((room) => room !== undefined)
  }

  /** Rooms that an agent can walk to through open gates, in both directions. */
  #reach(agent: number): Set<string> {
    const gates = this.#ways.filter(({ id, isGate }) => isGate && this.#open.has(id))
    const reached = new Set([this.#rooms[agent] as string])
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const { from, to } of gates) {
        if (reached.has(from)) for (const room of to) reached.add(room)
        else if (to.some((room) => reached.has(room))) reached.add(from)
      }
    }
    return reached
  }
}
