import { distance, type Position } from '../../core/position.ts'
import type { Legs } from '../../task/actions/hands.ts'
import { APPROACH_LIMIT, approach } from '../motion/approach.ts'
import { levelPlaces } from '../motion/level-places.ts'
import { comeDown } from '../motion/pillar.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalNear, type WalkResult, walk } from '../motion/walk.ts'
import { comeToSee } from '../placing/come-to-see.ts'
import { goOne } from '../placing/go.ts'
import { waysToDig } from '../placing/ways-to-dig.ts'
import { near } from '../skills/dig-goals.ts'
import { digTo } from '../skills/dig-way.ts'
import type { ActionContext } from './action.ts'
import { comeNear } from './come-near.ts'
import { entityOf } from './senses.ts'
import { standToThrow, stepBack } from './throwing.ts'

/** Maximum number of places on an upper floor that are examined. */
const MAX_PLACES = 600

const refusalOf = (result: WalkResult) => (result.ok ? undefined : result)

/** Ways for an agent to get somewhere. */
export function legsOf(context: ActionContext): Legs {
  const { bot } = context
  return {
    waitUntil: (ticks, holds) => waitUntil(context, ticks, holds),
    walk: async ({ cell, range }) => refusalOf(await walk(context, goalNear(cell, range))),
    approach: async (cell) => refusalOf(await approach(context, cell)),
    comeToSee: async (cell) => refusalOf(await comeToSee(context, cell)),
    comeToDig: (cell) => comeToDig(context, cell),
    comeNear: (entity, reach) => comeNear(context, entityOf(entity), reach),
    comeDown: () => comeDown(context),
    leadsLevel: (to) => leadsLevel(context, to),
    async digTo({ cell, range }) {
      const gone = await digTo(context, near(cell, range))
      return gone.ok ? undefined : gone
    },
    standToThrow: (entity) => standToThrow(context, entity),
    stepBack: (entity) => stepBack(context, entity),
    dismount: () => bot.dismount(),
    isSeated: () => (bot as { vehicle?: unknown }).vehicle != null,
  }
}

/** Comes within reach of a block; high blocks are dug from a pillar or an upper floor. */
async function comeToDig(context: ActionContext, cell: Position) {
  const reached = await approach(context, cell)
  if (reached.ok) return undefined
  const { x, z } = context.bot.entity.position
  const isBeside = Math.hypot(cell.x + 0.5 - x, cell.z + 0.5 - z) <= APPROACH_LIMIT
  if (reached.reason !== 'unreachable' && !(reached.reason === 'too_far' && isBeside)) return reached
  const ways = waysToDig(context, cell)
  if (ways.length === 0 || 'ok' in (await goOne(context, ways))) return reached
  return undefined
}

/** Whether an agent that is up on something can get there without coming down first. */
function leadsLevel(
  { bot, view }: ActionContext,
  { cell, range }: { cell: Position; range: number },
): boolean {
  let places = 0
  for (const place of levelPlaces(view, { from: bot.entity.position })) {
    if (distance(place, cell) <= range) return true
    if (++places > MAX_PLACES) return false
  }
  return false
}
