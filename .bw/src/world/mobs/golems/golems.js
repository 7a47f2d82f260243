import { blockOf, neighbour } from '../../geometry.js';
import { thrownItem } from '../../projectiles/thrown.js';
import { findTarget } from '../hunting.js';
import { eyesOf } from '../prey.js';
/** Upward speed caused by an iron golem's hit, in blocks per tick. */
const TOSS = 0.4;
const STATUS_ATTACK = 4;
/** Range and pause of a snow golem's snowballs, in blocks and ticks; their speed. */
const RANGE = 10;
const PAUSE = 20;
const SPEED = 1.6;
/** Ticks between checks of the ground and for water. */
const INTERVAL = 10;
/** The swing of an iron golem throws its victim into the air. */
export function toss(mob, victim) {
    mob.game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_ATTACK });
    if ('velocity' in victim)
        victim.velocity = { ...victim.velocity, y: victim.velocity.y + TOSS };
}
/** A snow golem throws snowballs at monsters. */
export const throwSnow = (mob) => {
    const { game } = mob;
    const target = findTarget(mob);
    if (!target || mob.distanceTo(target) > RANGE)
        return false;
    mob.stop();
    if (game.ticks < mob.readyAt)
        return true;
    mob.readyAt = game.ticks + PAUSE;
    const from = { ...mob.position, y: eyesOf(mob).y - 0.1 };
    const aim = eyesOf(target);
    const by = { x: aim.x - from.x, y: 0, z: aim.z - from.z };
    const flat = Math.hypot(by.x, by.z);
    const up = aim.y - 1.1 - from.y + flat * 0.2;
    const length = Math.hypot(flat, up) || 1;
    const velocity = { x: (by.x / length) * SPEED, y: (up / length) * SPEED, z: (by.z / length) * SPEED };
    const item = { ...game.items.make('snowball'), name: 'snowball' };
    game.addEntity(thrownItem(game, item, { position: from, velocity, shooter: mob }));
    return true;
};
/** A snow golem leaves a trail of snow, and melts in water and rain. */
export const leaveSnow = (mob) => {
    const { game } = mob;
    if ((mob.age + mob.id) % INTERVAL !== 0)
        return false;
    const p = blockOf(mob.position);
    const { level } = game;
    const here = level.get(p);
    if (here.name === 'water')
        mob.hurt({ amount: 1, cause: 'drown' });
    const ground = level.get(neighbour(p, 'down'));
    if (here.stateId === 0 && level.shapes.isSturdy(ground, 'up') && game.rules.get('mobGriefing') === true)
        level.set(p, level.states.encode('snow'));
    return false;
};
