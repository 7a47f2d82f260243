import { cellKey, type Position } from '../core/position.ts'
import { isAir } from '../game/block.ts'
import type { WantedCell } from '../graph/wanted-cells.ts'
import { SCAFFOLD, scaffoldFor } from '../task/scaffold.ts'
import { isCrowded } from './crowd.ts'
import type { Team } from './team.ts'
import { reachingTime, walkingTime } from './work-estimates.ts'

type LeavingTeam = Pick<Team, 'board' | 'world' | 'supplies'>

/**
 * Cells that an agent of a crowded team leaves to teammates: it lacks the block, and a teammate without a subtask carries it and is
 * there before the agent could have fetched it; or no container holds it, and any teammate carries it.
 * @returns the keys of these cells
 */
export function leftToTeammates(
  agent: string,
  wanted: readonly WantedCell[],
  team: LeavingTeam,
): ReadonlySet<string> {
  const { board, world } = team
  const left = new Set<string>()
  if (!isCrowded(team)) return left
  const others = world.agents.filter((name) => name !== agent && !world.avatar(name).isGone)
  const free = others.filter((name) => !board.running().has(name))
  const items = new Items(world)
  for (const cell of wanted) {
    const { position, item, block } = cell
    if (cell.placedWith !== undefined || isAir(block.name) || world.shows([cell])) continue
    if (items.take(agent, item)) continue
    const trip = fetchingTime(agent, item, position, team)
    const helpers =
      trip === undefined ? others : free.filter((name) => isThereWithin(trip, name, position, team))
    if (helpers.some((name) => items.take(name, item))) left.add(cellKey(position))
  }
  return left
}

/** Carried items, each of which fills one cell. */
class Items {
  readonly #world: Team['world']
  readonly #taken = new Map<string, number>()

  constructor(world: Team['world']) {
    this.#world = world
  }

  /** @returns whether the agent carries one more */
  take(agent: string, item: string): boolean {
    const key = `${agent} ${item}`
    const count = (this.#taken.get(key) ?? 0) + 1
    if (count > this.#world.avatar(agent).carries(item)) return false
    this.#taken.set(key, count)
    return true
  }
}

/** Time to fetch an item and reach a cell with it (ms of game time); undefined if no container holds it. */
function fetchingTime(
  agent: string,
  item: string,
  cell: Position,
  { board, world, supplies }: LeavingTeam,
): number | undefined {
  const { estimates } = board.policy
  const here = world.avatar(agent).position
  const source = supplies.sourceOf(item, here, cell)
  if (source === undefined) return undefined
  return walkingTime(here, source) + estimates.withdrawMs + reachingTime(source, cell, estimates)
}

/** Whether an agent reaches a cell within a time, and carries the dirt to climb there. */
function isThereWithin(ms: number, agent: string, cell: Position, { board, world }: LeavingTeam): boolean {
  const avatar = world.avatar(agent)
  const dirt = scaffoldFor(cell.y - Math.floor(avatar.position.y))
  return dirt <= avatar.carries(SCAFFOLD) && reachingTime(avatar.position, cell, board.policy.estimates) < ms
}
