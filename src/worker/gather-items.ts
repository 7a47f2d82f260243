import { type ItemCount, totals } from '../game/item-counts.ts'
import { isPreparing } from '../task/actions/roles.ts'
import { smelt } from '../task/actions/smelt.ts'
import type { OwnActions } from './own-actions.ts'
import type { Team } from './team.ts'
import { waitForChange } from './wait-for-change.ts'
import { wantsOf } from './wants.ts'

/** Distance at which an agent waits at its table or furnace, on the side from which it can be used (blocks). */
const NEAR_STATION = 1

/**
 * Asks teammates for items of a subtask that they carry, and waits for them; meanwhile the agent serves others too.
 * @param bring brings teammates the items they wait for; resolves to whether it did anything
 */
export async function gatherItems(
  subtaskId: number,
  own: OwnActions,
  team: Team,
  bring: () => Promise<boolean>,
): Promise<void> {
  const { board, world, exchange, signal } = team
  const { avatar, interruption } = own
  const { name } = avatar
  const { waitMs, pollMs } = board.policy.handOver
  const until = world.clock.now() + waitMs
  const mayWait = () =>
    !signal.aborted && !interruption.aborted && !avatar.isGone && world.clock.now() < until
  while (mayWait() && exchange.isExpecting(name)) {
    const listening = exchange.changes.listen()
    await waitForChange(listening.changed, world.clock, [world.clock.now() + pollMs])
    listening.stop()
  }
  const wants = wantsFor(subtaskId, team)
  if (exchange.canHelp(name, wants)) {
    const { place } = board.forecast.errand(subtaskId)
    exchange.ask(name, wants, place)
    const thought = `I wait for what subtask ${subtaskId} needs.`
    if (place !== undefined) await own.walk(place, NEAR_STATION, thought)
    const apart = exchange.placeToWait(name)
    if (apart !== undefined) await own.walk(apart, 0, thought)
    exchange.arrive(name)
  }
  while (mayWait() && exchange.canHelp(name, wants)) {
    exchange.ask(name, wants)
    const listening = exchange.changes.listen()
    if (!(await bring())) await waitForChange(listening.changed, world.clock, [world.clock.now() + pollMs])
    listening.stop()
  }
  exchange.withdraw(name)
}

/** Whether this subtask keeps an agent in one place for long: it smelts. */
export function standsStill(subtaskId: number, { board, world }: Team): boolean {
  const lasting = board.subtask(subtaskId).actions.filter((call) => {
    const role = world.actions.roleOf(call)
    return role === undefined || !isPreparing(role)
  })
  return lasting.length > 0 && lasting.every((call) => smelt.read(call) !== undefined)
}

/**
 * Items the agent will need next while it smelts for this subtask: for subtasks that wait only for this one, and for the next
 * smelting, since it is already at the furnace.
 */
export function neededAfter(subtaskId: number, team: Team): ItemCount[] {
  const { board } = team
  const inWork = new Set(board.running().values())
  const smeltedNext = board
    .subtasks()
    .filter(({ id }) => !board.isDone(id) && !inWork.has(id) && standsStill(id, team) && board.canStart(id))
  const next = [...smeltedNext.slice(0, 1).map(({ id }) => id), ...board.unblocks(subtaskId).slice(0, 1)]
  return totals(next.flatMap((id) => wantsFor(id, team)))
}

/** Ingredients and tools that an agent must carry for the rest of a subtask. */
export function wantsFor(
  subtaskId: number,
  { board, world, ledger }: Pick<Team, 'board' | 'world' | 'ledger'>,
): ItemCount[] {
  const subtask = board.subtask(subtaskId)
  return wantsOf(world, board.subtasks(), {
    subtask,
    left: ledger.remaining(subtask),
    carried: (item) => Math.max(...world.agents.map((agent) => world.avatar(agent).carries(item))),
  })
}
