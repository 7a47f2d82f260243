/** Base values of attributes by kind of body (vanilla createAttributes). */
import type { AttributeName } from '../../items/modifiers.ts'

type Values = Readonly<Record<string, number | undefined>>

/** Maximum health in half hearts. */
const HEALTH: Values = {
  chicken: 4,
  rabbit: 3,
  sheep: 8,
  wolf: 8,
  cow: 10,
  pig: 10,
  mooshroom: 10,
  cat: 10,
  goat: 10,
  horse: 22,
  donkey: 22,
  mule: 22,
  llama: 22,
  trader_llama: 22,
  skeleton_horse: 15,
  zombie_horse: 15,
  camel: 32,
  parrot: 6,
  ocelot: 10,
  fox: 10,
  bee: 10,
  turtle: 30,
  polar_bear: 30,
  panda: 20,
  strider: 20,
  axolotl: 14,
  frog: 10,
  sniffer: 14,
  armadillo: 12,
  snow_golem: 4,
  bat: 6,
  spider: 16,
  phantom: 20,
  ghast: 10,
  hoglin: 40,
  zoglin: 40,
  piglin: 16,
  piglin_brute: 50,
  pillager: 24,
  vindicator: 24,
  evoker: 24,
  vex: 14,
  silverfish: 8,
  endermite: 8,
  guardian: 30,
  elder_guardian: 80,
  shulker: 30,
  slime: 1,
  magma_cube: 1,
  bogged: 16,
  breeze: 30,
  cod: 3,
  salmon: 3,
  tropical_fish: 3,
  pufferfish: 3,
  tadpole: 6,
  squid: 10,
  glow_squid: 10,
  dolphin: 10,
  cave_spider: 12,
  enderman: 40,
  iron_golem: 100,
  ravager: 100,
  warden: 500,
  witch: 26,
  ender_dragon: 200,
  wither: 300,
  armor_stand: 20,
}
/** A body's natural armour points. */
const ARMOUR: Values = {
  zombie: 2,
  husk: 2,
  drowned: 2,
  zombie_villager: 2,
  zombified_piglin: 2,
  wither: 4,
}
/** Share of a push that a body withstands. */
const KNOCKBACK_RESISTANCE: Values = {
  iron_golem: 1,
  warden: 1,
  ravager: 0.75,
  hoglin: 0.6,
  zoglin: 0.6,
}

/** Bases of a player. */
const PLAYER: Readonly<Partial<Record<AttributeName, number>>> = {
  max_health: 20,
  movement_speed: 0.1,
  attack_damage: 1,
  attack_speed: 4,
}

/** Damage of a hit if the mob's kind does not define it. */
const DAMAGE: Values = { blaze: 6 }

const DEFAULTS: Readonly<Record<AttributeName, number>> = {
  max_health: 20,
  movement_speed: 0.7,
  attack_damage: 2,
  attack_speed: 4,
  armor: 0,
  armor_toughness: 0,
  knockback_resistance: 0,
  luck: 0,
}

const BY_KIND: Readonly<Partial<Record<AttributeName, Values>>> = {
  max_health: HEALTH,
  attack_damage: DAMAGE,
  armor: ARMOUR,
  knockback_resistance: KNOCKBACK_RESISTANCE,
}

/** The base value of an attribute for a kind of body. */
export const baseOfKind = (kind: string, name: AttributeName): number =>
  (kind === 'player' ? PLAYER[name] : BY_KIND[name]?.[kind]) ?? DEFAULTS[name]
