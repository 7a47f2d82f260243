import type { ItemCount } from '../game/item-counts.ts'
import { isTool } from '../game/placement/finishing.ts'
import { STACK } from './agenda.ts'
import { carriedByAll, itemCounter, itemsLeft } from './items-needed.ts'
import type { Team } from './team.ts'

type DealtTeam = Pick<Team, 'board' | 'world' | 'supplies'>

/**
 * The materials that one agent of a crowded team carries. Together the agents carry as many kinds as they have slots for, in
 * order of first use, so that none of them has to leave for a kind that another could have brought.
 */
export function dealtTo(agent: string, team: DealtTeam): ItemCount[] {
  const { board, supplies } = team
  const demand = demandLeft(team)
  const deal = new Deal(team)
  // What an agent needs now, it fetches in any case.
  for (const [name, id] of board.running()) for (const one of itemsLeft(team, id)) deal.give(one, [name])
  for (const one of demand) if (deal.carriersOf(one.item) === 0) deal.give(one)
  let isDealing = true
  while (isDealing) isDealing = demand.map((one) => deal.give(one)).includes(true)
  return demand.flatMap(({ item, count }) => {
    if (!deal.has(agent, item)) return []
    const share = Math.ceil(count / deal.carriersOf(item))
    const plenty = Math.floor((supplies.left(item) + carriedByAll(team, item)) / deal.carriersOf(item))
    // The rest of a stack takes no further slot.
    return [{ item, count: Math.max(share, Math.min(count, plenty, STACK * Math.ceil(share / STACK))) }]
  })
}

/** Kinds dealt to agents. */
class Deal {
  readonly #world: Team['world']
  readonly #slots: number
  readonly #hands: ReadonlyMap<string, Map<string, number>>

  constructor({ board, world }: DealtTeam) {
    this.#world = world
    this.#slots = board.policy.dealing.slots
    const present = world.agents.filter((name) => !world.avatar(name).isGone)
    this.#hands = new Map(present.map((name) => [name, new Map()]))
  }

  has(agent: string, item: string): boolean {
    return this.#hands.get(agent)?.has(item) === true
  }

  /** The number of agents to whom a kind is dealt. */
  carriersOf(item: string): number {
    return [...this.#hands.values()].filter((hand) => hand.has(item)).length
  }

  /**
   * Gives a kind, a stack of it at most, to the agent that carries most of it, otherwise to the one with most room. @returns
   * whether one has room and lacks it
   */
  give({ item, count }: ItemCount, to: Iterable<string> = this.#hands.keys()): boolean {
    const carried = (name: string) => Math.min(count, this.#world.avatar(name).carries(item))
    const room = (name: string) => this.#slots - (this.#hands.get(name)?.size ?? this.#slots)
    const [first] = [...to]
      .filter((name) => room(name) > 0 && !this.has(name, item))
      .sort((a, b) => carried(b) - carried(a) || room(b) - room(a))
    if (first === undefined) return false
    this.#hands.get(first)?.set(item, Math.min(count, STACK))
    return true
  }
}

/** Materials of everything that is still to be built, in order of first use. */
function demandLeft(team: DealtTeam): ItemCount[] {
  const { board } = team
  const itemsOf = itemCounter(team)
  const demand = new Map<string, number>()
  for (const { id } of board.subtasks()) {
    if (board.isSettled(id)) continue
    for (const { item, count } of itemsOf(id))
      if (item !== 'air' && !isTool(item)) demand.set(item, (demand.get(item) ?? 0) + count)
  }
  return [...demand].map(([item, count]) => ({ item, count }))
}
