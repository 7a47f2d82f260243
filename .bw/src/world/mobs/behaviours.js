import { breed, followFood, followParent, graze, layEggs } from './animals.js';
import { shoot } from './archery.js';
import { swell } from './creeper.js';
import { leaveSnow, throwSnow, toss } from './golems/golems.js';
import { chase, strike, strikeWith } from './hunting.js';
import { followLead } from './leading.js';
import { throwTrident } from './monsters/drowned.js';
import { evade, mindGaze, stayElusive } from './monsters/enderman.js';
import { evoke } from './monsters/evoker.js';
import { blaze, ghast, phantom } from './monsters/flyers.js';
import { beam } from './monsters/guardian.js';
import { shulk } from './monsters/shulker.js';
import { hop, split } from './monsters/slime.js';
import { climb, leap, poison } from './monsters/spider.js';
import { starve, throwUp, wither } from './monsters/touch.js';
import { haunt } from './monsters/vex.js';
import { boom } from './monsters/warden.js';
import { brew } from './monsters/witch.js';
import { witherAway } from './monsters/wither.js';
import { followOwner, sit } from './pets/companion.js';
import { mountOf } from './riding/mount-kinds.js';
import { bearRider, obeyRider } from './riding/steering.js';
import { flee, wander } from './wandering.js';
import { drift, swim } from './water-life.js';
const LIFE = [breed, followFood, followParent, graze, wander];
const ANIMAL = [layEggs, flee, ...LIFE];
const BY_NATURE = {
    animal: ANIMAL,
    hostile: [strike, chase, wander],
    neutral: [strike, chase, wander],
    villager: [flee, wander],
};
const WATER_LIFE = [
    'cod',
    'salmon',
    'tropical_fish',
    'pufferfish',
    'tadpole',
    'squid',
    'glow_squid',
    'dolphin',
];
/** Only living mobs do this. */
const alive = (behaviour) => (mob) => !mob.dying && behaviour(mob);
const BY_KIND = {
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
    ...Object.fromEntries(WATER_LIFE.map((kind) => [kind, []])),
    wolf: [sit, strike, chase, followOwner, ...LIFE],
    cat: [sit, flee, followOwner, ...LIFE],
    parrot: [sit, flee, followOwner, wander],
    ocelot: [flee, strike, chase, ...LIFE],
    fox: [flee, strike, chase, ...LIFE],
    bee: [strike, chase, ...LIFE],
    polar_bear: [strike, chase, followParent, wander],
    iron_golem: [strikeWith(toss), chase, wander],
    snow_golem: [throwSnow, chase, wander],
};
const HABITS = {
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
};
/** The behaviours of a mob, most urgent first. */
export const behavioursOf = (kind, type) => BY_KIND[kind] ?? BY_NATURE[type.nature];
/** A mob's behaviour in every tick. */
export const habitsOf = (kind, type) => [
    ...(HABITS[kind] ?? []),
    ...(type.nature === 'hostile' && kind !== 'hoglin' ? [] : [followLead]),
    ...(mountOf({ kind }) ? [bearRider, obeyRider] : []),
];
/** How a mob dodges projectiles; undefined: it does not. */
export const dodgeOf = (kind) => (kind === 'enderman' ? evade : undefined);
