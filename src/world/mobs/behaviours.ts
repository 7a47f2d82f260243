import { breed, followFood, followParent, graze, layEggs } from './animals.ts'
import { shoot } from './archery.ts'
import { swell } from './creeper.ts'
import { leaveSnow, throwSnow, toss } from './golems/golems.ts'
import { chase, strike, strikeWith } from './hunting.ts'
import type { MobKind, Nature } from './kinds.ts'
import { followLead } from './leading.ts'
import type { Behaviour } from './mob.ts'
import { throwTrident } from './monsters/drowned.ts'
import { evade, mindGaze, stayElusive } from './monsters/enderman.ts'
import { evoke } from './monsters/evoker.ts'
import { blaze, ghast, phantom } from './monsters/flyers.ts'
import { beam } from './monsters/guardian.ts'
import { shulk } from './monsters/shulker.ts'
import { hop, split } from './monsters/slime.ts'
import { climb, leap, poison } from './monsters/spider.ts'
import { starve, throwUp, wither } from './monsters/touch.ts'
import { haunt } from './monsters/vex.ts'
import { boom } from './monsters/warden.ts'
import { brew } from './monsters/witch.ts'
import { witherAway } from './monsters/wither.ts'
import { followOwner, sit } from './pets/companion.ts'
import { mountOf } from './riding/mount-kinds.ts'
import { bearRider, obeyRider } from './riding/steering.ts'
import { flee, wander } from './wandering.ts'
import { drift, swim } from './water-life.ts'

const LIFE: readonly Behaviour[] = [breed, followFood, followParent, graze, wander]
const ANIMAL: readonly Behaviour[] = [layEggs, flee, ...LIFE]
const BY_NATURE: Readonly<Record<Nature, readonly Behaviour[]>> = {
  animal: ANIMAL,
  hostile: [strike, chase, wander],
  neutral: [strike, chase, wander],
  villager: [flee, wander],
}

const WATER_LIFE = [
  'cod',
  'salmon',
  'tropical_fish',
  'pufferfish',
  'tadpole',
  'squid',
  'glow_squid',
  'dolphin',
]

/** Only living mobs do this. */
const alive =
  (behaviour: Behaviour): Behaviour =>
  (mob) =>
    !mob.dying && behaviour(mob)

const BY_KIND: Readonly<Record<string, readonly Behaviour[] | undefined>> = {
  creeper: [swell, chase, wander],
  skeleton: [shoot, strike, chase, wander],
  stray: [shoot, strike, chase, wander],
  bogged: [shoot, strike, chase, wander],
  pillager: [shoot, strike, chase, wander],
  piglin: [shoot, strike, chase, wander],
  wither_skeleton: [strikeWith(wither), chase, wander],
  husk: [strikeWith(starve), chase, wander],
  drowned: [throwTrident, strike, chase, wander],
  spider: [strike, leap, chase, wander],
  cave_spider: [strikeWith(poison), leap, chase, wander],
  enderman: [mindGaze, strike, chase, wander],
  witch: [brew, chase, wander],
  slime: [],
  magma_cube: [],
  hoglin: [strikeWith(throwUp), chase, breed, wander],
  zoglin: [strikeWith(throwUp), chase, wander],
  ravager: [strikeWith(throwUp), chase, wander],
  blaze: [wander],
  ghast: [],
  phantom: [],
  guardian: [],
  elder_guardian: [],
  shulker: [],
  vex: [],
  wither: [],
  evoker: [evoke, wander],
  warden: [boom, strike, chase, wander],
  ...Object.fromEntries(WATER_LIFE.map((kind) => [kind, [] as readonly Behaviour[]])),
  wolf: [sit, strike, chase, followOwner, ...LIFE],
  cat: [sit, flee, followOwner, ...LIFE],
  parrot: [sit, flee, followOwner, wander],
  ocelot: [flee, strike, chase, ...LIFE],
  fox: [flee, strike, chase, ...LIFE],
  bee: [strike, chase, ...LIFE],
  polar_bear: [strike, chase, followParent, wander],
  iron_golem: [strikeWith(toss), chase, wander],
  snow_golem: [throwSnow, chase, wander],
}
const HABITS: Readonly<Record<string, readonly Behaviour[] | undefined>> = {
  snow_golem: [leaveSnow],
  spider: [climb],
  cave_spider: [climb],
  enderman: [stayElusive],
  slime: [split, alive(hop)],
  magma_cube: [split, alive(hop)],
  blaze: [alive(blaze)],
  ghast: [alive(ghast)],
  phantom: [alive(phantom)],
  guardian: [alive(beam), alive(drift)],
  elder_guardian: [alive(beam), alive(drift)],
  shulker: [alive(shulk)],
  vex: [alive(haunt)],
  wither: [alive(witherAway)],
  ...Object.fromEntries(WATER_LIFE.map((kind) => [kind, [alive(swim)]])),
}

/** The behaviours of a mob, most urgent first. */
export const behavioursOf = (kind: string, type: MobKind): readonly Behaviour[] =>
  BY_KIND[kind] ?? BY_NATURE[type.nature]

/** A mob's behaviour in every tick. */
export const habitsOf = (kind: string, type: MobKind): readonly Behaviour[] => [
  ...(HABITS[kind] ?? []),
  ...(type.nature === 'hostile' && kind !== 'hoglin' ? [] : [followLead]),
  ...(mountOf({ kind }) ? [bearRider, obeyRider] : []),
]

/** How a mob dodges projectiles; undefined: it does not. */
export const dodgeOf = (kind: string): Behaviour | undefined => (kind === 'enderman' ? evade : undefined)
