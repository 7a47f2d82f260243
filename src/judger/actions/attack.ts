import { distance, floor } from '../../core/position.ts'
import { attack as attackSpec } from '../../task/actions/attack.ts'
import { aimAt } from '../motion/aim.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'
import { comeNear, type Entity, findEntity } from './target-entity.ts'

/** A prey that has lived through so much of a hunt gets away (ms of game time). */
const HUNT_MS = 30_000
/** A prey that has fled farther is let go (blocks). */
const CHASE = 24
/** Between two blows: then a sword has its full force again (vanilla: 1.6 a second). */
const COOLDOWN_TICKS = 12
/** So many blows without any effect are enough. */
const VAIN_BLOWS = 4
/** What a mob drops appears within so many ticks of its death. */
const DROP_TICKS = 25
const DYING_TICKS = 25

/** Hunts the nearest entity of a kind with what is in the main hand until it is dead, and picks up what it drops. */
export const attack = defineAction({
  ...attackSpec,
  async run({ target }, context) {
    const { bot, clock, signal } = context
    const entity = findEntity(bot, target)
    if (entity === undefined) return fail('not_found', `I see no ${target}`)
    if (entity.username !== undefined)
      return fail('invalid_arguments', `${entity.username} is a player, not a mob`)
    const gains = countGains(context)
    let isDead = false
    let vain = 0
    let isHunting = false
    const onHurt = (struck: Entity) => {
      if (struck.id === entity.id) vain = 0
    }
    const onDead = (struck: Entity) => {
      isDead ||= struck.id === entity.id
    }
    bot.on('entityHurt', onHurt)
    bot.on('entityDead', onDead)
    bot.on('entityGone', onDead)
    try {
      const until = clock.now() + HUNT_MS
      while (!isDead && vain < VAIN_BLOWS && clock.now() < until && !signal.aborted) {
        const blocked = await comeNear(context, entity)
        if (isDead) break
        if (blocked !== undefined) {
          if (!isHunting || !(await follow(context, entity))) return blocked
          continue
        }
        isHunting = true
        await aimAt(context, entity.position.offset(0, (entity.height ?? 1) * 0.8, 0))
        vain++
        bot.attack(entity)
        await waitUntil(context, COOLDOWN_TICKS, () => isDead)
      }
      if (!isDead)
        return fail('no_effect', vain < VAIN_BLOWS ? `the ${target} got away` : `the ${target} was not hurt`)
      const found = await pickUp(context, entity.position, { gains, appears: DROP_TICKS })
      // The dead are still to be seen for a second, and would be found again.
      await waitUntil(context, DYING_TICKS, () => bot.entities[entity.id] === undefined)
      return done({ target, killed: true, ...found })
    } finally {
      bot.off('entityHurt', onHurt)
      bot.off('entityDead', onDead)
      bot.off('entityGone', onDead)
    }
  },
})

/** Runs after a prey that flees. @returns false when it is out of sight or where no way leads. */
async function follow(context: ActionContext, { position }: Entity): Promise<boolean> {
  if (distance(context.bot.entity.position, position) > CHASE) return false
  const walked = await walk(context, goalNear(floor(position), 2))
  return walked.ok || walked.reason === 'stuck'
}
