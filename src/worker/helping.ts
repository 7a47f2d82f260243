import { add, cellKey, center, type Position } from '../core/position.ts'
import { type BlockSpec, isAir } from '../game/block.ts'
import { placedBefore } from '../game/placement/placed-before.ts'
import { offsetOf, SIDES } from '../game/placement/placement-options.ts'
import type { Subtask } from '../graph/subtask.ts'
import { type WantedCell, wantedCells } from '../graph/wanted-cells.ts'
import { groundLevel } from '../task/arena-ground.ts'
import { SCAFFOLD, scaffoldFor } from '../task/scaffold.ts'
import type { PathBoard } from './board/path-board.ts'
import type { Supplies } from './supplies.ts'
import type { HelpingPolicy } from './team-policy.ts'
import type { TeamWorld } from './team-world.ts'
import type { Traffic } from './traffic.ts'
import { reachingTime, walkingTime } from './work-estimates.ts'

interface HelpingTeam {
  board: PathBoard
  world: TeamWorld
  traffic: Traffic
  supplies: Supplies
}

/** Blocks of a subtask that an agent without work can place for the one that works on it. */
export interface Help {
  subtask: Subtask
  /** In reverse order: the subtask's own agent starts at the other end. */
  cells: readonly WantedCell[]
}

/** Possible help by an agent, the team's gain, and the gain above which it is worth it (ms). */
interface Offer {
  help: Help
  gain: number
  worth: number
}

/**
 * Lets an agent without work place blocks of a teammate's subtask from its own inventory, so that no team waits for its slowest
 * member. Only cells with an existing neighbour are filled.
 */
export class Helping {
  readonly #team: HelpingTeam
  readonly #policy: HelpingPolicy
  /** The subtask each helper works on, and since when (ms of game time). */
  readonly #helpers = new Map<string, { subtask: number; since: number }>()
  /**
   * By agent and subtask, when the agent may help again after a failure (ms of game time). With a single subtask per agent, it
   * would alternate between two without game time passing.
   */
  readonly #rests = new Map<string, Map<number, number>>()
  /** Ends the work of the agent whose subtask it is, by subtask. */
  readonly #overs = new Map<number, AbortController>()
  readonly #blueprint: ReadonlyMap<string, WantedCell>

  constructor(team: HelpingTeam) {
    this.#team = team
    this.#policy = team.board.policy.helping
    this.#blueprint = new Map(team.world.task.blueprint.map((cell) => [cellKey(cell.position), cell]))
  }

  /** The place where help from an agent without work gains most; undefined if no teammate needs it. */
  choose(agent: string): Help | undefined {
    const { board } = this.#team
    let best: Offer | undefined
    for (const [other, id] of board.running()) {
      if (other === agent || this.#hasJustFailed(agent, id)) continue
      const offer = this.#offer(agent, other, id)
      if (offer !== undefined && offer.gain > Math.max(offer.worth, best?.gain ?? 0)) best = offer
    }
    return best?.help
  }

  /** Possible help by an agent with another agent's subtask; undefined if there is none. */
  #offer(agent: string, other: string, id: number): Offer | undefined {
    const { board, world } = this.#team
    const { blockMs, worthMs, worthAtHandMs, helpersPerBlock } = this.#policy
    const me = world.avatar(agent)
    const subtask = board.subtask(id)
    const remaining = wantedCells(subtask, world.task, world.actions).filter((cell) => !world.shows([cell]))
    const cells = this.#affordable(
      agent,
      remaining.filter((cell) => this.#canPlace(agent, cell)).toReversed(),
    )
    const [first] = cells
    if (first === undefined) return undefined
    // A teammate that has been delayed by a long path will be delayed as long again.
    const away = Math.max(this.#wayOf(other, first), ...remaining.map((cell) => this.#delayAt(cell, other)))
    const comesTo = (cell: WantedCell) =>
      remaining.indexOf(cell) * blockMs + Math.max(this.#wayOf(other, cell), this.#delayAt(cell, other))
    const inReach = cells.filter((cell) => comesTo(cell) > worthAtHandMs && me.canPlace(cell))
    if (inReach.length > 0)
      return {
        help: { subtask, cells: inReach },
        gain: remaining.length * blockMs + away,
        worth: worthAtHandMs,
      }
    const way = this.#way(agent, first.position)
    const helpers = this.#helpersWith(id, agent, way)
    if (helpers >= helpersPerBlock * remaining.length) return undefined
    const gain = (remaining.length * blockMs) / (1 + helpers) + away - way
    return { help: { subtask, cells }, gain, worth: worthMs }
  }

  /** Fires when helpers have finished a subtask that an agent starts now. */
  begin(subtask: number): AbortSignal {
    const over = new AbortController()
    this.#overs.set(subtask, over)
    return over.signal
  }

  /**
   * Helps while the work lasts. When nothing is left, the work of the subtask's own agent ends too.
   * @param work resolves to false if it failed, undefined if it was called away
   */
  async during(
    agent: string,
    { subtask }: Help,
    work: () => Promise<boolean | undefined>,
  ): Promise<boolean | undefined> {
    const { world } = this.#team
    this.#helpers.set(agent, { subtask: subtask.id, since: world.clock.now() })
    try {
      const began = world.clock.now()
      const result = await work()
      // Equipping takes no game time, so a permanently refused action would otherwise loop forever.
      if (result === false || (result === true && world.clock.now() === began))
        this.#restsOf(agent).set(subtask.id, world.clock.now() + this.#policy.restMs)
      return result
    } finally {
      this.#helpers.delete(agent)
      if (world.shows(wantedCells(subtask, world.task, world.actions))) this.#overs.get(subtask.id)?.abort()
    }
  }

  #hasJustFailed(agent: string, subtask: number): boolean {
    const until = this.#restsOf(agent).get(subtask)
    return until !== undefined && this.#team.world.clock.now() < until
  }

  #restsOf(agent: string): Map<number, number> {
    const known = this.#rests.get(agent) ?? new Map<number, number>()
    this.#rests.set(agent, known)
    return known
  }

