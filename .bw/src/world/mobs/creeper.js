import { explode } from '../blasts/explosion.js';
import { canSee } from '../kernel/entities/line-of-sight.js';
import { count, ticksSince } from '../kernel/memory/fields.js';
import { SavedMemory } from '../kernel/memory/saved-memory.js';
import { findTarget } from './hunting.js';
import { eyesOf } from './prey.js';
/** Distances at which a creeper lights its fuse and at which it stops, in blocks. */
const NEAR = 3;
const CALM_DISTANCE = 7;
/** Ticks from ignition to explosion. */
const FUSE_TICKS = 30;
const RADIUS = 3;
/** Metadata that makes clients show it swelling: 1 for on, -1 for off. */
const SWELL_KEY = 16;
const INT = 1;
/**
 * The tick in which its fuse was lit, the length of the fuse in ticks, and the radius of the explosion in
 * blocks.
 */
export const FUSE = new SavedMemory('fuse', {
    litSince: ticksSince('LitFor'),
    ticks: count('Fuse', { initial: FUSE_TICKS, vanilla: true }),
    radius: count('ExplosionRadius', { initial: RADIUS, vanilla: true }),
}, { resume: (creeper) => showSwelling(creeper) });
/** Near a player a creeper stops, swells and explodes, unless the player gets away. */
export function swell(mob) {
    const { game } = mob;
    const target = findTarget(mob);
    const fuse = FUSE.of(mob);
    const since = fuse.litSince;
    const d = target ? mob.distanceTo(target) : Number.POSITIVE_INFINITY;
    const sees = target !== undefined && canSee(game.level, eyesOf(mob), eyesOf(target));
    if (since === undefined) {
        if (d > NEAR || !sees)
            return false;
        fuse.litSince = game.ticks;
        showSwelling(mob);
    }
    else if (d > CALM_DISTANCE || !sees) {
        fuse.litSince = undefined;
        showSwelling(mob);
        return false;
    }
    else if (game.ticks - since >= fuse.ticks) {
        game.removeEntity(mob);
        explode(game, mob, fuse.radius);
        return true;
    }
    mob.stop();
    return true;
}
function showSwelling(mob) {
    const { litSince } = FUSE.of(mob);
    mob.show({ key: SWELL_KEY, type: INT, value: litSince === undefined ? -1 : 1 });
}
