import { subtract } from '../geometry.js';
import { canSee } from '../kernel/entities/line-of-sight.js';
import { Arrow } from '../projectiles/arrow.js';
import { findTarget } from './hunting.js';
import { yawTowards } from './motion.js';
import { eyesOf } from './prey.js';
const MAIN_HAND = 0;
/** Distance from which a skeleton shoots, in blocks. */
const RANGE = 15;
/** Ticks between two arrows, including drawing the bow. */
const INTERVAL = 60;
const HARD_INTERVAL = 40;
/** Speed of an arrow in blocks per tick, and its inaccuracy by difficulty. */
const SPEED = 1.6;
const SPREAD = { peaceful: 14, easy: 10, normal: 6, hard: 2 };
const SPREAD_UNIT = 0.0172275;
/** Stands still and shoots with its bow or crossbow at a visible target within range. */
export function shoot(mob) {
    const { game } = mob;
    if (!/bow$/.test(mob.traits.equipment.get(MAIN_HAND)?.name ?? ''))
        return false;
    const target = findTarget(mob);
    if (!target || mob.distanceTo(target) > RANGE || !canSee(game.level, eyesOf(mob), eyesOf(target)))
        return false;
    mob.stop();
    const by = subtract(target.position, mob.position);
    mob.yaw = yawTowards(by);
    if (mob.readyAt === 0)
        mob.readyAt = game.ticks + INTERVAL / 3;
    if (game.ticks < mob.readyAt)
        return true;
    mob.readyAt = game.ticks + (game.difficulty === 'hard' ? HARD_INTERVAL : INTERVAL);
    const from = { ...mob.position, y: mob.position.y + mob.size.height * 0.85 - 0.1 };
    const flat = Math.hypot(by.x, by.z);
    // aims at a third of the body's height, and higher for longer distances
    const aim = { x: by.x, y: target.position.y + target.size.height / 3 - from.y + flat * 0.2, z: by.z };
    const length = Math.hypot(aim.x, aim.y, aim.z);
    const off = () => (game.mobChance.next() - game.mobChance.next()) * SPREAD_UNIT * SPREAD[game.difficulty];
    const velocity = {
        x: (aim.x / length + off()) * SPEED,
        y: (aim.y / length + off()) * SPEED,
        z: (aim.z / length + off()) * SPEED,
    };
    const definition = game.entityDefinition('arrow');
    game.addEntity(new Arrow(game, { definition, position: from, velocity, shooter: mob, ...arrowOf(mob) }));
    return true;
}
/** A stray's arrows slow the target, a bogged's poison it. */
function arrowOf({ kind }) {
    if (kind === 'stray')
        return { doses: [{ effect: 'slowness', amplifier: 0, ticks: 600 }] };
    return kind === 'bogged' ? { doses: [{ effect: 'poison', amplifier: 0, ticks: 100 }] } : {};
}
