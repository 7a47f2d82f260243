import { add, cellKey, center, type Position } from '../core/position.ts'
import { type BlockSpec, isAir } from '../game/block.ts'
import { placedBefore } from '../game/placement/placed-before.ts'
import { offsetOf, SIDES } from '../game/placement/placement-options.ts'
import type { Subtask } from '../graph/subtask.ts'
import { type WantedCell, wantedCells } from '../graph/wanted-cells.ts'
import { groundLevel } from '../task/arena-ground.ts'
import { scaffoldFor } from '../task/scaffold.ts'
import type { PathBoard } from './board/path-board.ts'
import type { Supplies } from './supplies.ts'
import type { TeamWorld } from './team-world.ts'
import type { Traffic } from './traffic.ts'
import { walkingTime } from './work-estimates.ts'

/** What another block of a teammate's subtask takes it (ms of game time). */
const BLOCK_MS = 200
/** A hand is lent where it begins so much earlier than the teammate would come to its last block (ms of game time). */
const WORTH_MS = 600
/** The same where what is left is at hand: that costs neither a walk nor the place of another helper. */
const WORTH_AT_HAND_MS = 300
/** An agent whose help came to nothing leaves that subtask alone for this long (ms of game time); a retry at once would be refused again. */
const REST_MS = 1000
/**
 * So many agents may be on their way to each block that is left: ways are reckoned straight, and the one that comes round the walls sooner
 * is among several.
 */
const HELPERS_PER_BLOCK = 2

interface HelpingTeam {
  board: PathBoard
  world: TeamWorld
  traffic: Traffic
  supplies: Supplies
}

/** Blocks of a subtask that an agent without work can place for the one that works on it. */
export interface Help {
  subtask: Subtask
  /** The last ones first: its own agent begins at the other end. */
  cells: readonly WantedCell[]
}

/** Help that an agent could give, what the team gains by it, and from what gain on it is worth it (ms). */
interface Offer {
  help: Help
  gain: number
  worth: number
}

/**
 * Which agents lend a hand: one that has nothing to do places blocks of a subtask that a teammate works on, from what it
 * carries. So no team waits for its slowest member. It places only what stands by what is there already.
 */
export class Helping {
  readonly #team: HelpingTeam
  /** What agents help with, and since when (ms of game time). */
  readonly #helpers = new Map<string, { subtask: number; since: number }>()
  /** With which subtask an agent could not help, and until when it does not try again (ms of game time), by agent. */
  readonly #rests = new Map<string, { subtask: number; until: number }>()
  /** Ends the work of the agent whose subtask it is, by subtask. */
  readonly #overs = new Map<number, AbortController>()
  readonly #blueprint: ReadonlyMap<string, WantedCell>

  constructor(team: HelpingTeam) {
    this.#team = team
    this.#blueprint = new Map(team.world.task.blueprint.map((cell) => [cellKey(cell.position), cell]))
  }

  /** Where an agent without work helps most; undefined where nobody needs it. */
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

  /** What an agent could do of a subtask that another one works on; undefined where it could do nothing of use. */
  #offer(agent: string, other: string, id: number): Offer | undefined {
    const { board, world } = this.#team
    const me = world.avatar(agent)
    const subtask = board.subtask(id)
    const left = wantedCells(subtask, world.task, world.actions).filter((cell) => !world.shows([cell]))
    const cells = this.#affordable(agent, left.filter((cell) => this.#canPlace(agent, cell)).toReversed())
    const [first] = cells
    if (first === undefined) return undefined
    // A teammate that has been delayed by a long path will be delayed as long again.
    const away = Math.max(this.#wayOf(other, first), ...left.map((cell) => this.#delayAt(cell, other)))
    const comesTo = (cell: WantedCell) =>
      left.indexOf(cell) * BLOCK_MS + Math.max(this.#wayOf(other, cell), this.#delayAt(cell, other))
    const inReach = cells.filter((cell) => comesTo(cell) > WORTH_AT_HAND_MS && me.canPlace(cell))
    if (inReach.length > 0)
      return {
        help: { subtask, cells: inReach },
        gain: left.length * BLOCK_MS + away,
        worth: WORTH_AT_HAND_MS,
      }
    const way = this.#way(agent, first.position)
    const helpers = this.#helpersWith(id, agent, way)
    if (helpers >= HELPERS_PER_BLOCK * left.length) return undefined
    const gain = (left.length * BLOCK_MS) / (1 + helpers) + away - way
    return { help: { subtask, cells }, gain, worth: WORTH_MS }
  }

  /** Fires when helpers have done what was left of a subtask that an agent begins now. */
  begin(subtask: number): AbortSignal {
    const over = new AbortController()
    this.#overs.set(subtask, over)
    return over.signal
  }

  /**
   * Helps for as long as the work lasts. What its own agent is at ends when nothing is left.
   * @param work gives false if it came to nothing, undefined if it was called away
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
      // Taking something in hand takes no time, and what it was for may be refused at once, for good.
      if (result === false || (result === true && world.clock.now() === began))
        this.#rests.set(agent, { subtask: subtask.id, until: world.clock.now() + REST_MS })
      return result
    } finally {
      this.#helpers.delete(agent)
      if (world.shows(wantedCells(subtask, world.task, world.actions))) this.#overs.get(subtask.id)?.abort()
    }
  }

  #hasJustFailed(agent: string, subtask: number): boolean {
    const rest = this.#rests.get(agent)
    return rest?.subtask === subtask && this.#team.world.clock.now() < rest.until
  }

  /** How many others help with a subtask. Whom it has taken longer than this agent's way there is on a long way itself. */
  #helpersWith(id: number, agent: string, way: number): number {
    const now = this.#team.world.clock.now()
    const isSoonThere = ({ since }: { since: number }) => now - since <= WORTH_MS + way
    return [...this.#helpers].filter(([name, at]) => name !== agent && at.subtask === id && isSoonThere(at))
      .length
  }

  /** As many of these cells as the agent carries blocks for: who helps does not fetch. */
  #affordable(agent: string, cells: readonly WantedCell[]): WantedCell[] {
    const avatar = this.#team.world.avatar(agent)
    const used = new Map<string, number>()
    return cells.filter(({ item }) => {
      const count = (used.get(item) ?? 0) + 1
      used.set(item, count)
      return count <= avatar.carries(item)
    })
  }

  /** Whether the agent carries the block, reaches the cell from the ground, and something there to place it against. */
  #canPlace(agent: string, { position, block, item, placedWith }: WantedCell): boolean {
    const { world, traffic } = this.#team
    if (placedWith !== undefined || isAir(block.name) || world.avatar(agent).carries(item) === 0) return false
    const ground = groundLevel(world.task.arena)
    if (scaffoldFor(position.y - ground) > 0 || this.#waits(position, block)) return false
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

  /** Whether a neighbour that is not there yet must come first: what is placed too early would never be as wanted. */
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

  /** How far an agent is from placing a block: by way of a container where it lacks it (ms of game time). */
  #wayOf(agent: string, { position, item }: WantedCell): number {
    const { world, supplies } = this.#team
    const avatar = world.avatar(agent)
    const source = avatar.carries(item) > 0 ? undefined : supplies.sourceOf(item, avatar.position, position)
    if (source === undefined) return this.#way(agent, position)
    return this.#way(agent, source) + walkingTime(source, position)
  }

  #way(agent: string, to: Position): number {
    return walkingTime(this.#team.world.avatar(agent).position, center(to))
  }
}
