import { add } from '../../geometry.js';
import { canSee } from '../../kernel/entities/line-of-sight.js';
import { count, point, ticksUntil } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { Fireball } from '../../projectiles/fireball.js';
import { blowOf, findTarget, isWithinReach } from '../hunting.js';
import { attack, eyesOf } from '../prey.js';
import { flyTo, somewhereNear } from './flying.js';
/** A blaze: range of its fireballs, shots per volley, ticks between shots and between volleys. */
const BLAZE = { range: 32, row: 3, pause: 6, rest: 100, warmUp: 60, reach: 2, climb: 0.3 };
/** A ghast: range, ticks from aiming to firing and between two fireballs, range of its flight. */
const GHAST = { range: 64, charge: 20, rest: 60, reach: 16, push: 0.02 };
const GHAST_CHARGES = { key: 16, type: 7 };
/** A phantom: height above its prey, radius of its circles, ticks of circling, damage. */
const PHANTOM = { height: 12, radius: 8, circle: 120, push: 0.08, dive: 0.12 };
/** Shots of the volley so far, the tick of the next shot or dive, and the flight target. */
export const RHYTHM = new SavedMemory('rhythm', {
    shots: count('Shots'),
    next: ticksUntil('NextIn'),
    goal: point('FlyingTo'),
});
/** The rhythm of a flyer; if it has none, one starts a few ticks from now. */
function rhythmOf(mob, first) {
    const rhythm = RHYTHM.of(mob);
    rhythm.next ??= mob.game.ticks + first;
    return rhythm;
}
/** Shoots a fireball from its eyes at a target. */
function fire(mob, target, kind) {
    const { game } = mob;
    const from = add(mob.position, { x: 0, y: mob.size.height / 2, z: 0 });
    const aim = eyesOf(target);
    const by = { x: aim.x - from.x, y: aim.y - 0.5 - from.y, z: aim.z - from.z };
    game.addEntity(new Fireball(game, {
        definition: game.entityDefinition(kind),
        position: from,
        velocity: by,
        shooter: mob,
    }));
}
/** A blaze hovers, burns nearby targets and sends volleys of fireballs at distant ones. */
export const blaze = (mob) => {
    const { game } = mob;
    const target = findTarget(mob);
    if (!target) {
        RHYTHM.begin(mob);
        return false;
    }
    const far = mob.distanceTo(target);
    const rhythm = rhythmOf(mob, BLAZE.warmUp);
    if (isWithinReach(mob, target) && game.ticks >= mob.readyAt) {
        mob.readyAt = game.ticks + 20;
        attack(mob, target, blowOf(mob, target));
    }
    else if (far < BLAZE.range &&
        game.ticks >= rhythm.next &&
        canSee(game.level, eyesOf(mob), eyesOf(target))) {
        fire(mob, target, 'small_fireball');
        rhythm.shots = (rhythm.shots + 1) % BLAZE.row;
        rhythm.next = game.ticks + (rhythm.shots === 0 ? BLAZE.rest : BLAZE.pause);
    }
    const above = target.position.y + target.size.height > mob.position.y ? BLAZE.climb : -0.05;
    const goal = far > BLAZE.reach * 4 ? target.position : mob.position;
    flyTo(mob, { x: goal.x, y: mob.position.y + above, z: goal.z }, 0.03);
    return true;
};
/** A ghast drifts about and shoots at visible targets. */
export const ghast = (mob) => {
    const { game } = mob;
    const target = findTarget(mob);
    const rhythm = rhythmOf(mob, GHAST.charge);
    const sees = target && mob.distanceTo(target) < GHAST.range && canSee(game.level, eyesOf(mob), eyesOf(target));
    if (!sees)
        rhythm.next = game.ticks + GHAST.charge;
    else if (game.ticks >= rhythm.next) {
        fire(mob, target, 'fireball');
        rhythm.next = game.ticks + GHAST.rest;
        charge(mob, false);
    }
    else if (rhythm.next - game.ticks === GHAST.charge / 2)
        charge(mob, true);
    if (!rhythm.goal || mob.distanceTo({ position: rhythm.goal }) < 2 || game.mobChance.oneIn(100))
        rhythm.goal = somewhereNear(mob, GHAST.reach);
    flyTo(mob, rhythm.goal, GHAST.push);
    return true;
};
function charge(mob, on) {
    mob.game.broadcastSeen(mob, 'entity_metadata', {
        entityId: mob.id,
        metadata: [{ ...GHAST_CHARGES, value: on }],
    });
}
/** A phantom circles above its prey and swoops down. */
export const phantom = (mob) => {
    const { game } = mob;
    const target = findTarget(mob);
    const rhythm = rhythmOf(mob, PHANTOM.circle);
    const dives = target !== undefined && game.ticks >= rhythm.next;
    if (target && dives) {
        flyTo(mob, eyesOf(target), PHANTOM.dive);
        if (isWithinReach(mob, target)) {
            attack(mob, target, blowOf(mob, target));
            rhythm.next = game.ticks + PHANTOM.circle;
        }
        return true;
    }
    const middle = target?.position ?? mob.position;
    const turn = (game.ticks / 40 + mob.id) % (2 * Math.PI);
    const above = target ? PHANTOM.height : 0;
    const goal = {
        x: middle.x + Math.cos(turn) * PHANTOM.radius,
        y: middle.y + above,
        z: middle.z + Math.sin(turn) * PHANTOM.radius,
    };
    flyTo(mob, goal, PHANTOM.push);
    return true;
};
