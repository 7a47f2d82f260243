import { center, distance, floor } from '../../core/position.ts'
import type { ActionContext } from '../actions/action.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { feetOf } from './dig-cells.ts'

/** How far drops may roll from where a body died (blocks). */
const SCATTER = 8

/** Picks up the items that the agent lost on its death, if it is near that place. */
export async function fetchLost(context: ActionContext): Promise<void> {
  const { bot, memory, clock, signal, isGone } = context
  const loss = memory.lost.of(bot.username, clock.now())
  if (loss === undefined || distance(loss.position, feetOf(bot)) > SCATTER) return
  const gains = countGains(context)
  const tried = new Set<number>()
  const next = () =>
    Object.values(bot.entities).find(
      ({ id, name, position }) =>
        name === 'item' && !tried.has(id) && distance(position, loss.position) <= SCATTER,
    )
  for (let item = next(); item !== undefined && !signal.aborted && !isGone(); item = next()) {
    tried.add(item.id)
    await pickUp(context, center(floor(item.position)), { gains, appears: 0 })
  }
  if (!signal.aborted && !isGone()) memory.lost.forget(bot.username)
}
