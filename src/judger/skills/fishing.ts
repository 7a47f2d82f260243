import type { ActionContext } from '../actions/action.ts'
import type { Entity } from '../client/bot.ts'
import { hangsOn, watchFloat } from '../client/riding.ts'
import { aimAt } from '../motion/aim.ts'
import { waitUntil } from '../motion/wait-until.ts'

/** Maximum wait for a bite (ticks): 30 s until a fish comes, 4 s until it bites (vanilla), plus the delay under a roof. */
const BITE_TICKS = 1400
/** Time for the bobber to reach an entity, and for a reeled-in line to disappear (ticks). */
const FLY_TICKS = 15
const REEL_TICKS = 10

/** Casts a rod, waits for a bite and reels in. @returns whether something bit */
export async function fish(context: ActionContext): Promise<boolean> {
  const { bot } = context
  const { float, stop } = watchFloat(bot)
  let outcome: 'waiting' | 'caught' | 'lost' = 'waiting'
  const settle = (to: 'caught' | 'lost') => () => {
    outcome = to
  }
  bot.fish().then(settle('caught'), settle('lost'))
  await waitUntil(context, BITE_TICKS, () => outcome !== 'waiting')
  if (outcome === 'waiting') await reelIn(context, float)
  stop()
  return (outcome as string) === 'caught'
}

/** Casts a rod at an entity, and pulls if the hook has caught it. @returns whether it has */
export async function hook(context: ActionContext, entity: Entity): Promise<boolean> {
  const { bot } = context
  const { float, stop } = watchFloat(bot)
  await aimAt(context, entity.position.offset(0, entity.height * 0.6, 0))
  bot.activateItem()
  const isCaught = () => {
    const own = float()
    return own !== undefined && hangsOn(own, entity)
  }
  const caught = await waitUntil(context, FLY_TICKS, isCaught)
  await reelIn(context, float)
  stop()
  return caught
}

/** Reels the line in, if it is out. */
async function reelIn(context: ActionContext, float: () => Entity | undefined): Promise<void> {
  if (float() !== undefined) context.bot.activateItem()
  await waitUntil(context, REEL_TICKS, () => float() === undefined)
}
