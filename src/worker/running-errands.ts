import type { Position } from '../core/position.ts'
import type { ItemCount } from '../game/item-counts.ts'
import { groundLevel } from '../task/arena-ground.ts'
import { SCAFFOLD, scaffoldFor } from '../task/scaffold.ts'
import { itemsLeft } from './items-needed.ts'
import type { Team } from './team.ts'
import { reachingTime, walkingTime } from './work-estimates.ts'

type ErrandTeam = Pick<Team, 'board' | 'world' | 'supplies'>

/** What an agent without work can fetch for a subtask that a teammate works on, to place it there itself. */
export interface RunningErrand {
  readonly subtask: number
  readonly place: Position
  /** With the dirt to climb there. */
  readonly items: readonly ItemCount[]
}

/**
 * Materials that the agent of a running subtask would have to fetch from far away, and that an agent without work can bring in less
 * time. Of several subtasks, the one whose agent would be away longest.
 * @param isOpen whether the agent may fetch an item for a subtask
 * @returns undefined if there are none
 */
export function errandFor(
  agent: string,
  team: ErrandTeam,
  isOpen: (subtask: number, item: string) => boolean,
): RunningErrand | undefined {
  const errands = [...team.board.running()].flatMap(([owner, subtask]) => {
    const { place } = team.board.forecast.errand(subtask)
    if (owner === agent || place === undefined) return []
    const lacking = lackingFor({ owner, subtask, agent }, team).filter(({ item }) => isOpen(subtask, item))
    const trips = lacking.flatMap((one) => tripFor(one, { owner, agent, place }, team))
    const away = Math.max(0, ...trips.map(({ lasts }) => lasts))
    return trips.length === 0 ? [] : [{ subtask, place, items: trips.map(({ items }) => items), away }]
  })
  const [best] = errands.sort((a, b) => b.away - a.away)
  if (best === undefined) return undefined
  const { subtask, place, items } = best
  return { subtask, place, items: [...dirtFor(agent, place, team), ...items] }
}

/** What a running subtask needs beyond what its agent and the agents without work carry. */
function lackingFor(
  { owner, subtask, agent }: { owner: string; subtask: number; agent: string },
  team: ErrandTeam,
): ItemCount[] {
  const { board, world } = team
  const carriers = world.agents.filter((name) => name === owner || !board.running().has(name))
  const carried = (item: string) =>
    carriers.reduce((sum, name) => sum + (name === agent ? 0 : world.avatar(name).carries(item)), 0)
  return itemsLeft(team, subtask)
    .map(({ item, count }) => ({ item, count: count - carried(item) }))
    .filter(({ item, count }) => count > world.avatar(agent).carries(item))
}

/** The trip for an item, if it would take the owner long and the agent is there first. */
function tripFor(
  items: ItemCount,
  { owner, agent, place }: { owner: string; agent: string; place: Position },
  { board, world, supplies }: ErrandTeam,
): { items: ItemCount; lasts: number }[] {
  const { estimates, helping } = board.policy
  const from = world.avatar(owner).position
  const source = supplies.sourceOf(items.item, from, place)
  if (source === undefined) return []
  const lasts = walkingTime(from, source) + reachingTime(source, place, estimates)
  const own = walkingTime(world.avatar(agent).position, source) + reachingTime(source, place, estimates)
  return own <= lasts && lasts >= helping.tripMs ? [{ items, lasts }] : []
}

function dirtFor(agent: string, place: Position, { world, supplies }: ErrandTeam): ItemCount[] {
  const dirt = scaffoldFor(place.y - groundLevel(world.task.arena))
  const lacks = dirt > world.avatar(agent).carries(SCAFFOLD) && supplies.left(SCAFFOLD) > 0
  return lacks ? [{ item: SCAFFOLD, count: dirt }] : []
}
