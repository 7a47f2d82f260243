import { distance, floor } from '../../core/position.ts'
import { attack as attackSpec } from '../../task/actions/attack.ts'
import { aimAt } from '../motion/aim.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { waitUntil } from '../motion/wait-until.ts'
import { goalNear, walk } from '../motion/walk.ts'
import { type ActionContext, defineAction, done, fail } from './action.ts'
import { comeNear, type Entity, findEntity } from './target-entity.ts'

/** Maximum duration of a hunt (ms of game time). */
const HUNT_MS = 30_000
/** Maximum distance to follow the target (blocks). */
const MAX_CHASE = 24
/** Time between two hits, after which a sword has its full damage again (vanilla: 1.6 hits per second). */
const COOLDOWN_TICKS = 12
/** Maximum number of hits without effect. */
const MAX_VAIN_HITS = 4
/** Maximum time between a mob's death and its drops (ticks). */
const DROP_TICKS = 25
const DYING_TICKS = 25

/** Hunts and kills the nearest entity of a kind with the item in the main hand, and picks up what it drops. */
export const attack = defineAction({
  ...attackSpec,
  async run({ target }, context) {
    const { bot, clock, signal, memory } = context
    const entity = findEntity(bot, target, (id) => memory.isTaken(bot.username, id))
    if (entity === undefined) return fail('not_found', `I see no ${target}`)
    if (entity.username !== undefined)
      return fail('invalid_arguments', `${entity.username} is a player, not a mob`)
    memory.engage(bot.username, entity.id)
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
      while (!isDead && vain < MAX_VAIN_HITS && clock.now() < until && !signal.aborted) {
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
        return fail(
          'no_effect',
          vain < MAX_VAIN_HITS ? `the ${target} got away` : `the ${target} was not hurt`,
        )
      const found = await pickUp(context, entity.position, { gains, appears: DROP_TICKS })
      // A dead mob stays visible for a second and would be found again.
      await waitUntil(context, DYING_TICKS, () => bot.entities[entity.id] === undefined)
      return done({ target, killed: true, ...found })
    } finally {
      memory.engage(bot.username)
      bot.off('entityHurt', onHurt)
      bot.off('entityDead', onDead)
      bot.off('entityGone', onDead)
    }
  },
})

/** Follows a fleeing target. @returns false if it is out of sight or unreachable */
async function follow(context: ActionContext, { position }: Entity): Promise<boolean> {
  if (distance(context.bot.entity.position, position) > MAX_CHASE) return false
  const walked = await walk(context, goalNear(floor(position), 2))
  return walked.ok || walked.reason === 'stuck'
}
