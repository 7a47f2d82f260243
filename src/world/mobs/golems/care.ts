import type { Interaction } from '../interaction.ts'

/** Health that an iron ingot gives back, in half hearts. */
const MENDS = 25

/** An iron ingot repairs an iron golem. */
export const mendGolem: Interaction = ({ player, mob, stack, hand }) => {
  if (mob.kind !== 'iron_golem' || stack?.name !== 'iron_ingot' || mob.health >= mob.fullHealth) return false
  mob.health = Math.min(mob.fullHealth, mob.health + MENDS)
  player.useUp(hand)
  return true
}

/** Shears take the pumpkin off a snow golem. */
export const shearGolem: Interaction = ({ game, player, mob, stack, hand }) => {
  if (mob.kind !== 'snow_golem' || stack?.name !== 'shears' || mob.traits.sheared) return false
  mob.traits.sheared = true
  game.sendMetadata(mob)
  mob.drop('carved_pumpkin', 1)
  player.statistics.add('sheared', mob.kind)
  player.wear(1, hand)
  return true
}
