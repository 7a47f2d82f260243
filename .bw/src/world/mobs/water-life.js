import { blockOf } from '../geometry.js';
import { point, ticksSince } from '../kernel/memory/fields.js';
import { SavedMemory } from '../kernel/memory/saved-memory.js';
import { flyTo } from './monsters/flying.js';
/** Distance that a swimmer looks ahead for water (blocks), its push (blocks per tick), and how often it turns. */
const REACH = 5;
const PUSH = 0.015;
const TURN_ODDS = 60;
/** On land it gasps: ticks until it suffocates, and the hops of a fish. */
const AIR_TICKS = 300;
const HOP = 0.4;
const HOP_SIDE = 0.1;
/** Where it swims. */
export const SWIMMING = new SavedMemory('swimming', { goal: point('SwimmingTo') });
/** Tick since which it has been out of water. */
export const GASPING = new SavedMemory('gasping', { outSince: ticksSince('OutOfWaterFor') });
const isWater = (mob, p) => mob.game.level.get(blockOf(p)).name === 'water';
/** Swims about in water; on land it flounders and suffocates. */
export const swim = (mob) => {
    const { game } = mob;
    if (!isWater(mob, { ...mob.position, y: mob.position.y + mob.size.height / 2 })) {
        const gasping = GASPING.of(mob);
        gasping.outSince ??= game.ticks;
        const since = gasping.outSince;
        if (game.ticks - since > AIR_TICKS && (game.ticks - since) % 20 === 0)
            mob.hurt({ amount: 2, cause: 'drown' });
        if (mob.onGround && game.mobChance.oneIn(4)) {
            const { mobChance: chance } = game;
            mob.velocity = { x: chance.around(HOP_SIDE), y: HOP, z: chance.around(HOP_SIDE) };
            mob.onGround = false;
        }
        return false;
    }
    GASPING.of(mob).outSince = undefined;
    return drift(mob);
};
/** Swims about in water. Returns false on land. */
export const drift = (mob) => {
    const { game } = mob;
    if (!isWater(mob, { ...mob.position, y: mob.position.y + mob.size.height / 2 }))
        return false;
    const swimming = SWIMMING.of(mob);
    let { goal } = swimming;
    if (!goal ||
        !isWater(mob, goal) ||
        mob.distanceTo({ position: goal }) < 1 ||
        game.mobChance.oneIn(TURN_ODDS)) {
        goal = nearbyWater(mob) ?? mob.position;
        swimming.goal = goal;
    }
    flyTo(mob, goal, PUSH);
    return true;
};
function nearbyWater(mob) {
    const { mobChance } = mob.game;
    const around = (reach) => (mobChance.next() * 2 - 1) * reach;
    const { x, y, z } = mob.position;
    const to = { x: x + around(REACH), y: y + around(REACH / 2), z: z + around(REACH) };
    return isWater(mob, to) && isWater(mob, { ...to, y: to.y + mob.size.height }) ? to : undefined;
}