  /** Number of other helpers of a subtask, without those travelling longer than this agent would need: they are not close. */
  #helpersWith(id: number, agent: string, way: number): number {
    const now = this.#team.world.clock.now()
    const isSoonThere = ({ since }: { since: number }) => now - since <= this.#policy.worthMs + way
    return [...this.#helpers].filter(([name, at]) => name !== agent && at.subtask === id && isSoonThere(at))
      .length
  }

  /** As many of these cells as the agent carries blocks for: helpers never fetch items. */
  #affordable(agent: string, cells: readonly WantedCell[]): WantedCell[] {
    const avatar = this.#team.world.avatar(agent)
    const used = new Map<string, number>()
    return cells.filter(({ item }) => {
      const count = (used.get(item) ?? 0) + 1
      used.set(item, count)
      return count <= avatar.carries(item)
    })
  }

  /** Whether the agent carries the block and the dirt to climb to the cell, and whether there is a block to place it against. */
  #canPlace(agent: string, { position, block, item, placedWith }: WantedCell): boolean {
    const { world, traffic } = this.#team
    if (placedWith !== undefined || isAir(block.name) || world.avatar(agent).carries(item) === 0) return false
    if (this.#waits(position, block)) return false
    const me = world.avatar(agent)
    const dirt = scaffoldFor(position.y - Math.floor(me.position.y))
    if (dirt > me.carries(SCAFFOLD) && !me.canPlace({ position, block, item })) return false
    const ground = groundLevel(world.task.arena)
    const by = traffic.fillerOf(position)
    if (by !== undefined && by.agent !== agent) {
      const cell = { position, block, item }
      if (world.avatar(by.agent).canPlace(cell)) return false
      const way = world.avatar(agent).canPlace(cell) ? 0 : this.#way(agent, position)
      if (Math.max(by.lasts, this.#way(by.agent, position)) <= way) return false
    }
    if (position.y === ground) return true
    return SIDES.some((side) => {
      const beside = this.#blueprint.get(cellKey(add(position, offsetOf(side))))
      return beside !== undefined && world.shows([beside])
    })
  }

  /** Whether a missing neighbour must come first: a block placed too early would never get its required state. */
  #waits(position: Position, block: BlockSpec): boolean {
    const first = placedBefore(block, position, (cell) => this.#blueprint.get(cellKey(cell))?.block)
    const neighbour = first && this.#blueprint.get(cellKey(first))
    return neighbour !== undefined && !this.#team.world.shows([neighbour])
  }

  /** How long an agent has been trying to fill a cell (ms of game time). */
  #delayAt({ position }: WantedCell, agent: string): number {
    const filler = this.#team.traffic.fillerOf(position)
    return filler?.agent === agent ? filler.lasts : 0
  }

  /** Time until an agent can place a block, including a detour to a container when it lacks the item (ms of game time). */
  #wayOf(agent: string, { position, item }: WantedCell): number {
    const { world, supplies } = this.#team
    const avatar = world.avatar(agent)
    const source = avatar.carries(item) > 0 ? undefined : supplies.sourceOf(item, avatar.position, position)
    if (source === undefined) return this.#way(agent, position)
    return (
      walkingTime(avatar.position, center(source)) +
      reachingTime(source, position, this.#team.board.policy.estimates)
    )
  }

  /** Time until an agent can fill a cell from somewhere else (ms of game time). */
  #way(agent: string, cell: Position): number {
    const { world, board } = this.#team
    const middle = { ...center(cell), y: cell.y }
    return reachingTime(world.avatar(agent).position, middle, board.policy.estimates)
  }
}
