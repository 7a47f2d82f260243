import { keyOf, type Vec } from '../geometry.ts'
import type { Fire } from '../kernel/blocks/fire.ts'
import type { Game } from '../kernel/game.ts'

/** Experience for each item taken out of a furnace, by item (vanilla's smelting recipes of 1.19.2). */
const BY_RESULT: Readonly<Record<string, number>> = {
  coal: 0.1,
  charcoal: 0.15,
  lapis_lazuli: 0.2,
  quartz: 0.2,
  clay_ball: 0.3,
  brick: 0.3,
  terracotta: 0.35,
  iron_ingot: 0.7,
  copper_ingot: 0.7,
  redstone: 0.7,
  gold_ingot: 1,
  diamond: 1,
  emerald: 1,
  green_dye: 1,
  netherite_scrap: 2,
  sponge: 0.15,
  dried_kelp: 0.1,
}
const FOOD = /^(cooked_|baked_potato$)/
const FOOD_EARNS = 0.35
/** Stone, glass, bricks, nuggets and all others. */
const OTHER = 0.1

/** Experience for smelting one item of a kind. */
const experienceOf = (item: string): number => BY_RESULT[item] ?? (FOOD.test(item) ? FOOD_EARNS : OTHER)

/** Records an item that a furnace has made; the player who takes it out receives the experience. */
export function noteSmelted(fire: Fire, item: string): void {
  fire.made.set(item, (fire.made.get(item) ?? 0) + 1)
}

/**
 * Drops the experience for everything that the furnace at a position has made since the last time (vanilla
 * AbstractFurnaceBlockEntity.getRecipesToAwardAndPopExperience): kind by kind, a fraction counting as its chance.
 */
export function payExperience(game: Game, oven: Vec, to: Vec): void {
  const made = game.level.blockEntities.get(keyOf(oven))?.fire?.made
  if (!made) return
  for (const [item, count] of made) {
    const earned = count * experienceOf(item)
    const whole = Math.floor(earned)
    const points = whole + (game.mobChance.next() < earned - whole ? 1 : 0)
    if (points > 0) game.dropExperience(to, points)
  }
  made.clear()
}
