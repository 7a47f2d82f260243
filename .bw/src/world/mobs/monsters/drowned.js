import { ThrownTrident } from '../../projectiles/trident.js';
import { findTarget } from '../hunting.js';
import { eyesOf } from '../prey.js';
/** Range of a drowned's trident (blocks), ticks between throws, and its speed. */
const RANGE = 10;
const NEAR = 3;
const PAUSE = 40;
const SPEED = 1.6;
const MAIN_HAND = 0;
/** A drowned with a trident throws it again and again; it does not lose it (vanilla Drowned). */
export const throwTrident = (mob) => {
    const { game } = mob;
    const item = mob.traits.equipment.get(MAIN_HAND);
    const target = item?.name === 'trident' ? findTarget(mob) : undefined;
    if (!item || !target)
        return false;
    const far = mob.distanceTo(target);
    if (far > RANGE || far < NEAR)
        return false;
    mob.stop();
    if (game.ticks < mob.readyAt)
        return true;
    mob.readyAt = game.ticks + PAUSE;
    const from = { ...mob.position, y: eyesOf(mob).y - 0.1 };
    const by = { x: target.position.x - from.x, y: 0, z: target.position.z - from.z };
    const flat = Math.hypot(by.x, by.z);
    const up = target.position.y + target.size.height / 3 - from.y + flat * 0.2;
    const length = Math.hypot(flat, up) || 1;
    const velocity = { x: (by.x / length) * SPEED, y: (up / length) * SPEED, z: (by.z / length) * SPEED };
    const definition = game.entityDefinition('trident');
    game.addEntity(new ThrownTrident(game, { definition, position: from, velocity, shooter: mob, item, mayKeep: false }));
    return true;
};
