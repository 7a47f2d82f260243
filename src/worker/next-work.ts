import type { AgentState } from './assignment/assignment-strategy.ts'
import type { PathId } from './board/path-board.ts'
import type { Team } from './team.ts'

/** Chooses the subtask that an agent starts next: on its own path, or on another one while that path waits. */
export class NextWork {
  readonly #name: string
  readonly #team: Team

  constructor(name: string, team: Team) {
    this.#name = name
    this.#team = team
  }

  /**
   * Starts the next subtask of the agent's path; failing that, other ready work; failing that, work that a preference would
   * delay.
   * @returns its id; undefined when there is none
   */
  start(): number | undefined {
    return this.#startAlongOwnPath() ?? this.#startOnAssignedPath() ?? this.#startEarly()
  }

  #startEarly(): number | undefined {
    const { board } = this.#team
    const subtask = board.nextEarly(this.#name)
    return subtask !== undefined && board.startEarly(subtask, this.#name) ? subtask : undefined
  }

  /** Whether there is work for the agent: on its path, or on one that would be assigned to it. */
  exists(): boolean {
    const { board } = this.#team
    const own = board.memory.pathOf(this.#name)
    if (own !== undefined && board.nextAlong(own, this.#name) !== undefined) return true
    return board.candidates(this.#name).length > 0 && this.#assignedPath() !== undefined
  }

  /** Leaves the path when nothing is left on it, or when its next subtask has been given up. */
  #startAlongOwnPath(): number | undefined {
    const { board } = this.#team
    const own = board.memory.pathOf(this.#name)
    if (own === undefined) return undefined
    const head = board.headOf(own)
    const next = board.nextAlong(own, this.#name)
    if (next !== undefined && board.start(next, this.#name)) return next
    if (head === undefined || board.stateOf(head).kind === 'givenUp') board.memory.leave(this.#name)
    return undefined
  }

  #startOnAssignedPath(): number | undefined {
    const { board, strategy, log } = this.#team
    const name = this.#name
    const candidates = board.candidates(name).length
    const id = this.#assignedPath()
    if (id === undefined) return undefined
    const path = [...(board.paths[id] ?? [])]
    const busyRate = board.busyRate(id, name)
    const subtask = board.nextOn(id, name)
    if (subtask === undefined || !board.start(subtask, name)) return undefined
    // An agent whose path is blocked stays on it and works elsewhere in the meantime.
    if (strategy.commitment !== 'subtask' && board.memory.pathOf(name) === undefined)
      board.memory.enter(name, path)
    log.emit('path.assigned', { agent: name, path, strategy: strategy.id, busyRate, candidates })
    return subtask
  }

  /** The path that the strategy assigns; undefined if there is none now. */
  #assignedPath(): PathId | undefined {
    const { board, strategy, world } = this.#team
    const alsoFree = world.agents
      .filter((other) => other !== this.#name && !board.running().has(other) && !world.avatar(other).isGone)
      .map((other) => this.#stateOf(other))
    return strategy.next({ ...this.#stateOf(this.#name), alsoFree }, board)
  }

  #stateOf(name: string): AgentState {
    const { world, supplies } = this.#team
    const avatar = world.avatar(name)
    const { position } = avatar
    return {
      name,
      position,
      carries: (item) => avatar.carries(item),
      sourceOf: (item, to) => supplies.sourceOf(item, position, to),
    }
  }
}
